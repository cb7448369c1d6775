"""A fast generator for playouts and bots: multiply-with-carry on 63 bits, the same with the JIT on and off.

Deals that people play are not drawn from it: see `deal`.
"""

from twelvefold.engine.kernel.jit import helper

MULTIPLIER = 2147483085
"""The largest below 2³¹ for which `a·2³² − 1` and `a·2³¹ − 1` are prime, so that the period is `a·2³¹ − 1`."""
LOW = 0xFFFFFFFF
SEEDS = MULTIPLIER * 2**32 - 1
"""A seed is from 1 to SEEDS − 1."""


@helper
def advance(chance: int) -> int:
    """The generator's next state."""
    return MULTIPLIER * (chance & LOW) + (chance >> 32)


@helper
def fraction(chance: int) -> int:
    """The 32 random bits of a state, to be multiplied by n and shifted right by 32 for a number below n."""
    return (chance & LOW) ^ (chance >> 32)

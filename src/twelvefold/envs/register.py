"""Importing this module makes the environments known to Gymnasium and PettingZoo, whichever is installed.

`gymnasium.make("twelvefold.envs.register:twelvefold/Twelvefold-v0")` imports it by itself.
"""

from importlib.util import find_spec

from twelvefold.envs.setup import VERSION

ID = f"twelvefold/Twelvefold-v{VERSION}"
"""The environments' name in both registries."""


def _register() -> None:
    if find_spec("gymnasium") is not None:
        import gymnasium

        gymnasium.register(
            ID,
            entry_point="twelvefold.envs.single:SeatEnv",
            vector_entry_point="twelvefold.envs.vector:SeatVectorEnv",
        )
    if find_spec("pettingzoo") is not None:
        import pettingzoo

        pettingzoo.register("aec", ID, entry_point="twelvefold.envs.aec:env")
        pettingzoo.register("parallel", ID, entry_point="twelvefold.envs.parallel:parallel_env")


_register()

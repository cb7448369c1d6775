"""`words` for the compiler: unchecked loads and stores, the processor's own popcount, and eight words at once."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

WORD = ir.IntType(64)


def _address(context: Any, builder: Any, kind: Any, words: Any, index: Any) -> Any:
    """Where a word is: words come as a pointer, tables that never change as an array."""
    data = context.make_array(kind)(context, builder, words).data if isinstance(kind, types.Array) else words
    return cgutils.gep_inbounds(builder, data, index)


@intrinsic
def load(typingctx: Any, words: Any, at: Any) -> Any:
    """The word at an index, without a check."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(_address(context, builder, signature.args[0], args[0], args[1]))

    return types.int64(words, types.int64), codegen


@intrinsic
def store(typingctx: Any, words: Any, at: Any, value: Any) -> Any:
    """Put a word at an index, without a check."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(args[2], _address(context, builder, signature.args[0], args[0], args[1]))
        return context.get_dummy_value()

    return types.void(words, types.int64, types.int64), codegen


@intrinsic
def tail(typingctx: Any, words: Any, at: Any) -> Any:
    """The words from an index on."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _address(context, builder, signature.args[0], args[0], args[1])

    return words(words, types.int64), codegen


@intrinsic(prefer_literal=True)
def scratch(typingctx: Any, count: Any) -> Any:
    """So many words on the stack."""
    room = ir.ArrayType(WORD, count.literal_value)

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(cgutils.alloca_once(builder, room), WORD.as_pointer())

    return types.CPointer(types.int64)(count), codegen


@intrinsic
def popcount(typingctx: Any, word: Any) -> Any:
    """How many bits of a word are set."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic
def largest(typingctx: Any, words: Any, at: Any, mask: Any, apart: Any) -> Any:
    """The most bits in one of eight words, among those that meet a mask, or that do not: no branch to guess."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        lanes = ir.VectorType(WORD, 8)

        def call(name: str, result: Any, value: Any) -> Any:
            kind = ir.FunctionType(result, [lanes])
            return builder.call(cgutils.get_or_insert_function(builder.module, kind, f"llvm.{name}.v8i64"), [value])

        def spread(value: Any) -> Any:
            one = builder.insert_element(ir.Constant(lanes, ir.Undefined), value, ir.Constant(ir.IntType(32), 0))
            return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), 8), [0] * 8))

        address = _address(context, builder, signature.args[0], args[0], args[1])
        eight = builder.load(builder.bitcast(address, lanes.as_pointer()), align=8)
        met = builder.icmp_signed("!=", builder.and_(eight, spread(args[2])), ir.Constant(lanes, [0] * 8))
        flip = spread(builder.sub(ir.Constant(WORD, 0), builder.zext(args[3], WORD)))
        kept = builder.and_(eight, builder.xor(builder.sext(met, lanes), flip))
        return call("vector.reduce.umax", WORD, call("ctpop", lanes, kept))

    return types.int64(words, types.int64, types.int64, types.boolean), codegen

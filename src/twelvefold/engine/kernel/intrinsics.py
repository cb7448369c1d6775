"""`bits` for the compiler: unchecked loads and stores, the processor's own popcount, and eight integers at once."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

INT64 = ir.IntType(64)
INT32 = ir.IntType(32)
BYTES = ir.IntType(8).as_pointer()


def constant(ints: Any) -> Any:
    """A table as the compiler takes it."""
    return np.array(ints, dtype=np.int64)


def _address(context: Any, builder: Any, kind: Any, ints: Any, index: Any) -> Any:
    """The address of an integer: arrays come as a pointer, constant tables as an array."""
    data = context.make_array(kind)(context, builder, ints).data if isinstance(kind, types.Array) else ints
    return cgutils.gep_inbounds(builder, data, index)


@intrinsic
def load(typingctx: Any, ints: Any, at: Any) -> Any:
    """The integer at an index, without a check."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(_address(context, builder, signature.args[0], args[0], args[1]))

    return types.int64(ints, types.int64), codegen


@intrinsic
def store(typingctx: Any, ints: Any, at: Any, value: Any) -> Any:
    """Put an integer at an index, without a check."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(args[2], _address(context, builder, signature.args[0], args[0], args[1]))
        return context.get_dummy_value()

    return types.void(ints, types.int64, types.int64), codegen


@intrinsic
def tail(typingctx: Any, ints: Any, at: Any) -> Any:
    """The integers from an index on."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _address(context, builder, signature.args[0], args[0], args[1])

    return ints(ints, types.int64), codegen


@intrinsic
def prefetch(typingctx: Any, ints: Any, at: Any) -> Any:
    """Ask the processor to bring an integer's cache line, to be written."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        address = builder.bitcast(_address(context, builder, signature.args[0], args[0], args[1]), BYTES)
        kind = ir.FunctionType(ir.VoidType(), [BYTES, INT32, INT32, INT32])
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        builder.call(function, [address, INT32(1), INT32(3), INT32(1)])
        return context.get_dummy_value()

    return types.void(ints, types.int64), codegen


@intrinsic(prefer_literal=True)
def scratch(typingctx: Any, count: Any) -> Any:
    """An array on the stack."""
    work = ir.ArrayType(INT64, count.literal_value)

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(cgutils.alloca_once(builder, work), INT64.as_pointer())

    return types.CPointer(types.int64)(count), codegen


@intrinsic
def popcount(typingctx: Any, value: Any) -> Any:
    """How many bits of an integer are set."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic
def largest(typingctx: Any, ints: Any, at: Any, mask: Any, apart: Any) -> Any:
    """The most bits in any of eight integers that overlap a mask, or that don't if `apart`; without a branch."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        lanes = ir.VectorType(INT64, 8)

        def call(name: str, result: Any, value: Any) -> Any:
            kind = ir.FunctionType(result, [lanes])
            return builder.call(cgutils.get_or_insert_function(builder.module, kind, f"llvm.{name}.v8i64"), [value])

        def spread(value: Any) -> Any:
            one = builder.insert_element(ir.Constant(lanes, ir.Undefined), value, ir.Constant(ir.IntType(32), 0))
            return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), 8), [0] * 8))

        address = _address(context, builder, signature.args[0], args[0], args[1])
        eight = builder.load(builder.bitcast(address, lanes.as_pointer()), align=8)
        met = builder.icmp_signed("!=", builder.and_(eight, spread(args[2])), ir.Constant(lanes, [0] * 8))
        flip = spread(builder.sub(ir.Constant(INT64, 0), builder.zext(args[3], INT64)))
        kept = builder.and_(eight, builder.xor(builder.sext(met, lanes), flip))
        return call("vector.reduce.smax", INT64, call("ctpop", lanes, kept))

    return types.int64(ints, types.int64, types.int64, types.boolean), codegen

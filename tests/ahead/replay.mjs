// Replays the kernel calls that `recorder.py` recorded on the WebAssembly module, and compares every integer.
//
//     node replay.mjs kernel.wasm < stream
//
// Prints how many calls and integers were compared, and the first calls that differed, as JSON.
import { readFileSync } from "node:fs";

const [KNOWN, SET, CALL, CHANGED, END] = [0, 1, 2, 3, 4];
const [ADDRESS, INTEGER] = [0, 1];
const PAGE = 65536;
const BIG = 1 << 15;
const SHOWN = 5;

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, __heap_base: heapBase } = instance.exports;
const names = Object.keys(instance.exports)
  .filter((name) => typeof instance.exports[name] === "function")
  .sort();

/** Each array: where it is in the module's memory, and what must be in it. */
const arrays = [];
let free = (heapBase.value + 63) & ~63;
let calls = 0;
let integers = 0;
let ended = false;
const different = [];
/** The last call, whose arrays are compared once all that it changed has been read. */
let last = null;

function place(size) {
  const at = free;
  free = (at + 8 * size + 63) & ~63;
  const missing = free - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE) + 64);
  return at;
}

function isAsExpected({ at, expected }) {
  integers += expected.length;
  const there = Buffer.from(memory.buffer, at, expected.byteLength);
  return there.equals(Buffer.from(expected.buffer));
}

function compareLast() {
  if (last === null) return;
  const { name, passed, right } = last;
  const wrong = passed.filter((each) => each.expected.length <= BIG && !isAsExpected(each)).length;
  if ((wrong || !right) && different.length < SHOWN) different.push({ call: calls, name, wrong, right });
  last = null;
}

function call(words, low, start) {
  let at = start;
  const name = names[low[2 * at]];
  const hasResult = low[2 * at + 2] === 1;
  const result = words[at + 2];
  const count = low[2 * at + 6];
  at += 4;
  const parameters = [];
  const passed = [];
  for (let i = 0; i < count; i += 1, at += 2) {
    if (low[2 * at] === ADDRESS) {
      const array = arrays[low[2 * at + 2]];
      passed.push(array);
      parameters.push(array.at);
    } else {
      const value = words[at + 1];
      parameters.push(low[2 * at] === INTEGER ? value : Number(value));
    }
  }
  const got = instance.exports[name](...parameters);
  calls += 1;
  last = { name, passed, right: !hasResult || got === result };
  return at;
}

function replay(words) {
  const low = new Int32Array(words.buffer);
  let at = 0;
  while (at < words.length) {
    const kind = low[2 * at];
    if (kind !== CHANGED) compareLast();
    if (kind === CALL) {
      at = call(words, low, at + 1);
      continue;
    }
    if (kind === END) {
      ended = true;
      return;
    }
    const number = low[2 * at + 2];
    const count = low[2 * at + 4];
    at += 3;
    if (kind === KNOWN) {
      const expected = words.slice(at, at + count);
      arrays[number] = { at: place(count), expected };
      new BigInt64Array(memory.buffer, arrays[number].at, count).set(expected);
      at += count;
      continue;
    }
    const { at: base, expected } = arrays[number];
    const inside = kind === SET ? new BigInt64Array(memory.buffer, base, expected.length) : null;
    for (let i = 0; i < count; i += 1) {
      const index = low[2 * (at + i)];
      const value = words[at + count + i];
      expected[index] = value;
      if (inside) inside[index] = value;
    }
    at += 2 * count;
  }
  compareLast();
}

let waiting = [];
let held = 0;
let wanted = 0;
for await (const chunk of process.stdin) {
  waiting.push(chunk);
  held += chunk.length;
  for (;;) {
    if (wanted === 0 && held >= 8) {
      const all = Buffer.concat(waiting);
      wanted = 8 * Number(all.readBigInt64LE(0));
      waiting = [all.subarray(8)];
      held -= 8;
    }
    if (wanted === 0 || held < wanted) break;
    const all = Buffer.concat(waiting);
    replay(new BigInt64Array(new Uint8Array(all.subarray(0, wanted)).buffer));
    waiting = [all.subarray(wanted)];
    held -= wanted;
    wanted = 0;
  }
}
const models = arrays.filter((each) => each.expected.length > BIG);
const intact = models.every(isAsExpected);
console.log(JSON.stringify({ calls, integers, models: models.length, ended, intact, different }));

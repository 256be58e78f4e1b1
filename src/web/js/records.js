// records.js: a record as lines of games. xo import does it, a program for WASI, and this is all that it needs of a
// system: standard input, which is the record, and the two outputs. The page and the worker both have it.
'use strict';

const NO_FILE = 8; // WASI's EBADF, for whatever else it asks

class Ended extends Error {}

// What `xo import` writes of these bytes: {lines, said}, the lines of games and its messages.
async function importRecord(program, record) {
  const outputs = [[], [], []]; // by the number of the standard file
  let at = 0; // how much has been read
  let exports = null;
  // Calls move with each part of a vector in the program's memory, and answers how many bytes were moved.
  const transfer = (parts, count, total, move) => {
    const view = new DataView(exports.memory.buffer);
    let moved = 0;
    for (let part = parts; part < parts + 8 * count; part += 8)
      moved += move(new Uint8Array(exports.memory.buffer, view.getUint32(part, true), view.getUint32(part + 4, true)));
    view.setUint32(total, moved, true);
    return 0;
  };
  const system = Object.fromEntries(WebAssembly.Module.imports(program).map(({name}) => [name, () => NO_FILE]));
  system.fd_read = (file, parts, count, total) => transfer(parts, count, total, (to) => {
    const piece = record.subarray(at, at + to.length);
    to.set(piece);
    at += piece.length;
    return piece.length;
  });
  system.fd_write = (file, parts, count, total) => transfer(parts, count, total, (from) => {
    outputs[file].push(from.slice());
    return from.length;
  });
  system.fd_close = () => 0;
  system.proc_exit = () => {
    throw new Ended();
  };
  const env = expat(() => exports);
  ({exports} = await WebAssembly.instantiate(program, {wasi_snapshot_preview1: system, env}));
  try {
    exports._start();
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
  return {lines: new Blob(outputs[1]), said: await new Blob(outputs[2]).text()};
}

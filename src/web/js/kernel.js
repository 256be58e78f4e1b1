// kernel.js: the WebAssembly program as an object. The kernel judges; this file only hands over numbers and bytes. The
// page and the worker both have it.
'use strict';

// The enumerators of xo/types.h and xo/referee.h that the page tells apart.
const OK = 0;
const UNFINISHED = 0;
const DRAW = -1;

class Kernel {
  constructor(instance) {
    this.c = instance.exports;
    this.decoder = new TextDecoder();
    this.encoder = new TextEncoder();
  }

  static async from(module) {
    return new Kernel(await WebAssembly.instantiate(module, {}));
  }

  bytes(at, length) {
    return new Uint8Array(this.c.memory.buffer, at, length);
  }

  // What a function of web.h has written into the words.
  words(length) {
    return this.decoder.decode(this.bytes(this.c.web_words(), length));
  }

  // Bytes for the program to read.
  hand(bytes) {
    this.bytes(this.c.web_text(), Kernel.BLOCK).set(bytes);
  }

  begin(rules, order) {
    for (let turn = 0; turn < 8; turn++) this.c.web_seat(turn, turn < order.length ? order[turn] : 0);
    return this.c.web_begin(rules.rows, rules.cols, rules.line, rules.players, order.length);
  }

  // The moves of a text, as [row, column], up to the token at fault if there is one; null when it is too long. Moves
  // after the last that is kept, of which there are more than any board has cells, are the position 0,0. word(k) is
  // move k as it was typed, until the next text is read.
  read(string) {
    const {c} = this;
    const bytes = this.encoder.encode(string);
    if (bytes.length > Kernel.CAP) return null;
    this.hand(bytes);
    const count = c.web_read(bytes.length);
    if (count < 0) return null;
    const word = (k) => {
      const at = c.web_word_at(k);
      return this.decoder.decode(bytes.subarray(at, at + c.web_word_len(k)));
    };
    return {moves: Array.from({length: count}, (_, k) => [c.web_row(k), c.web_col(k)]), word,
      wrong: c.web_fault() < 0 ? null : word(-1)};
  }

  // Begin a file of games, judged by these rules and switches.
  file({rules, order, style, strict, partial, claims}) {
    this.begin(rules, order);
    this.c.web_file(style, strict ? 1 : 0, partial ? 1 : 0, claims ? 1 : 0);
  }

  // Judge these text lines one after the other; what is asked next is about the last one.
  lines(bytes) {
    const {c} = this;
    this.hand(bytes);
    let at = 0;
    let used = 0;
    do {
      used = c.web_lines(at, bytes.length - at, 1);
      for (let k = 0; k < c.web_count(); k++) c.web_step(k);
      at += used;
    } while (used > 0);
  }

  // The rules and the order by which the next line is judged.
  inForce() {
    const [rows, cols, line, players] = [0, 1, 2, 3].map((which) => this.c.web_rule(which));
    const order = Array.from({length: this.c.web_seats()}, (_, turn) => this.c.web_seated(turn));
    return {rules: {rows, cols, line, players}, order};
  }
}
Kernel.CAP = 1 << 16; // XO_LINE_MAX of xo/stream.h
Kernel.BLOCK = 1 << 19; // WEB_BLOCK of web.h

// The program, from the base64 that the page carries.
function bytesOf(base64) {
  const binary = atob(base64.trim());
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

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
    this.end = this.c.memory.buffer.byteLength; // of the program's own memory
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
    return this.c.web_begin(rules.rows, rules.cols, rules.line, rules.players, rules.exact, order.length);
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

  // The rules and the order by which the next line is judged.
  inForce() {
    const {c} = this;
    const [rows, cols, line, players, exact, seats, ...order] = new Int32Array(c.memory.buffer, c.web_settings(), 14);
    return {rules: {rows, cols, line, players, exact}, order: order.slice(0, seats)};
  }

  // How many boards the table of these rules has; 0: there is none.
  table(rules, order) {
    this.begin(rules, order);
    return this.c.web_table(this.end);
  }

  // The bytes of the table, after the program's own memory: filled, or those that are given.
  entries(rules, order, given) {
    const size = this.table(rules, order);
    const lack = this.end + size - this.c.memory.buffer.byteLength;
    if (lack > 0) this.c.memory.grow(Math.ceil(lack / 65536));
    const bytes = this.bytes(this.end, size);
    if (given) bytes.set(given);
    else this.c.web_fill();
    return bytes;
  }

  // The moves of a game that leads to these cells, each [row, column, player], as text; null: none is found. Moves are
  // taken back as long as nobody has won and a move before can be; where the rules are exact that may miss a game.
  leading(rules, order, cells) {
    const {c} = this;
    const left = [...cells];
    const moves = [];
    this.begin(rules, order);
    c.web_judge();
    for (const cell of cells) c.web_put(...cell);
    while (left.length > 0) {
      const last = left.findIndex(([row, col, player]) => {
        if (player !== order[(left.length - 1) % order.length]) return false;
        c.web_put(row, col, 0);
        if (c.web_board() === OK && c.web_outcome() === UNFINISHED) return true;
        c.web_put(row, col, player);
        return false;
      });
      if (last < 0) return null;
      moves.unshift(...left.splice(last, 1));
    }
    return moves.every(([row, col]) => c.web_offer(row, col) === OK)
      ? moves.map(([row, col]) => `${row},${col}`).join(' ') : null;
  }
}
Kernel.CAP = 1 << 16; // XO_LINE_MAX of xo/text_lines.h
Kernel.BLOCK = 1 << 19; // WEB_BLOCK of web.h

// The program, from the base64 that the page carries.
function bytesOf(base64) {
  return Uint8Array.from(atob(base64.trim()), (byte) => byte.charCodeAt(0));
}

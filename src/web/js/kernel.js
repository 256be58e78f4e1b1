// kernel.js: the WebAssembly program as an object. Everything that is judged or said here is judged and said by C; this
// file only carries numbers and bytes over the border. The page and the worker both have it.
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

  // The bytes that the program reads.
  get text() {
    return new Uint8Array(this.c.memory.buffer, this.c.web_text.value, Kernel.CAP);
  }

  // The bytes of a file in which it finds lines.
  get block() {
    return new Uint8Array(this.c.memory.buffer, this.c.web_block.value, Kernel.BLOCK);
  }

  // What a function of answers.h or findings.h has written.
  said(length) {
    return this.decoder.decode(new Uint8Array(this.c.memory.buffer, this.c.web_said.value, length));
  }

  // Bytes for the program to read; null when they are too many.
  hand(string) {
    const bytes = this.encoder.encode(string);
    if (bytes.length > Kernel.CAP) return null;
    this.text.set(bytes);
    return bytes.length;
  }

  begin(rules, order) {
    for (let turn = 0; turn < 8; turn++) this.c.web_seat(turn, turn < order.length ? order[turn] : 0);
    return this.c.web_begin(rules.rows, rules.cols, rules.line, rules.players, order.length);
  }

  // The moves that a text spells, as [row, column], up to a fault if there is one; null when it is too long. Moves
  // behind the last that is kept, of which there are more than any board has cells, come as the position 0,0.
  read(string) {
    const length = this.hand(string);
    const count = length === null ? -1 : this.c.web_read(length);
    if (count < 0) return null;
    const moves = Array.from({length: count}, (_, k) => [this.c.web_read_row(k), this.c.web_read_col(k)]);
    return {moves, whole: this.c.web_read_at() < 0};
  }

  name(player) {
    return this.said(this.c.web_say_name(player));
  }

  // A player's name as the option --order has it.
  option(player) {
    return this.said(this.c.web_say_player(player));
  }

  symbol(player) {
    return this.said(this.c.web_say_symbol(player));
  }

  status() {
    return this.said(this.c.web_say_status());
  }

  // The rules and the order by which games of a file are judged.
  inForce() {
    const [rows, cols, line, players] = [0, 1, 2, 3].map((which) => this.c.web_rule(which));
    const order = Array.from({length: this.c.web_seats()}, (_, turn) => this.c.web_seated(turn));
    return {rules: {rows, cols, line, players}, order};
  }

  // The moves of the line that was judged last, as text.
  moves() {
    const {c} = this;
    return Array.from({length: c.web_moves()}, (_, k) => `${c.web_move_row(k)},${c.web_move_col(k)}`).join(' ');
  }

  // One text line of a file, by itself.
  line(bytes) {
    this.block.set(bytes);
    this.c.web_line(bytes.length);
  }

  refusal(status, row, col) {
    return this.said(this.c.web_say_refusal(status, row, col));
  }
}
Kernel.CAP = 1 << 16; // WEB_TEXT of web.h
Kernel.BLOCK = 1 << 19; // WEB_BLOCK of games.h

// The program, from the base64 that the page carries.
function bytesOf(base64) {
  const binary = atob(base64.trim());
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

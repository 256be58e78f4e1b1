// replay.js: files of games, in as many pieces as they come; the program finds the lines. The page and the worker both have it.
'use strict';

const AT = 64;
const EQUALS = 61;

// The last words of a line may claim its result; they are no moves, and not judged. A byte is a character here.
const CLAIM = /^([^#]*?[ \t\r])=[ \t\r]*([^ \t\r#]+)[ \t\r]*(#.*)?$/s;
const BYTES = new TextDecoder('latin1');

// What has been found of some games: for each the number of its line, where that stands in the file, and where its verdict
// line stands in `verdicts`, the bytes that `xo replay` writes.
class Findings {
  constructor(room) {
    this.count = 0;
    this.line = new Float64Array(room);
    this.start = new Float64Array(room);
    this.length = new Float64Array(room);
    this.invalid = new Uint8Array(room);
    this.end = new Float64Array(room); // of the verdict line, behind its newline
    this.verdicts = new Uint8Array(room * 16);
    this.written = 0;
  }

  static grown(array) {
    const larger = new array.constructor(2 * array.length + 1024);
    larger.set(array);
    return larger;
  }

  // verdict: the bytes of the verdict line, with its newline.
  add(line, start, length, invalid, verdict) {
    if (this.count === this.line.length)
      for (const name of ['line', 'start', 'length', 'invalid', 'end']) this[name] = Findings.grown(this[name]);
    while (this.written + verdict.length > this.verdicts.length) this.verdicts = Findings.grown(this.verdicts);
    this.verdicts.set(verdict, this.written);
    this.written += verdict.length;
    this.line[this.count] = line;
    this.start[this.count] = start;
    this.length[this.count] = length;
    this.invalid[this.count] = invalid ? 1 : 0;
    this.end[this.count] = this.written;
    this.count++;
  }

  verdict(k) {
    return this.verdicts.subarray(k === 0 ? 0 : this.end[k - 1], this.end[k]);
  }

  // Only what is in use, to be sent to the page.
  parts() {
    const parts = {count: this.count, written: this.written, verdicts: this.verdicts.slice(0, this.written)};
    for (const name of ['line', 'start', 'length', 'invalid', 'end']) parts[name] = this[name].slice(0, this.count);
    return parts;
  }

  append(parts) {
    for (let k = 0; k < parts.count; k++)
      this.add(parts.line[k], parts.start[k], parts.length[k], parts.invalid[k] === 1,
        parts.verdicts.subarray(k === 0 ? 0 : parts.end[k - 1], parts.end[k]));
  }
}

class Replayer {
  constructor(kernel, {rules, order, style, strict, partial}) {
    this.kernel = kernel;
    this.style = style;
    this.strict = strict ? 1 : 0;
    this.chosen = partial ? 1 : 0; // on the page
    this.partial = this.chosen; // and on the last line that sets it
    this.number = 0; // of the line found last
    this.at = 0; // where the rest stands in the file
    this.rest = new Uint8Array(0); // the head of a line whose end has not come yet
    this.trouble = null; // why the rest is not judged
    kernel.begin(rules, order);
    kernel.c.web_file();
    const players = Array.from({length: rules.players}, (_, k) => k + 1);
    this.results = new Set(['DRAW', 'UNFINISHED',
      ...players.flatMap((player) => [kernel.option(player), kernel.symbol(player), String(player)])]);
    const sides = [rules.rows, rules.cols, rules.line, rules.players].join('x');
    this.settings = `@ --rules ${sides} --order ${order.map((player) => kernel.option(player)).join(',')}`;
  }

  // The next bytes of the file, `last` when there are no more; what they finish is judged.
  feed(bytes, last) {
    const found = new Findings(1024);
    let piece = bytes;
    if (this.rest.length > 0) {
      piece = new Uint8Array(this.rest.length + bytes.length);
      piece.set(this.rest);
      piece.set(bytes, this.rest.length);
    }
    const {kernel} = this;
    let at = 0;
    kernel.block.set(piece);
    let used = 0;
    do {
      at += used;
      used = kernel.c.web_lines(at, piece.length - at, last ? 1 : 0);
      const count = kernel.c.web_line_count();
      for (let k = 0; k < count && !this.trouble; k++)
        this.judge(found, piece, at + kernel.c.web_line_start(k), at + kernel.c.web_line_start(k + 1) - 1);
    } while (used > 0 && !this.trouble);
    this.rest = piece.slice(at);
    this.at += at;
    return found;
  }

  // A line that sets rules and order, which can be those of the page, as `xo play` saves them; by others it judges no game.
  set(line) {
    this.partial = line === `${this.settings} --partial` ? 1 : this.chosen;
    if (line !== this.settings && line !== `${this.settings} --partial`)
      this.trouble = `line ${this.number} sets other rules, or says them otherwise: ${line} (choose them under Play, where they are ${this.settings}, and take the line out; or use the command xo replay)`;
  }

  // Where the moves of a line end: before its claim, if it has one that can be read.
  movesEnd(piece, start, end) {
    const line = piece.subarray(start, end);
    const [, moves, result] = line.includes(EQUALS) && CLAIM.exec(BYTES.decode(line)) || [];
    return moves && /[^ \t\r]/.test(moves) && this.results.has(result.toUpperCase()) ? start + moves.length : end;
  }

  judge(found, piece, start, end) {
    const {kernel} = this;
    this.number++;
    if (piece[start] === AT) {
      this.set(kernel.decoder.decode(piece.subarray(start, Math.min(end, start + 200))).trimEnd());
      return;
    }
    const length = (end - start <= Kernel.CAP ? this.movesEnd(piece, start, end) : end) - start;
    if (length <= Kernel.CAP) kernel.text.set(piece.subarray(start, start + length));
    const reason = kernel.c.web_find(length, this.style, this.strict, this.partial);
    if (kernel.c.web_found_blank() && length === end - start) return;
    found.add(this.number, this.at + start, length, reason !== OK, kernel.bytes(kernel.c.web_say_verdict()));
  }
}

// Reads a file or a text in pieces and judges them; tells `report(findings, bytes read, all bytes)` of each.
async function replayBlob(kernel, options, blob, report, pause) {
  const PIECE = 1 << 18;
  const replayer = new Replayer(kernel, options);
  let at = 0;
  do {
    const bytes = new Uint8Array(await blob.slice(at, at + PIECE).arrayBuffer());
    at += bytes.length;
    const last = at >= blob.size;
    const going = report(replayer.feed(bytes, last), at, blob.size);
    if (replayer.trouble) throw new Error(replayer.trouble);
    if (last || going === false) return;
    await pause();
  } while (at < blob.size);
}

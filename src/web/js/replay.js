// replay.js: files of games, in as many pieces as they come; the program finds the lines and judges them. The page and
// the worker both have it.
'use strict';

const ENTRY = 16; // the numbers of an xo_entry of entry.h, whose finding begins with why and ends with outcome
const WHY = 10;
const OUTCOME = 15;
const UNJUDGED = 12; // behind all reasons why a game is invalid
const VALID = 16;
const KINDS = 64; // of verdicts: VALID and the outcome behind it, which has other words where players are numbers

// What has been found of some games: for each the number of its line, where that stands in the file, of what kind its
// verdict is, and where the verdict line ends in `verdicts`, the bytes that `xo replay` writes. `sets` are the lines
// that set rules and order for the games from number `game` on, from 0.
class Findings {
  constructor(room) {
    this.count = 0;
    for (const name of Findings.NUMBERS) this[name] = new Float64Array(room);
    this.kind = new Uint8Array(room);
    this.verdicts = new Uint8Array(room * 16);
    this.written = 0;
    this.sets = [];
  }

  // Room for so many games and bytes more.
  reserve(games, bytes) {
    for (const name of [...Findings.NUMBERS, 'kind', 'verdicts']) {
      const [have, more] = name === 'verdicts' ? [this.written, bytes] : [this.count, games];
      const want = have + more;
      if (want <= this[name].length) continue;
      const larger = new this[name].constructor(2 * want);
      larger.set(this[name].subarray(0, have));
      this[name] = larger;
    }
  }

  // Verdict lines behind those before.
  write(bytes) {
    this.verdicts.set(bytes, this.written);
    this.written += bytes.length;
  }

  verdict(k) {
    return this.verdicts.subarray(k === 0 ? 0 : this.end[k - 1], this.end[k]);
  }

  invalid(k) {
    return this.kind[k] < UNJUDGED;
  }

  // The line that set what game k was judged by, if there is one.
  setting(k) {
    let [low, high] = [0, this.sets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sets[middle].game <= k) low = middle + 1;
      else high = middle;
    }
    return this.sets[low - 1];
  }

  // Only what is in use, to be sent to the page.
  parts() {
    const parts = {count: this.count, sets: this.sets, verdicts: this.verdicts.slice(0, this.written)};
    for (const name of [...Findings.NUMBERS, 'kind']) parts[name] = this[name].slice(0, this.count);
    return parts;
  }

  append(parts) {
    this.reserve(parts.count, parts.verdicts.length);
    for (const name of ['line', 'start', 'length', 'kind']) this[name].set(parts[name], this.count);
    for (let k = 0; k < parts.count; k++) this.end[this.count + k] = this.written + parts.end[k];
    for (const set of parts.sets) this.sets.push({...set, game: this.count + set.game});
    this.count += parts.count;
    this.write(parts.verdicts);
  }
}
Findings.NUMBERS = ['line', 'start', 'length', 'end'];

class Replayer {
  constructor(kernel, {rules, order, style, strict, partial}) {
    this.kernel = kernel;
    this.number = 0; // of the last line before those that were found
    this.at = 0; // where the rest stands in the file
    this.rest = new Uint8Array(0); // the head of a line whose end has not come yet
    kernel.begin(rules, order);
    kernel.c.web_file(style, strict ? 1 : 0, partial ? 1 : 0);
    this.set();
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
    const {c} = this.kernel;
    let at = 0;
    this.kernel.block.set(piece);
    let used = 0;
    do {
      at += used;
      used = c.web_lines(at, piece.length - at, last ? 1 : 0);
      this.lines(found, at);
    } while (used > 0);
    this.rest = piece.slice(at);
    this.at += at;
    return found;
  }

  // The lines that were found, in runs: games up to a line that sets what those behind it are judged by.
  lines(found, at) {
    const {c} = this.kernel;
    const count = c.web_line_count();
    for (let k = 0; k < count; k++) {
      const behind = c.web_find(at, k);
      this.take(found, at, k, behind);
      k = behind;
      if (k === count) break;
      if (c.web_set(at, k) < 0) throw new Error('the program has found no such line');
      found.sets.push({game: found.count, line: this.number + k + 1, start: this.at + c.web_line_at(at, k),
        length: c.web_line_len(at, k), good: this.set()});
    }
    this.number += count;
  }

  // What holds now; whether it could be read.
  set() {
    this.valid = VALID + (this.kernel.c.web_rule(3) > 2 ? VALID : 0) + 1;
    this.good = this.kernel.c.web_known() !== 0;
    return this.good;
  }

  // The verdicts of a run of lines, from number k on. A line without a game has none.
  take(found, at, k, behind) {
    const {c} = this.kernel;
    const bytes = c.web_say_verdicts(k, behind);
    if (bytes <= 0) return;
    const {buffer} = c.memory;
    const start = new Int32Array(buffer, c.web_found_lines.value + 4); // behind the count of lines
    const entry = new Int32Array(buffer, c.web_entry.value);
    const end = new Int32Array(buffer, c.web_verdict_end.value);
    found.reserve(behind - k, bytes);
    let {count} = found;
    let before = 0;
    for (let j = k; j < behind; j++) {
      if (end[j] === before) continue;
      before = end[j];
      found.line[count] = this.number + j + 1;
      found.start[count] = this.at + at + start[j];
      found.length[count] = start[j + 1] - 1 - start[j];
      const why = entry[j * ENTRY + WHY];
      found.kind[count] = !this.good ? UNJUDGED : why === OK ? this.valid + entry[j * ENTRY + OUTCOME] : why;
      found.end[count] = found.written + before;
      count++;
    }
    found.count = count;
    found.write(new Uint8Array(buffer, c.web_verdicts.value, bytes));
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
    if (last || going === false) return;
    await pause();
  } while (at < blob.size);
}

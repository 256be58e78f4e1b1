// replay.js: files of games, in as many pieces as they come; the program finds the lines and judges them. The page and
// the worker both have it.
'use strict';

const VERDICT_CAP = 80; // no verdict line has more bytes
const TAB = 9;
const NINE = 57; // the last digit

// What has been found of some games: for each the number of its line, where that is in the file, of what kind its
// verdict is (`names` has their names), and where the verdict line ends in `verdicts`, the bytes that `xo replay`
// writes. `sets` are the lines that set rules and order for the games from number `game` on, from 0.
class Findings {
  constructor(room) {
    this.count = 0;
    for (const name of Findings.NUMBERS) this[name] = new Float64Array(room);
    this.kind = new Uint8Array(room);
    this.verdicts = new Uint8Array(room * 16);
    this.written = 0;
    this.sets = [];
    this.names = [];
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

  add({line, start, length}, kind, verdict) {
    const {count} = this;
    this.reserve(1, verdict.length);
    this.verdicts.set(verdict, this.written);
    this.written += verdict.length;
    this.line[count] = line;
    this.start[count] = start;
    this.length[count] = length;
    this.kind[count] = kind;
    this.end[count] = this.written;
    this.count++;
  }

  verdict(k) {
    return this.verdicts.subarray(k === 0 ? 0 : this.end[k - 1], this.end[k]);
  }

  invalid(k) {
    return this.names[this.kind[k]].startsWith('INVALID');
  }

  // Whether there is a message on game k: it is invalid, or its claim is not its verdict.
  wrong(k) {
    return this.invalid(k) || this.names[this.kind[k]].includes('claim');
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
    const {count, sets, names} = this;
    const parts = {count, sets, names, verdicts: this.verdicts.slice(0, this.written)};
    for (const name of [...Findings.NUMBERS, 'kind']) parts[name] = this[name].slice(0, this.count);
    return parts;
  }

  append(parts) {
    this.reserve(parts.count, parts.verdicts.length);
    for (const name of ['line', 'start', 'length', 'kind']) this[name].set(parts[name], this.count);
    for (let k = 0; k < parts.count; k++) this.end[this.count + k] = this.written + parts.end[k];
    for (const set of parts.sets) this.sets.push({...set, game: this.count + set.game});
    this.verdicts.set(parts.verdicts, this.written);
    this.written += parts.verdicts.length;
    this.count += parts.count;
    this.names = parts.names;
  }
}
Findings.NUMBERS = ['line', 'start', 'length', 'end'];

class Replayer {
  constructor(kernel, options) {
    this.kernel = kernel;
    this.number = 0; // of the last line before those that were found
    this.at = 0; // where the rest is in the file
    this.rest = new Uint8Array(0); // the head of a line whose end has not come yet
    this.names = []; // of the kinds of verdicts
    this.kinds = new Map(); // from a sum over the words of a verdict line to the number of its name
    kernel.file(options);
    this.verdict = kernel.bytes(kernel.c.web_verdict(), VERDICT_CAP);
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
    this.kernel.hand(piece);
    let at = 0;
    let used = 0;
    do {
      used = c.web_lines(at, piece.length - at, last ? 1 : 0);
      this.lines(found, at);
      at += used;
    } while (used > 0);
    this.rest = piece.slice(at);
    this.at += at;
    found.names = this.names;
    return found;
  }

  // Judge the lines that were found at this offset.
  lines(found, at) {
    const {c} = this.kernel;
    const count = c.web_count();
    for (let k = 0; k < count; k++) {
      const bytes = c.web_step(k);
      const start = c.web_start(k);
      const place = {line: this.number + k + 1, start: this.at + at + start, length: c.web_start(k + 1) - 1 - start};
      const set = c.web_set();
      if (set !== 0) found.sets.push({...place, game: found.count, good: set > 0});
      else if (bytes > 0) found.add(place, this.kind(bytes), this.verdict.subarray(0, bytes));
    }
    this.number += count;
  }

  // The number of what a verdict line is counted as: its first word, the reason, and what its claim comes to.
  kind(bytes) {
    let sum = 0;
    let word = 0;
    for (let k = 0; k < bytes; k++) {
      const byte = this.verdict[k];
      if (byte === TAB) word++;
      else if (word === 0 || word === 4 || (word === 1 && byte > NINE)) sum = (sum * 31 + byte * (word + 1)) % 1e12;
    }
    if (!this.kinds.has(sum)) {
      const name = nameOfKind(this.kernel.decoder.decode(this.verdict.subarray(0, bytes)).trimEnd().split('\t'));
      if (!this.names.includes(name)) this.names.push(name);
      this.kinds.set(sum, this.names.indexOf(name));
    }
    return this.kinds.get(sum);
  }
}

function nameOfKind([verdict, detail, , , check]) {
  if (/^[0-9]/.test(detail)) return check === 'fails' || check === 'open' ? `${verdict}, claim ${check}` : verdict;
  return `${verdict} ${detail}`;
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

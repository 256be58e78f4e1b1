// replay.js: files of games, in as many pieces as they come; the program finds the lines and judges them. The page and
// the worker both have it.
'use strict';

const PIECE = 1 << 18; // of a file, that is judged at once
const VERDICT_CAP = 80; // no verdict line has more bytes

// What has been found of some games: for each the number of its line, where that is in the file, of what kind its
// verdict is (`names` has their names), and how many of `sets`, the lines that set rules and order, are before it.
// `verdicts` are pieces of the bytes that `xo replay` writes.
class Findings {
  constructor(names) {
    for (const name of Findings.LISTS) this[name] = [];
    this.names = names;
  }

  get count() {
    return this.kind.length;
  }

  invalid(k) {
    return this.names[this.kind[k]].startsWith('INVALID');
  }

  // Whether there is a message on game k: it is invalid, or its claim is not its verdict.
  wrong(k) {
    return this.invalid(k) || this.names[this.kind[k]].includes('claim');
  }

  append(more) {
    const before = this.sets.length;
    for (const name of Findings.LISTS) for (const found of more[name]) this[name].push(found);
    for (let k = this.count - more.kind.length; k < this.count; k++) this.after[k] += before;
    this.names = more.names;
  }
}
Findings.LISTS = ['line', 'start', 'length', 'kind', 'after', 'verdicts', 'sets'];

class Replayer {
  constructor(kernel, options) {
    this.kernel = kernel;
    this.number = 0; // of the last line before those that were found
    this.at = 0; // where the rest is in the file
    this.rest = new Uint8Array(0); // the head of a line whose end has not come yet
    this.names = []; // of the kinds of verdicts
    this.kinds = new Map(); // from the program's number of a kind to that of its name
    kernel.file(options);
  }

  // The next bytes of the file, `last` when there are no more; what they finish is judged.
  feed(bytes, last) {
    const found = new Findings(this.names);
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
    return found;
  }

  // Judge the lines that were found at this offset.
  lines(found, at) {
    const {c} = this.kernel;
    const count = c.web_count();
    const verdict = this.kernel.bytes(c.web_verdict(), VERDICT_CAP);
    const written = new Uint8Array(count * VERDICT_CAP);
    let end = 0;
    for (let k = 0; k < count; k++) {
      const bytes = c.web_step(k);
      const [line, begin] = [this.number + k + 1, c.web_start(k)];
      const [start, length] = [this.at + at + begin, c.web_start(k + 1) - 1 - begin];
      const set = c.web_set();
      if (set !== 0) found.sets.push({line, start, length, good: set > 0});
      else if (bytes > 0) {
        found.line.push(line);
        found.start.push(start);
        found.length.push(length);
        found.after.push(found.sets.length);
        found.kind.push(this.kind(verdict.subarray(0, bytes)));
        written.set(verdict.subarray(0, bytes), end);
        end += bytes;
      }
    }
    if (end > 0) found.verdicts.push(written.slice(0, end));
    this.number += count;
  }

  // The number of the name of what the last verdict line is counted as.
  kind(verdict) {
    const kind = this.kernel.c.web_kind();
    if (!this.kinds.has(kind)) {
      const name = nameOfKind(this.kernel.decoder.decode(verdict).trimEnd().split('\t'));
      if (!this.names.includes(name)) this.names.push(name);
      this.kinds.set(kind, this.names.indexOf(name));
    }
    return this.kinds.get(kind);
  }
}

function nameOfKind([verdict, detail, , , check]) {
  if (/^[0-9]/.test(detail)) return check === 'fails' || check === 'open' ? `${verdict}, claim ${check}` : verdict;
  return `${verdict} ${detail}`;
}

// The format that a file begins as, and the file as lines of games, or what it looks like though it is judged line by
// line; null: it has lines of games.
async function recordOf(kernel, records, blob) {
  const head = new Uint8Array(await blob.slice(0, PIECE).arrayBuffer());
  kernel.hand(head);
  const format = kernel.words(kernel.c.web_format(head.length));
  if (format) return {format, ...await importRecord(records, new Uint8Array(await blob.arrayBuffer()))};
  const looks = kernel.words(kernel.c.web_resembles(head.length));
  return looks ? {looks, lines: blob} : null;
}

// Reads a file or a text in pieces and judges them; tells `report` of each, which answers whether to go on.
async function replayBlob(kernel, records, options, file, report) {
  const replayer = new Replayer(kernel, options);
  const record = await recordOf(kernel, records, file);
  if (record && !report({record})) return;
  const blob = record ? record.lines : file;
  let done = 0;
  let going = true;
  do {
    const bytes = new Uint8Array(await blob.slice(done, done + PIECE).arrayBuffer());
    done += bytes.length;
    going = report({found: replayer.feed(bytes, done >= blob.size), done, all: blob.size});
  } while (going && done < blob.size);
}

// What takes long: the replay of a file, or a table.
async function work({module, records, options, blob, rules, order}, post) {
  try {
    const kernel = await Kernel.from(module);
    if (blob) await replayBlob(kernel, records, options, blob, post);
    else post({entries: kernel.entries(rules, order).slice()});
    post({ended: true});
  } catch (error) {
    post({trouble: error.message});
  }
}

// What the page posts to a worker.
if (!globalThis.document) onmessage = ({data}) => work(data, (told) => postMessage(told) ?? true);

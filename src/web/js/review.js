// review.js: the page of a file of games: its verdicts, what is wrong with which game, totals.
'use strict';

const ROWS = 100; // of the table at once
const TROUBLES = 20; // lines that are told of before the table

const OPTIONS = ['strict', 'partial', 'letters']; // those that a checkbox stands for
const GO_LETTERS = 2; // XO_GO_LETTERS of notation.h

// A name as the command shows it: what moves a terminal or turns text round is written as its bytes.
function shown(name) {
  return name.replace(/[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (hidden) =>
    [...new TextEncoder().encode(hidden)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''));
}

class Review {
  constructor(module, kernel, play, open) {
    this.module = module;
    this.kernel = kernel; // a program of its own, for the messages of the lines that are shown
    this.play = play;
    this.open = open;
    this.run = 0; // which run is going on
    by('games').addEventListener('submit', (event) => {
      event.preventDefault();
      this.start(new Blob([by('text').value]), 'pasted');
    });
    by('file').addEventListener('change', () => this.take(by('file').files));
    by('stop').addEventListener('click', () => this.stop('stopped'));
    by('download').addEventListener('click', () => this.download());
    for (const name of OPTIONS) by(name).addEventListener('change', () => this.show());
    by('only-invalid').addEventListener('change', () => this.turn(0));
    by('previous').addEventListener('click', () => this.turn(this.first - ROWS));
    by('next').addEventListener('click', () => this.turn(this.first + ROWS));
    const place = by('replay');
    for (const [name, over] of [['dragover', true], ['dragleave', false], ['drop', false]])
      place.addEventListener(name, (event) => {
        event.preventDefault();
        place.classList.toggle('over', over);
        if (name === 'drop') this.take(event.dataTransfer.files);
      });
  }

  show() {
    const {match} = this.play;
    const order = match.order.map((player) => this.play.kernel.option(player)).join(',');
    const ticked = OPTIONS.filter((name) => by(name).checked)
      .map((name) => ` --${by(name).dataset.option || name}`).join('');
    by('replay-rules').replaceChildren('The same as ',
      element('code', {}, `xo replay --rules ${match.rulesText()} --order ${order}${ticked}`), '.');
  }

  take(files) {
    if (files.length > 0) this.start(files[0], shown(files[0].name));
  }

  start(blob, name) {
    this.stop();
    const run = this.run;
    const {match} = this.play;
    this.options = {rules: match.rules, order: match.order, strict: by('strict').checked,
      partial: by('partial').checked, style: by('letters').checked ? GO_LETTERS : 0};
    this.blob = blob;
    this.name = name;
    this.found = new Findings(1024);
    this.invalid = []; // the numbers of the invalid games
    this.kinds = new Uint32Array(KINDS); // how many games have a verdict of this kind
    this.named = new Map(); // and what it is called
    by('troubles').replaceChildren();
    this.began = performance.now();
    this.progress(0, blob.size);
    by('stop').disabled = false;
    by('download').disabled = true;
    this.first = 0;
    this.inWorker(run) || this.inSlices(run);
  }

  // False where the page may not have a worker, as from some browsers' file systems.
  inWorker(run) {
    try {
      const source = new Blob([by('shared').textContent, by('worker').textContent], {type: 'text/javascript'});
      this.source = URL.createObjectURL(source);
      this.worker = new Worker(this.source);
    } catch {
      return false;
    }
    let heard = false;
    this.worker.onmessage = ({data}) => {
      heard = true;
      if (run !== this.run) return;
      if (data.parts) this.add(data.parts, data.done, data.all);
      else this.end(data.trouble);
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      if (run !== this.run) return;
      if (heard) this.end(event.message);
      else this.inSlices(run);
    };
    this.worker.postMessage({module: this.module, options: this.options, blob: this.blob});
    return true;
  }

  inSlices(run) {
    const pause = () => new Promise((resolve) => { setTimeout(resolve); });
    return Kernel.from(this.module).then((kernel) => replayBlob(kernel, this.options, this.blob, (found, done, all) => {
      if (run !== this.run) return false;
      this.add(found.parts(), done, all);
      return true;
    }, pause)).then(() => { if (run === this.run) this.end(); }, (error) => this.end(error.message));
  }

  stop(why) {
    this.run++;
    this.worker?.terminate();
    this.worker = null;
    if (this.source) URL.revokeObjectURL(this.source);
    this.source = null;
    by('stop').disabled = true;
    if (why) this.finish(why);
  }

  end(trouble) {
    this.stop(trouble ? `stopped: ${trouble}` : 'done');
  }

  add(parts, done, all) {
    const before = this.found.count;
    const set = this.found.sets.length;
    this.found.append(parts);
    for (let k = before; k < this.found.count; k++) {
      const kind = this.found.kind[k];
      if (kind < UNJUDGED) this.invalid.push(k);
      if (this.kinds[kind]++ === 0) this.named.set(kind, this.called(k));
    }
    for (const found of this.found.sets.slice(set)) if (!found.good) this.tell(found);
    this.progress(done, all);
    if (before === 0) this.turn(0);
  }

  // The words of a verdict line, and what it is counted as.
  words(k) {
    return this.kernel.decoder.decode(this.found.verdict(k)).trimEnd().split('\t');
  }

  called(k) {
    const [verdict, detail] = this.words(k);
    return this.found.kind[k] < VALID ? `${verdict} ${detail}` : verdict;
  }

  // An @ line that cannot be read: told once.
  async tell(set) {
    const {blob} = this;
    const place = by('troubles');
    const item = element('li', {}, place.childElementCount < TROUBLES ? `${this.name}:${set.line}` : 'and more');
    if (place.childElementCount > TROUBLES) return;
    place.append(item);
    if (place.childElementCount > TROUBLES) return;
    const bytes = await this.bytes(set);
    if (blob !== this.blob) return;
    this.begin();
    this.kernel.line(bytes);
    this.kernel.c.web_set(0, 0);
    item.textContent = `${this.name}:${this.kernel.said(this.kernel.c.web_say_set(set.line))}`;
  }

  progress(done, all) {
    by('progress').hidden = false;
    by('progress').value = all === 0 ? 1 : done / all;
    by('results').hidden = false;
  }

  finish(how) {
    const seconds = (performance.now() - this.began) / 1000;
    by('progress').hidden = true;
    by('download').disabled = this.found.count === 0;
    const games = `${this.found.count} ${this.found.count === 1 ? 'game' : 'games'}`;
    by('progress-text').textContent =
      `${this.name}, ${how}: ${games}, ${this.invalid.length} invalid, ${seconds.toFixed(2)} s`;
    const totals = [...this.named].map(([kind, name]) => [name, this.kinds[kind]]).sort();
    by('totals').tBodies[0].replaceChildren(...totals.map(([name, count]) =>
      element('tr', {}, element('th', {scope: 'row'}, name), element('td', {}, String(count)))));
    this.turn(this.first);
  }

  // The table from its row number `first` on.
  async turn(first) {
    const alone = by('only-invalid').checked;
    const all = alone ? this.invalid.length : this.found.count;
    const from = Math.max(0, Math.min(first, Math.floor((all - 1) / ROWS) * ROWS));
    const games = Array.from({length: Math.min(ROWS, all - from)}, (_, k) => alone ? this.invalid[from + k] : from + k);
    const run = this.run;
    this.first = from;
    by('where').textContent = all === 0 ? 'none' : `${from + 1} to ${from + games.length} of ${all}`;
    by('previous').disabled = from === 0;
    by('next').disabled = from + ROWS >= all;
    const rows = await Promise.all(games.map((k) => this.row(k)));
    if (run === this.run && from === this.first) by('verdicts').tBodies[0].replaceChildren(...rows.flat());
  }

  // The bytes of a text line; of one that is too long, one more than it may have.
  async bytes({start, length}) {
    return new Uint8Array(await this.blob.slice(start, start + Math.min(length, Kernel.CAP + 1)).arrayBuffer());
  }

  begin() {
    const {options, kernel} = this;
    kernel.begin(options.rules, options.order);
    kernel.c.web_file(options.style, options.strict ? 1 : 0, options.partial ? 1 : 0);
  }

  // Game k, judged once more by what was in force there: its bytes and moves, and what is wrong with it.
  async again(k) {
    const {kernel, found} = this;
    const set = found.setting(k);
    const line = {start: found.start[k], length: found.length[k]};
    const [settings, bytes] = await Promise.all([set && this.bytes(set), this.bytes(line)]);
    this.begin();
    if (set) {
      kernel.line(settings);
      kernel.c.web_set(0, 0);
    }
    kernel.line(bytes);
    kernel.c.web_find(0, 0);
    const message = found.invalid(k) ?
      `${this.name}:${kernel.said(kernel.c.web_say_finding(found.line[k], 0, 0))}` : null;
    return {bytes, message, moves: kernel.moves(), ...kernel.inForce()};
  }

  async row(k) {
    const {found} = this;
    const {bytes, message, moves, rules, order} = await this.again(k);
    const words = this.words(k);
    const invalid = found.invalid(k);
    const head = this.kernel.decoder.decode(bytes.subarray(0, 200));
    const button = element('button', {type: 'button'}, head || '(not kept)');
    button.addEventListener('click', () => this.open({rules, order}, moves,
      invalid ? {message, reason: words[1]} : null));
    const cells = [String(found.line[k]), found.kind[k] < VALID ? `${words[0]} ${words[1]}` : words[0],
      ...(found.kind[k] < VALID ? ['', ''] : words.slice(1))].map((text) => element('td', {}, text));
    const rows = [element('tr', {}, ...cells, element('td', {}, button))];
    if (invalid)
      rows.push(element('tr', {}, element('td', {class: 'invalid', colspan: 5}, message)));
    return rows;
  }

  download() {
    const verdicts = this.found.verdicts.subarray(0, this.found.written);
    const link = element('a', {download: 'verdicts.tsv',
      href: URL.createObjectURL(new Blob([verdicts], {type: 'text/tab-separated-values'}))});
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }
}

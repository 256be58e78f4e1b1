// review.js: the page of a file of games: its verdicts, what is wrong with which game, totals.
'use strict';

const ROWS = 100; // of the table at once

const OPTIONS = ['strict', 'partial', 'letters']; // those that a checkbox stands for
const GO_LETTERS = 2; // XO_GO_LETTERS of notation.h

// What the command's messages say of its options, and what that is here.
const REMEDIES = [['give --partial', 'tick partial'], ['leave out --strict', 'clear strict'],
  ['give --rules for another board', 'choose another board under Play']];

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
    const ticked = OPTIONS.filter((name) => by(name).checked).map((name) => ` --${by(name).dataset.option || name}`).join('');
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
    this.options = {rules: match.rules, order: match.order, strict: by('strict').checked, partial: by('partial').checked,
      style: by('letters').checked ? GO_LETTERS : 0};
    this.kernel.begin(this.options.rules, this.options.order);
    this.blob = blob;
    this.name = name;
    this.found = new Findings(1024);
    this.invalid = []; // the numbers of the invalid games
    this.totals = new Map();
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
    this.found.append(parts);
    for (let k = 0; k < parts.count; k++) {
      if (parts.invalid[k]) this.invalid.push(before + k);
      this.count(this.words(before + k));
    }
    this.progress(done, all);
    if (before === 0) this.turn(0);
  }

  // The words of a verdict line.
  words(k) {
    return this.kernel.decoder.decode(this.found.verdict(k)).trimEnd().split('\t');
  }

  count([verdict, detail]) {
    const name = verdict === 'INVALID' ? `${verdict} ${detail}` : verdict;
    this.totals.set(name, (this.totals.get(name) ?? 0) + 1);
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
    by('progress-text').textContent = `${this.name}, ${how}: ${this.found.count} ${this.found.count === 1 ? 'game' : 'games'}, ${this.invalid.length} invalid, ${seconds.toFixed(2)} s`;
    by('totals').tBodies[0].replaceChildren(...[...this.totals].sort().map(([name, count]) =>
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

  async bytes(k) {
    const start = this.found.start[k];
    return new Uint8Array(await this.blob.slice(start, start + Math.min(this.found.length[k], Kernel.CAP)).arrayBuffer());
  }

  async row(k) {
    const line = this.found.line[k];
    const bytes = await this.bytes(k);
    const words = this.words(k);
    const button = element('button', {type: 'button'}, this.kernel.decoder.decode(bytes.subarray(0, 200)) || '(not kept)');
    button.addEventListener('click', () => this.open(this.options, this.kernel.decoder.decode(bytes),
      this.found.invalid[k] ? {message: this.message(k, bytes), reason: words[1]} : null));
    const cells = [String(line), this.found.invalid[k] ? `${words[0]} ${words[1]}` : words[0],
      ...(this.found.invalid[k] ? ['', ''] : words.slice(1))].map((text) => element('td', {}, text));
    const rows = [element('tr', {}, ...cells, element('td', {}, button))];
    if (this.found.invalid[k])
      rows.push(element('tr', {}, element('td', {class: 'invalid', colspan: 5}, this.message(k, bytes))));
    return rows;
  }

  // The message of the command for this line, with the names that its options have here.
  message(k, bytes) {
    const {kernel, options} = this;
    kernel.text.set(bytes);
    kernel.c.web_find(this.found.length[k], options.style, options.strict ? 1 : 0, options.partial ? 1 : 0);
    return REMEDIES.reduce((message, [there, here]) => message.replace(`${there})`, `${here})`),
      kernel.message(this.name, this.found.line[k]));
  }

  download() {
    const link = element('a', {download: 'verdicts.tsv',
      href: URL.createObjectURL(new Blob([this.found.verdicts.subarray(0, this.found.written)], {type: 'text/tab-separated-values'}))});
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }
}

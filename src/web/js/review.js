// review.js: the page of a file of games: its verdicts, what is wrong with which game, totals.
'use strict';

const ROWS = 100; // of the table at once
const TROUBLES = 20; // lines that are told of before the table

const OPTIONS = ['strict', 'partial', 'claims', 'letters']; // those that a checkbox stands for
const GO_LETTERS = 2; // XO_GO_LETTERS of xo/notation.h

class Review {
  constructor(module, kernel, open) {
    this.module = module;
    this.kernel = kernel; // a program of its own, for the messages of the lines that are shown
    this.open = open;
    this.run = 0; // which run is going on
    by('games').addEventListener('submit', (event) => {
      event.preventDefault();
      this.start(new Blob([by('text').value]), 'pasted');
    });
    by('file').addEventListener('change', () => this.take(by('file').files));
    by('stop').addEventListener('click', () => this.stop('stopped'));
    by('download').addEventListener('click', () => this.download());
    by('games').addEventListener('input', () => this.show());
    by('only-wrong').addEventListener('change', () => this.turn(0));
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

  // What the fields ask for; null where the kernel refuses the rules or the order.
  asked() {
    const rules = rulesOf(by('games-rules').value);
    const order = by('games-order').value.trim() === '' ? inTurn(rules) : orderOf(by('games-order').value, rules);
    const status = this.kernel.begin(rules, order);
    const word = this.kernel.words(this.kernel.c.web_status(status));
    by('games-refusal').textContent = status === OK ? '' : refusalText(word);
    return status !== OK ? null : {rules, order, strict: by('strict').checked, partial: by('partial').checked,
      claims: by('claims').checked, style: by('letters').checked ? GO_LETTERS : 0};
  }

  show() {
    const asked = this.asked();
    if (asked === null) return;
    const order = asked.order.map((player) => playerOption(asked.rules, player)).join(',');
    const ticked = OPTIONS.filter((name) => by(name).checked)
      .map((name) => ` --${by(name).dataset.option || name}`).join('');
    by('replay-rules').replaceChildren('The same as ',
      element('code', {}, `xo replay --rules ${rulesText(asked.rules)} --order ${order}${ticked}`), '.');
  }

  take(files) {
    if (files.length > 0) this.start(files[0], shown(files[0].name));
  }

  start(blob, name) {
    const asked = this.asked();
    if (asked === null) return;
    this.stop();
    const run = this.run;
    this.options = asked;
    by('claimed').hidden = !this.options.claims;
    this.blob = blob;
    this.name = name;
    this.found = new Findings(1024);
    this.wrong = []; // the numbers of the games with a message
    this.invalid = 0; // how many are no games
    this.kinds = new Uint32Array(256); // how many games have a verdict of this kind
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
      this.kinds[this.found.kind[k]]++;
      if (this.found.wrong(k)) this.wrong.push(k);
      if (this.found.invalid(k)) this.invalid++;
    }
    for (const found of this.found.sets.slice(set)) if (!found.good) this.tell(found);
    this.progress(done, all);
    if (before === 0) this.turn(0);
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
    this.judge([bytes]);
    item.textContent = `${this.name}:${unreadText(this.kernel, set.line)}`;
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
      `${this.name}, ${how}: ${games}, ${this.invalid} invalid, ${seconds.toFixed(2)} s`;
    const totals = this.found.names.map((name, kind) => [name, this.kinds[kind]])
      .sort(([a], [b]) => a < b ? -1 : 1);
    by('totals').tBodies[0].replaceChildren(...totals.map(([name, count]) =>
      element('tr', {}, element('th', {scope: 'row'}, name), element('td', {}, String(count)))));
    // Where the result is below the window, as on a phone, it is scrolled to.
    const place = by('progress-text');
    this.turn(this.first).then(() => {
      if (place.getBoundingClientRect().bottom > innerHeight * 0.7) place.scrollIntoView();
    });
  }

  // The table from its row number `first` on.
  async turn(first) {
    const alone = by('only-wrong').checked;
    const all = alone ? this.wrong.length : this.found.count;
    const from = Math.max(0, Math.min(first, Math.floor((all - 1) / ROWS) * ROWS));
    const games = Array.from({length: Math.min(ROWS, all - from)}, (_, k) => alone ? this.wrong[from + k] : from + k);
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

  // Judge text lines by the switches. A byte-order mark before them would be skipped, and is none of theirs.
  judge(lines) {
    this.kernel.file(this.options);
    const parts = lines.flatMap((line) => [10, ...line]);
    this.kernel.lines(new Uint8Array(parts));
  }

  // Game k, judged once more by what was in force there: {bytes, message, moves, rules, order}.
  async again(k) {
    const {kernel, found} = this;
    const set = found.setting(k);
    const lines = await Promise.all([...(set ? [set] : []), {start: found.start[k], length: found.length[k]}]
      .map((line) => this.bytes(line)));
    this.judge(lines);
    const message = found.wrong(k) ? `${this.name}:${messageText(kernel, found.line[k], this.words(k))}` : null;
    return {bytes: lines.at(-1), message, moves: kernel.words(kernel.c.web_moves()), ...kernel.inForce()};
  }

  // The words of a verdict line.
  words(k) {
    return this.kernel.decoder.decode(this.found.verdict(k)).trimEnd().split('\t');
  }

  async row(k) {
    const {found} = this;
    const {bytes, message, moves, rules, order} = await this.again(k);
    const [verdict, detail, given = '', claim = '', check = ''] = this.words(k);
    const counted = /^[0-9]/.test(detail);
    const head = this.kernel.decoder.decode(bytes.subarray(0, 200));
    const button = element('button', {type: 'button'}, head || '(not kept)');
    button.addEventListener('click', () => this.open({rules, order}, moves,
      found.invalid(k) ? {message, reason: detail} : null));
    const claims = this.options.claims ? [claim === '-' ? claim : `${claim} ${check}`] : [];
    const cells = [String(found.line[k]), ...(counted ? [verdict, detail, given] : [`${verdict} ${detail}`, '', '']),
      ...claims].map((text) => element('td', {}, text));
    const rows = [element('tr', {}, ...cells, element('td', {}, button))];
    if (message) rows.push(element('tr', {}, element('td', {class: 'invalid', colspan: cells.length + 1}, message)));
    return rows;
  }

  download() {
    download('verdicts.tsv', 'text/tab-separated-values', this.found.verdicts.subarray(0, this.found.written));
  }
}

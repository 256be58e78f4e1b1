// review.js: the page of a file of games: its verdicts, what is wrong with which game, totals.
'use strict';

const ROWS = 100; // of the table at once
const TROUBLES = 20; // lines that are told of before the table

const OPTIONS = ['strict', 'partial', 'claims', 'letters']; // those that have a checkbox
const FORMATS = {sgf: 'SGF', psq: 'of Piskvork', pgn: 'PGN', rif: 'XML of RenjuNet', pos: 'moves run together'};
const GO_LETTERS = 2; // XO_GO_LETTERS of xo/notation.h

class Review {
  constructor(module, records, kernel, open) {
    this.module = module;
    this.records = records; // the program that reads records
    this.kernel = kernel; // a program of its own, for the messages of the lines that are shown
    this.open = open;
    this.turned = 0; // how many times the table has been made
    by('games').addEventListener('submit', (event) => {
      event.preventDefault();
      this.start(new Blob([by('text').value]), 'pasted');
    });
    // A file that is chosen once more, such as with other switches, is judged once more.
    by('file').addEventListener('click', () => { by('file').value = ''; });
    by('file').addEventListener('change', () => this.take(by('file').files));
    by('stop').addEventListener('click', () => this.stop('stopped'));
    by('download').addEventListener('click', () =>
      download('verdicts.tsv', 'text/tab-separated-values', ...this.found.verdicts));
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
    const rules = asked.rules.exact ? `'${rulesText(asked.rules)}'` : rulesText(asked.rules); // a shell reads !
    const ticked = OPTIONS.filter((name) => by(name).checked)
      .map((name) => ` --${by(name).dataset.option || name}`).join('');
    by('replay-rules').replaceChildren('The same as ', element('code', {},
      `xo replay --rules ${rules} --order ${orderText(asked.rules, asked.order)}${ticked}`), '.');
  }

  take(files) {
    if (files.length > 0) this.start(files[0], shown(files[0].name));
    if (files.length > 1) by('troubles').append(element('li', {}, 'The other files are left out: drop one at a time'));
  }

  // A record is judged as the lines of games that xo import writes.
  takeRecord({looks, format, lines, said}) {
    if (looks) {
      by('format').textContent = `${this.name}: ${looks.split(';')[0]}.`;
      return;
    }
    const told = said.replace(/^<stdin>/gm, () => this.name).trimEnd().split('\n');
    const more = told.splice(TROUBLES).length;
    this.blob = lines;
    by('replay-rules').textContent = 'The record is judged by its own rules.';
    by('format').textContent = `${this.name} is a record, ${FORMATS[format]}. ` +
      `Below are its games as xo import ${format} writes them: after # is the place in the record.`;
    by('troubles').append(...told.filter((text) => text).map((text) => element('li', {}, text)),
      ...more > 0 ? [element('li', {}, `and ${more} more`)] : []);
    this.name = `${this.name} as lines`;
  }

  start(blob, name) {
    const asked = this.asked();
    if (asked === null) return;
    this.stop();
    this.options = asked;
    by('claimed').hidden = !this.options.claims;
    this.blob = blob;
    this.name = name;
    this.found = new Findings([]);
    this.wrong = []; // the numbers of the games with a message
    this.invalid = 0; // how many are no games
    this.kinds = new Uint32Array(256); // how many games have a verdict of this kind
    by('troubles').replaceChildren();
    by('format').textContent = '';
    this.began = performance.now();
    this.progress(0, blob.size);
    by('stop').disabled = false;
    by('download').disabled = true;
    this.first = 0;
    const task = {module: this.module, records: this.records, options: asked, blob};
    this.end = beside(task, ({found, done, all, trouble, record}) => {
      if (record) this.takeRecord(record);
      else if (found) this.add(found, done, all);
      else this.stop(trouble ? `stopped: ${trouble}` : 'done');
    });
  }

  stop(why) {
    this.end?.();
    by('stop').disabled = true;
    if (why) this.finish(why);
  }

  add(found, done, all) {
    const before = this.found.count;
    const set = this.found.sets.length;
    this.found.append(found);
    for (let k = before; k < this.found.count; k++) {
      this.kinds[this.found.kind[k]]++;
      if (this.found.wrong(k)) this.wrong.push(k);
      if (this.found.invalid(k)) this.invalid++;
    }
    for (const line of this.found.sets.slice(set)) if (!line.good) this.tell(line);
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
    const games = countText(this.found.count, 'game');
    const text = `${this.name}, ${how}: ${games}, ${this.invalid} invalid, ${seconds.toFixed(2)} s`;
    const totals = this.found.names.map((name, kind) => [name, this.kinds[kind]])
      .sort(([a], [b]) => a < b ? -1 : 1);
    by('totals').tBodies[0].replaceChildren(...totals.map(([name, count]) =>
      element('tr', {}, element('th', {scope: 'row'}, name), element('td', {}, String(count)))));
    // It is said when the table is there. Where it is below the window, as on a phone, it is scrolled to.
    const {found} = this;
    const place = by('progress-text');
    this.turn(this.first).then(() => {
      if (found !== this.found) return;
      place.textContent = text;
      if (place.getBoundingClientRect().bottom > innerHeight * 0.7) place.scrollIntoView();
    });
  }

  // The table from its row number `first` on.
  async turn(first) {
    const alone = by('only-wrong').checked;
    const all = alone ? this.wrong.length : this.found.count;
    const from = Math.max(0, Math.min(first, Math.floor((all - 1) / ROWS) * ROWS));
    const games = Array.from({length: Math.min(ROWS, all - from)}, (_, k) => alone ? this.wrong[from + k] : from + k);
    const {found} = this;
    const turn = ++this.turned;
    this.first = from;
    const rows = await Promise.all(games.map((k) => this.row(k)));
    if (found !== this.found || turn !== this.turned) return;
    by('where').textContent = all === 0 ? 'none' : `${from + 1} to ${from + games.length} of ${all}`;
    by('previous').disabled = from === 0;
    by('next').disabled = from + ROWS >= all;
    by('verdicts').tBodies[0].replaceChildren(...rows.flat());
  }

  // The bytes of a text line; of one that is too long, one more than it may have.
  async bytes({start, length}) {
    return new Uint8Array(await this.blob.slice(start, start + Math.min(length, Kernel.CAP + 1)).arrayBuffer());
  }

  // Judge text lines by the switches: the last verdict line. A byte-order mark before them would be skipped, and is
  // none of theirs. Later questions to the kernel are about the last line.
  judge(lines) {
    const bytes = new Uint8Array(lines.flatMap((line) => [10, ...line]));
    const found = new Replayer(this.kernel, this.options).feed(bytes, true);
    return this.kernel.decoder.decode(found.verdicts.at(-1)).trimEnd();
  }

  // Game k, judged once more by what was in force there: {bytes, words, message, moves, rules, order}.
  async again(k) {
    const {kernel, found} = this;
    const set = found.sets[found.after[k] - 1];
    const lines = await Promise.all([...(set ? [set] : []), {start: found.start[k], length: found.length[k]}]
      .map((line) => this.bytes(line)));
    const words = this.judge(lines).split('\t');
    const message = found.wrong(k) ? `${this.name}:${messageText(kernel, found.line[k])}` : null;
    return {bytes: lines.at(-1), words, message, moves: kernel.words(kernel.c.web_moves()), ...kernel.inForce()};
  }

  async row(k) {
    const {found} = this;
    const {bytes, words: [verdict, detail, given = '', claim = '', check = ''], message, moves, rules, order} =
      await this.again(k);
    const counted = /^[0-9]/.test(detail);
    const head = this.kernel.decoder.decode(bytes.subarray(0, 200));
    const button = element('button', {type: 'button'}, head || '(not kept)');
    const letters = this.options.style === 0 && /[a-z]\d/i.test(head.split('#')[0]);
    button.addEventListener('click', () => this.open({rules, order, letters}, moves,
      found.invalid(k) ? {message, reason: detail} : null));
    const claims = this.options.claims ? [claim === '-' ? claim : `${claim} ${check}`] : [];
    const cells = [String(found.line[k]), ...(counted ? [verdict, detail, given] : [`${verdict} ${detail}`, '', '']),
      ...claims].map((text) => element('td', {}, text));
    const rows = [element('tr', {}, ...cells, element('td', {}, button))];
    if (message) rows.push(element('tr', {}, element('td', {class: 'invalid', colspan: cells.length + 1}, message)));
    return rows;
  }
}

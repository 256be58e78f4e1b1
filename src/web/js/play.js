// play.js: the page of a game at play.
'use strict';

const PRESETS = [
  ['tic-tac-toe', 3, 3, 3, 2], ['three players, 4x4', 4, 4, 3, 3], ['gomoku, 15x15', 15, 15, 5, 2],
  ['eight players, 19x19', 19, 19, 5, 8]];
// Which reason of the Why panel stands behind an answer of the kernel: a refusal's status, by number of xo/referee.h.
const REFUSALS = {2: 'too-many', 3: 'off-board', 4: 'taken', 5: 'after-end', 6: 'bad-order', 7: 'bad-rules'};

const by = (id) => document.getElementById(id);

class Play {
  constructor(kernel, why) {
    this.kernel = kernel;
    this.match = new Match(kernel);
    this.why = why;
    this.board = new Board(by('board'), (row, col) => this.offer(row, col));
    this.names = new Map();
    this.listen();
  }

  listen() {
    by('undo').addEventListener('click', () => this.go(this.match.at - 1));
    by('redo').addEventListener('click', () => this.go(this.match.at + 1));
    by('restart').addEventListener('click', () => this.go(0));
    by('entry').addEventListener('submit', (event) => {
      event.preventDefault();
      this.type(by('move').value);
    });
    by('moves').addEventListener('click', (event) => {
      const move = event.target.closest('button');
      if (move) this.go(Number(move.dataset.count));
    });
    by('preset').append(...PRESETS.map(([name], i) => element('option', {value: i}, name)),
      element('option', {value: 'own'}, 'other rules'));
    by('preset').addEventListener('change', (event) => {
      const preset = PRESETS[event.target.value];
      if (preset) this.setUp(preset.slice(1), null);
      else by('rows').focus();
    });
    by('setup').addEventListener('submit', (event) => {
      event.preventDefault();
      this.setUp(['rows', 'cols', 'line', 'players'].map((id) => by(id).value), by('order').value);
    });
    document.addEventListener('keydown', (event) => this.key(event));
  }

  // Ctrl+Z and Ctrl+Y anywhere; a digit or a letter outside a field is the beginning of a move.
  key(event) {
    if (by('play').hidden || event.target.closest('input, select, textarea')) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const forward = event.key === 'y' || event.key === 'Z';
      if (!forward && event.key !== 'z') return;
      event.preventDefault();
      this.go(this.match.at + (forward ? 1 : -1));
    } else if (!event.altKey && /^[0-9a-z]$/i.test(event.key)) {
      event.preventDefault();
      if (this.match.rules.rows * this.match.rules.cols <= 9) {
        this.type(event.key);
      } else {
        by('move').value = event.key;
        by('move').focus();
      }
    }
  }

  // Fields and links hold text; what is no number becomes one that the kernel refuses.
  setUp(numbers, order) {
    const [rows, cols, line, players] = numbers.map((text) => NUMBER.test(text) ? Number(text) : 0);
    const seats = order === null ? Array.from({length: Math.min(players, 8)}, (_, i) => i + 1)
      : numbersOf(order.trim(), ',') ?? [];
    return this.begin({rows, cols, line, players}, seats);
  }

  begin(rules, order) {
    const status = this.match.begin(rules, order);
    by('setup-refusal').textContent = status === OK ? '' : this.kernel.refusal(status, 0, 0);
    if (status !== OK) {
      this.why.show(REFUSALS[status]);
      return false;
    }
    this.begun();
    return true;
  }

  // The page follows the rules of the match.
  begun() {
    const {rules, order} = this.match;
    this.names.clear();
    for (let p = 0; p <= rules.players; p++) this.names.set(p, [this.kernel.name(p), this.kernel.symbol(p)]);
    for (const key of ['rows', 'cols', 'line', 'players']) by(key).value = rules[key];
    by('order').value = order.join(',');
    const numbers = [rules.rows, rules.cols, rules.line, rules.players].join();
    const preset = PRESETS.findIndex((p) => p.slice(1).join() === numbers);
    by('preset').value = preset < 0 ? 'own' : preset;
    this.board.layOut(rules.rows, rules.cols);
    this.show();
  }

  offer(row, col) {
    this.match.offer(row, col);
    this.show();
  }

  // Moves as text, in any notation that the kernel reads. What is no line of moves is refused as a whole, or with
  // `part` played up to there.
  type(text, part) {
    const read = this.kernel.read(text);
    const whole = read !== null && read.whole;
    const offered = whole || (part && read) ? read.moves : [];
    const all = offered.every(([row, col]) => this.match.offer(row, col) === OK);
    this.show();
    if (all && !whole) this.refuse(this.kernel.refusal(-1, 0, 0), 'syntax');
    if (all && whole) by('move').value = '';
    return all && whole;
  }

  refuse(message, reason) {
    by('refusal').textContent = message;
    this.why.show(reason);
  }

  // Rules, order and moves as text; false when something of it is refused, which is then said.
  open(rules, order, moves, part) {
    return this.begin(rules, order) && this.type(moves, part);
  }

  position() {
    const {rules, order, moves, at} = this.match;
    return {rules, order, moves, at};
  }

  restore({rules, order, moves, at}) {
    this.match.begin(rules, order);
    this.match.moves = moves;
    this.match.at = 0;
    this.begun();
    this.go(at);
  }

  go(count) {
    this.match.go(count);
    this.show();
  }

  show() {
    const {kernel, match} = this;
    const outcome = kernel.c.web_outcome();
    const last = match.at > 0 ? match.moves[match.at - 1] : [0, 0];
    by('status').textContent = kernel.status();
    const {refused} = match;
    by('refusal').textContent = refused ? kernel.refusal(refused.status, refused.row, refused.col) : '';
    this.board.draw((row, col) => {
      const player = kernel.c.web_player_at(row, col);
      const [name, symbol] = this.names.get(player);
      return {player, name, symbol, last: row === last[0] && col === last[1],
        won: outcome > 0 && player === outcome && kernel.c.web_won_at(row, col) !== 0};
    });
    by('undo').disabled = match.at === 0;
    by('redo').disabled = match.at === match.moves.length;
    by('restart').disabled = match.at === 0;
    this.list();
    const link = linkOf(match);
    by('link').href = link;
    history.replaceState(null, '', link);
    this.why.show(refused ? REFUSALS[refused.status] : outcome > 0 ? 'won' : outcome === DRAW ? 'draw' : 'open');
  }

  list() {
    const {kernel, match} = this;
    by('moves').replaceChildren(...match.moves.map(([row, col], k) => {
      const player = k < match.at ? kernel.c.web_player_at(row, col) : 0;
      const now = k + 1 === match.at;
      const whose = this.names.get(player)[0] || 'taken back';
      return element('li', {}, element('button', {type: 'button', 'data-count': k + 1,
        'aria-current': now ? 'step' : undefined, class: k < match.at ? `p${player}` : 'undone',
        'aria-label': `after move ${k + 1}, ${whose}, ${row},${col}`},
      `${k + 1}. ${this.names.get(player)[1]} ${row},${col}`));
    }));
  }
}

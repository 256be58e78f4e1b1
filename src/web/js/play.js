// play.js: the page of a game at play.
'use strict';

const PRESETS = [
  ['tic-tac-toe', '3x3x3x2'], ['three players, 4x4', '4x4x3x3'], ['gomoku, 15x15', '15x15x5x2'],
  ['eight players, 19x19', '19x19x5x8']];

const by = (id) => document.getElementById(id);

// Let the browser keep these bytes as a file.
function download(name, type, ...parts) {
  const link = element('a', {download: name, href: URL.createObjectURL(new Blob(parts, {type}))});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

class Play {
  constructor(kernel, why) {
    this.kernel = kernel;
    this.match = new Match(kernel);
    this.why = why;
    this.board = new Board(by('board'), (row, col) => this.offer(row, col));
    this.listen();
  }

  listen() {
    by('undo').addEventListener('click', () => this.step(false));
    by('redo').addEventListener('click', () => this.step(true));
    by('restart').addEventListener('click', () => this.begin(this.match.rules, this.match.game.order));
    by('copy').addEventListener('click', () => this.copy());
    by('save').addEventListener('click', () => download('game.txt', 'text/plain', this.match.fileText()));
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
      if (preset) this.begin(rulesOf(preset[1]), inTurn(rulesOf(preset[1])));
      else by('rows').focus();
    });
    by('setup').addEventListener('submit', (event) => {
      event.preventDefault();
      const [rows, cols, line, players] = ['rows', 'cols', 'line', 'players'].map((id) => numberOf(by(id).value));
      this.begin({rows, cols, line, players}, orderOf(by('order').value, {players}));
    });
    document.addEventListener('keydown', (event) => this.key(event));
  }

  // Ctrl+Z and Ctrl+Y anywhere; a digit or a letter outside a field is the beginning of a move.
  key(event) {
    if (by('play').hidden || event.target.closest('input, select, textarea')) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const forth = event.key === 'y' || event.key === 'Z';
      if (!forth && event.key !== 'z') return;
      event.preventDefault();
      this.step(forth);
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

  begin(rules, order) {
    const word = this.match.begin(rules, order);
    by('setup-refusal').textContent = word === null ? '' : refusalText(word);
    if (word === null) this.show();
    else this.why.show(word);
    return word === null;
  }

  // The fields and the board follow the rules of the game.
  layOut() {
    const {rules, game} = this.match;
    if (this.laidOut === game) return;
    this.laidOut = game;
    for (const key of ['rows', 'cols', 'line', 'players']) by(key).value = rules[key];
    by('order').value = game.order.join(',');
    const preset = PRESETS.findIndex(([, text]) => text === rulesText(rules));
    by('preset').value = preset < 0 ? 'own' : preset;
    by('setup-refusal').textContent = '';
    this.board.layOut(rules);
  }

  offer(row, col) {
    this.match.offer(row, col);
    this.show();
  }

  // Moves as text, in any notation that the kernel reads. What is no line of moves is refused as a whole, or with
  // `part` played up to there.
  type(text, part) {
    const read = this.kernel.read(text);
    const whole = read !== null && read.wrong === null;
    const offered = whole || (part && read) ? read.moves : [];
    const all = offered.every(([row, col], k) => this.match.offer(row, col, read.word(k)));
    this.show();
    if (all && !whole) this.refuse(refusalText('syntax', this.match.rules, quoted(read?.wrong || text)), 'syntax');
    if (all && whole) by('move').value = '';
    return all && whole;
  }

  refuse(message, reason) {
    by('refusal').textContent = message;
    this.why.show(reason);
  }

  // Rules, order and moves as text; false when something of it is refused, which is then shown.
  open(rules, order, moves, part) {
    return this.begin(rules, order) && this.type(moves, part);
  }

  step(forth) {
    if (forth) this.match.forth();
    else this.match.back();
    this.show();
  }

  go(count) {
    this.match.go(count);
    this.show();
  }

  show() {
    const {match, kernel: {c}} = this;
    const {rules, game, refused, outcome} = match;
    this.layOut();
    const last = game.at > 0 ? game.moves[game.at - 1] : [0, 0];
    by('status').textContent = statusText(match);
    by('refusal').textContent = refused ? refusalText(refused.word, rules, refused.move) : '';
    this.board.draw((row, col) => {
      const player = c.web_player_at(row, col);
      return {player, name: playerName(rules, player), symbol: playerSymbol(rules, player),
        last: row === last[0] && col === last[1],
        won: outcome > 0 && player === outcome && c.web_won_at(row, col) !== 0};
    });
    if (game.at > 0) this.board.see(...last);
    by('undo').disabled = !match.canBack;
    by('redo').disabled = !match.canForth;
    by('restart').disabled = game.moves.length === 0;
    this.list();
    history.replaceState(null, '', linkOf(match));
    by('copied').textContent = '';
    this.why.show(refused ? refused.word : outcome > 0 ? 'won' : outcome === DRAW ? 'draw' : 'open');
  }

  list() {
    const {rules, game} = this.match;
    const {moves} = game;
    by('moves').replaceChildren(...moves.map(([row, col], k) => {
      const player = k < game.at ? this.kernel.c.web_player_at(row, col) : 0;
      const cell = cellName(rules, row, col);
      return element('li', {}, element('button', {type: 'button', 'data-count': k + 1,
        'aria-current': k + 1 === game.at ? 'step' : undefined, class: k < game.at ? `p${player}` : 'undone',
        'aria-label': `after move ${k + 1}, ${playerName(rules, player) || 'taken back'}, ${cell}`},
      `${k + 1}. ${playerSymbol(rules, player)} ${cell}`));
    }));
    const now = by('moves').querySelector('[aria-current]');
    if (now) by('moves').scrollTop = now.offsetTop - by('moves').offsetTop - by('moves').clientHeight / 2;
  }

  // Where the page may not reach the clipboard, the address bar has the link.
  async copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      by('copied').textContent = 'Link copied';
    } catch {
      by('copied').textContent = 'The link to this position is in the address bar';
    }
  }
}

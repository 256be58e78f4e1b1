// play.js: the page of a game at play.
'use strict';

const PRESETS = [
  ['tic-tac-toe', '3x3x3x2'], ['three players, 4x4', '4x4x3x3'], ['gomoku, 15x15', '15x15x5x2'],
  ['eight players, 19x19', '19x19x5x8'], ['standard gomoku', '15x15x5x2!']];

const by = (id) => document.getElementById(id);

function addressOf(parts, type) {
  const address = URL.createObjectURL(new Blob(parts, {type}));
  setTimeout(() => URL.revokeObjectURL(address), 60000);
  return address;
}

// Let the browser keep these bytes as a file.
function download(name, type, ...parts) {
  element('a', {download: name, href: addressOf(parts, type)}).click();
}

// Let work() do this in a worker or, where the page may not have one, here; `told` hears of it. The answer ends it.
function beside(task, told) {
  let worker = null;
  let over = false;
  let heard = false;
  const hear = (data) => {
    heard = true;
    if (!over) told(data);
    return !over;
  };
  const here = () => work(task, hear);
  try {
    worker = new Worker(addressOf([by('shared').textContent], 'text/javascript'));
    worker.onmessage = ({data}) => hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (heard) hear({trouble: event.message});
      else here();
    };
    worker.postMessage(task);
  } catch {
    here();
  }
  return () => {
    over = true;
    worker?.terminate();
  };
}

class Play {
  constructor(kernel, other, best, why) {
    this.kernel = kernel;
    this.other = other; // for boards that are put together
    this.best = best;
    this.computers = new Set(); // the players that the computer plays
    this.hinting = false;
    this.tracing = false; // the mistakes are listed
    this.placing = false; // a board is put together
    this.match = new Match(kernel);
    this.why = why;
    this.board = new Board(by('board'), (row, col) => this.placing ? this.put(row, col) : this.offer(row, col));
    this.listen();
  }

  listen() {
    by('undo').addEventListener('click', () => this.step(false));
    by('redo').addEventListener('click', () => this.step(true));
    by('restart').addEventListener('click', () => this.begin(this.match.rules, this.match.game.order));
    by('copy').addEventListener('click', () => this.copy());
    by('save').addEventListener('click', () => download('game.txt', 'text/plain', this.match.fileText()));
    by('hint').addEventListener('click', () => this.hint());
    by('lost').addEventListener('click', () => {
      this.tracing = !this.tracing;
      this.show();
    });
    by('computer').addEventListener('click', () => this.oppose());
    by('level').addEventListener('change', () => this.show());
    by('place').addEventListener('click', () => this.place(!this.placing));
    by('clear').addEventListener('click', () => {
      this.cells().forEach(([row, col]) => this.kernel.c.web_put(row, col, 0));
      this.show();
    });
    by('continue').addEventListener('click', () => this.open(this.match.rules, this.match.game.order, this.leading));
    by('seats').addEventListener('change', ({target}) => {
      this.computers[target.value === 'person' ? 'delete' : 'add'](Number(target.dataset.player));
      this.show();
    });
    by('lettered').addEventListener('change', () => this.letter(by('lettered').checked));
    by('entry').addEventListener('submit', (event) => {
      event.preventDefault();
      this.type(by('move').value);
    });
    by('moves').addEventListener('click', (event) => {
      const move = event.target.closest('button');
      if (!move) return;
      this.match.go(Number(move.dataset.count));
      this.show();
    });
    by('preset').append(...PRESETS.map(([name], i) => element('option', {value: i}, name)),
      element('option', {value: 'own'}, 'other rules'));
    by('preset').addEventListener('change', ({target}) => {
      const preset = PRESETS[target.value];
      if (preset) this.fillIn(rulesOf(preset[1]), inTurn(rulesOf(preset[1])));
    });
    by('setup').addEventListener('submit', (event) => {
      event.preventDefault();
      const [rows, cols, line, players] = ['rows', 'cols', 'line', 'players'].map((id) => numberOf(by(id).value));
      this.begin({rows, cols, line, players, exact: by('exact').checked}, orderOf(by('order').value, {players}));
    });
    document.addEventListener('keydown', (event) => this.key(event));
  }

  // Ctrl+Z and Ctrl+Y anywhere; a digit or a letter outside a field is the beginning of a move, or what is on a cell.
  key(event) {
    if (by('play').hidden || event.target.closest('input, select, textarea')) return;
    const {rules} = this.match;
    if (this.placing) {
      const player = ['.', ...inTurn(rules).map((p) => playerSymbol(rules, p))].indexOf(event.key.toUpperCase());
      if (player >= 0 && !event.ctrlKey) this.put(...this.board.here, player);
    } else if (event.key === '?') {
      this.hint();
    } else if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const forth = event.key === 'y' || event.key === 'Z';
      if (!forth && event.key !== 'z') return;
      event.preventDefault();
      this.step(forth);
    } else if (!event.altKey && /^[0-9a-z]$/i.test(event.key)) {
      event.preventDefault();
      if (rules.rows * rules.cols <= 9 && /[0-9]/.test(event.key)) {
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
    if (word === null) this.place(false);
    else this.why.show(word);
    return word === null;
  }

  // The computer plays whoever moves after the person whose turn it is, or nobody any more.
  oppose() {
    const {match: {game: {order}, turn}, computers} = this;
    if (computers.size > 0) computers.clear();
    else computers.add(order[(order.indexOf(turn) + 1) % order.length]);
    this.show();
  }

  hint() {
    this.hinting = !this.hinting && this.best.size > 0;
    this.show();
  }

  letter(on) {
    labels.letters = on;
    this.laidOut = null;
    this.show();
  }

  // ---- a board put together: its cells are the kernel's alone ----

  place(on) {
    this.placing = on;
    this.match.judge();
    this.show();
  }

  put(row, col, player) {
    const {c} = this.kernel;
    c.web_put(row, col, player ?? (c.web_player_at(row, col) + 1) % (this.match.rules.players + 1));
    this.show();
  }

  // The cells that are taken: [row, column, player].
  cells() {
    const {rules: {rows, cols}} = this.match;
    return Array.from({length: rows * cols}, (_, k) => [Math.floor(k / cols) + 1, k % cols + 1])
      .map((cell) => [...cell, this.kernel.c.web_player_at(...cell)]).filter(([, , player]) => player > 0);
  }

  judged() {
    const {match: {rules, game: {order}}, kernel: {c}} = this;
    const status = c.web_board();
    const cells = this.cells();
    const counts = Array.from({length: rules.players + 1}, () => 0);
    for (const [, , player] of cells) counts[player]++;
    this.leading = status === OK ? this.other.leading(rules, order, cells) : null;
    const now = {rules, outcome: c.web_outcome(), used: c.web_used(), turn: c.web_turn()};
    const found = this.leading !== null;
    by('status').textContent = found ? `Possible: ${statusText(now)}`
      : status === OK ? 'Whether a game leads to this board is not known' : 'No game leads to this board';
    by('refusal').textContent = found ? '' : impossibleText(rules, order, status, counts);
    by('continue').disabled = !found;
  }

  // The fields and the board follow the rules of the game.
  layOut() {
    const {rules, game} = this.match;
    if (this.laidOut === game) return;
    this.laidOut = game;
    this.fillIn(rules, game.order);
    const preset = PRESETS.findIndex(([, text]) => text === rulesText(rules));
    by('preset').value = preset < 0 ? 'own' : preset;
    by('setup-refusal').textContent = '';
    by('lettered').checked = lettered(rules);
    this.board.layOut(rules);
  }

  // What the next new game is begun with.
  fillIn(rules, order) {
    for (const key of ['rows', 'cols', 'line', 'players']) by(key).value = rules[key];
    by('exact').checked = rules.exact;
    by('order').value = orderText(rules, order);
  }

  // Who plays each side, where the rules have a table.
  seat() {
    const {match: {rules, game}, best, computers} = this;
    best.choose(rules, game.order);
    const fits = best.size > 0;
    for (const player of computers) if (!fits || !game.order.includes(player)) computers.delete(player);
    this.hinting &&= fits;
    this.tracing &&= fits;
    if (this.hinting || this.tracing || computers.size > 0) best.fill(() => this.show());
    by('no-table').hidden = fits;
    for (const [id, pressed] of [['computer', computers.size > 0], ['hint', this.hinting], ['lost', this.tracing]]) {
      by(id).disabled = !fits;
      by(id).setAttribute('aria-pressed', pressed);
    }
    by('level').disabled = !fits;
    const seats = fits ? game.order.map((player) => playerName(rules, player)) : [];
    if (this.seats !== seats.join()) {
      this.seats = seats.join();
      by('seats').replaceChildren(...seats.map((name, turn) => element('label', {}, `${name} `, element('select',
        {'data-player': game.order[turn]}, element('option', {}, 'person'), element('option', {}, 'computer')))));
    }
    for (const select of by('seats').querySelectorAll('select'))
      select.selectedIndex = computers.has(Number(select.dataset.player)) ? 1 : 0;
  }

  // The computer's moves, up to a person's turn; none where moves are taken back.
  respond() {
    const {match, best} = this;
    while (best.ready && this.computers.has(match.turn) && match.game.at === match.game.moves.length) {
      best.follow(match.game);
      match.offer(...best.move(by('level').value === 'easy'));
    }
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

  // Rules, order and moves as text; false when something of it is refused, which is then shown. `seats` are those of a
  // link: the players that the computer plays, and how well.
  open(rules, order, moves, {part, seats} = {}) {
    this.computers.clear();
    if (!this.begin(rules, order) || !this.type(moves, part)) return false;
    if (seats) {
      this.computers = new Set(seats.computers);
      by('level').value = seats.level;
      this.show();
    }
    return true;
  }

  // To the next position in which a person moves, if there is one.
  step(forth) {
    const {match, computers} = this;
    do {
      if (forth) match.forth();
      else match.back();
    } while (computers.has(match.turn) && computers.size < match.rules.players &&
             (forth ? match.game.at < match.game.moves.length : match.game.at > 0));
    this.show();
  }

  show() {
    const {match, computers, kernel: {c}} = this;
    this.layOut();
    this.seat();
    if (!this.placing) this.respond();
    const {rules, game, refused, outcome} = match;
    const last = game.at > 0 && !this.placing ? game.moves[game.at - 1] : [0, 0];
    const mover = c.web_player_at(...last);
    const played = computers.has(mover) ? `${playerName(rules, mover)} plays ${cellName(rules, ...last)}; ` : '';
    by('status').textContent = played + statusText(match);
    by('refusal').textContent = refused ? refusalText(refused.word, rules, refused.move) : '';
    if (this.placing) this.judged();
    const hint = this.hints();
    this.board.draw((row, col) => {
      const player = c.web_player_at(row, col);
      return {player, name: playerName(rules, player), symbol: playerSymbol(rules, player),
        last: row === last[0] && col === last[1], won: c.web_won_at(row, col) !== 0,
        hint: player === 0 ? hint(row, col) : null};
    });
    if (last[0] > 0) this.board.see(...last);
    for (const part of document.querySelectorAll('.playing')) part.hidden = this.placing;
    by('placing').hidden = !this.placing;
    by('place').setAttribute('aria-pressed', this.placing);
    by('undo').disabled = game.at === 0 && match.number === 0;
    by('redo').disabled = game.at === game.moves.length && match.number === match.games.length - 1;
    by('restart').disabled = game.moves.length === 0;
    this.list();
    this.trace();
    // The link is set when it changes: a browser warns of too many calls.
    const link = linkOf(match, computers, by('level').value);
    if (link !== location.hash) history.replaceState(history.state, '', link);
    by('copied').textContent = '';
    const answer = outcome > 0 ? 'won' : outcome === DRAW ? 'draw' : 'open';
    this.why.show(this.placing ? 'board' : refused ? refused.word : answer);
  }

  // What the game is worth, in words, and with hints what each free cell is worth.
  hints() {
    const {best, match: {rules, game, turn}} = this;
    const asked = this.hinting && best.ready && turn > 0 && !this.placing;
    const filling = best.end && !best.ready && best.size > 0;
    if (asked) best.follow(game);
    by('legend').hidden = !asked;
    by('worth').textContent = asked ? worthText(rules, best.worth())
      : filling ? `Filling the table of ${best.size.toLocaleString('en')} boards` : '';
    return (row, col) => asked ? hintOf(rules, turn, best.worth(row, col)) : null;
  }

  list() {
    const {rules, game} = this.match;
    const {moves} = game;
    by('moves').replaceChildren(...moves.map(([row, col], k) => {
      const player = k < game.at ? this.kernel.c.web_player_at(row, col) : 0;
      const who = rules.players === 2 ? playerSymbol(rules, player) : player ? `${playerName(rules, player)}:` : '';
      const text = `${k + 1}. ${who} ${cellName(rules, row, col)}`;
      return element('li', {}, element('button', {type: 'button', 'data-count': k + 1,
        'aria-current': k + 1 === game.at ? 'step' : undefined, class: k < game.at ? `p${player}` : 'undone',
        'aria-label': `${text}, ${playerName(rules, player) || 'taken back'}: go to this position`}, text));
    }));
    const now = by('moves').querySelector('[aria-current]');
    if (now) by('moves').scrollTop = now.offsetTop - by('moves').offsetTop - by('moves').clientHeight / 2;
  }

  // The mistakes: who could force a win before them, and who after them.
  trace() {
    const {best, match: {rules, game}, tracing} = this;
    const who = (player) => player === 0 ? 'nobody' : playerName(rules, player);
    const mistakes = tracing && best.ready && !this.placing ? best.mistakes(game) : [];
    const told = mistakes.map(({count, from, to}) => {
      const cell = game.moves[count - 1];
      const player = this.kernel.c.web_player_at(...cell);
      return `Move ${count}, ${who(player)} ${cellName(rules, ...cell)}: before it ${who(from)} could ` +
        `force a win, after it ${who(to)}.`;
    });
    if (tracing && best.ready && told.length === 0) told.push('No move was a mistake.');
    by('mistakes').replaceChildren(...told.map((text) => element('li', {}, text)));
  }

  // Where the page may not reach the clipboard, the address bar has the link.
  async copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      by('copied').textContent = location.protocol === 'file:' ? 'Link copied; it works on this machine alone'
        : 'Link copied';
    } catch {
      by('copied').textContent = 'The link to this position is in the address bar';
    }
  }
}

// match.js: the games at play, one after the other. The record is the kernel's; kept here are the moves of each game,
// those that were taken back too, so that they can be offered again, and the answer to the last offer.
'use strict';

class Match {
  constructor(kernel) {
    this.kernel = kernel;
    this.games = []; // {rules, order, moves, at}, where `at` moves are on the board
    this.number = -1; // of the game on the board
    this.refused = null; // {word, move} of the last refusal
  }

  get game() {
    return this.games[this.number];
  }

  get rules() {
    return this.game.rules;
  }

  // A new game after this one. The answer is the kernel's; a refusal leaves the games as they were.
  begin(rules, order) {
    const status = this.kernel.begin(rules, order);
    if (status !== OK) return this.word(status);
    this.games.splice(this.number + 1, Infinity, {rules, order, moves: [], at: 0});
    this.enter(this.number + 1);
    return null;
  }

  word(status) {
    return this.kernel.words(this.kernel.c.web_status(status));
  }

  // Put a game on the board.
  enter(number) {
    this.number = number;
    const {rules, order, at} = this.game;
    this.kernel.begin(rules, order);
    this.game.at = 0;
    this.go(at);
  }

  // Whether the kernel takes the next move. It ends what was taken back.
  offer(row, col, typed) {
    const {game} = this;
    const status = this.kernel.c.web_offer(row, col);
    this.refused = status === OK ? null
      : {word: this.word(status), move: typed === undefined ? cellName(game.rules, row, col) : quoted(typed)};
    if (status !== OK) return false;
    this.games.splice(this.number + 1);
    game.moves.splice(game.at, game.moves.length, [row, col]);
    game.at++;
    this.judge();
    return true;
  }

  judge() {
    const {c} = this.kernel;
    this.outcome = c.web_judge();
    this.used = c.web_used();
    this.turn = c.web_turn();
  }

  // Go to the position after so many of the moves, taken back or not.
  go(count) {
    const {game} = this;
    const to = Math.max(0, Math.min(count, game.moves.length));
    this.refused = null;
    if (to < game.at) {
      this.kernel.c.web_keep(to);
      game.at = to;
    }
    while (game.at < to && this.kernel.c.web_offer(...game.moves[game.at]) === OK) game.at++;
    this.judge();
  }

  // Undo and redo: a move, or from the first one of a game the change of the game.
  back() {
    if (this.game.at > 0) this.go(this.game.at - 1);
    else if (this.number > 0) this.enter(this.number - 1);
  }

  forth() {
    if (this.game.at < this.game.moves.length) this.go(this.game.at + 1);
    else if (this.number + 1 < this.games.length) this.enter(this.number + 1);
  }

  // All games as they are now; and back to them.
  kept() {
    return {games: this.games.map((game) => ({...game, moves: [...game.moves]})), number: this.number};
  }

  restore({games, number}) {
    this.games = games;
    this.enter(number);
  }

  // What was played before this game cannot be gone back to.
  forget() {
    this.games = [this.game];
    this.number = 0;
  }

  movesText() {
    return this.game.moves.slice(0, this.game.at).map((move) => move.join(',')).join(' ');
  }

  // The game as a text line of a file of games, under the @ line that sets its rules.
  fileText() {
    const {rules, order} = this.game;
    const partial = this.outcome === UNFINISHED ? ' --partial' : '';
    return `@ --rules ${rulesText(rules)} --order ${orderText(rules, order)}${partial}\n${this.movesText()}\n`;
  }
}

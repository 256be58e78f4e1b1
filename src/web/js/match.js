// match.js: one game at play. The record is the kernel's; kept here are the moves that were taken back, so that they
// can be offered again, and the answer to the last offer.
'use strict';

class Match {
  constructor(kernel) {
    this.kernel = kernel;
    this.rules = null;
    this.order = [];
    this.moves = []; // all positions, those taken back too
    this.at = 0; // how many of them the record has
    this.refused = null; // {status, row, col} of the last refusal
  }

  // A new game. The answer is the kernel's; a refusal leaves the old game as it was.
  begin(rules, order) {
    const status = this.kernel.begin(rules, order);
    if (status !== OK) return status;
    this.rules = rules;
    this.order = order;
    this.moves = [];
    this.at = 0;
    this.refused = null;
    this.kernel.c.web_judge();
    return status;
  }

  offer(row, col) {
    const status = this.kernel.c.web_offer(row, col);
    this.refused = status === OK ? null : {status, row, col};
    if (status === OK) {
      this.moves.splice(this.at, this.moves.length, [row, col]);
      this.at++;
      this.kernel.c.web_judge();
    }
    return status;
  }

  // Go to the position after so many of the moves, taken back or not.
  go(count) {
    const to = Math.max(0, Math.min(count, this.moves.length));
    this.refused = null;
    if (to < this.at) {
      this.kernel.c.web_keep(to);
      this.at = to;
    }
    while (this.at < to && this.kernel.c.web_offer(...this.moves[this.at]) === OK) this.at++;
    this.kernel.c.web_judge();
  }

  // The numbers and the order as the command's options write them.
  rulesText() {
    const r = this.rules;
    return [r.rows, r.cols, r.line, r.players].join('x');
  }

  movesText() {
    return this.moves.slice(0, this.at).map((move) => move.join(',')).join(' ');
  }
}

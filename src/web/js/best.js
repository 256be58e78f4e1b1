// best.js: best play where the kernel has a table: who can force a win on each board of these rules, and how soon.
'use strict';

const AT_ONCE = 1 << 20; // entries that are filled without a worker
const ERRS = 1 / 3; // how often the easy computer plays any move

class Best {
  constructor(module, kernel) {
    this.module = module;
    this.kernel = kernel; // a program of its own, for the table's memory
  }

  // Later questions are about these rules and this order.
  choose(rules, order) {
    const key = `${rulesText(rules)} ${order}`;
    if (key === this.key) return;
    this.end?.();
    Object.assign(this, {key, rules, order, ready: false, end: null, size: this.kernel.table(rules, order)});
  }

  // Fill the table: a small one at once, a large one beside the page; then `done` is called.
  fill(done) {
    const {module, rules, order, size} = this;
    if (this.ready || this.end || size === 0) return;
    if (size <= AT_ONCE) this.take();
    else this.end = beside({module, rules, order}, ({entries}) => {
      this.end();
      this.take(entries);
      done();
    });
  }

  // Where the browser has too little memory for the table it is as if there were none.
  take(entries) {
    try {
      this.kernel.entries(this.rules, this.order, entries);
      this.ready = true;
    } catch {
      this.size = 0;
    }
  }

  // Later questions are about the game after its moves.
  follow({moves, at}) {
    this.kernel.c.web_keep(0);
    for (const move of moves.slice(0, at)) this.kernel.c.web_offer(...move);
  }

  // Who can force a win after a move on this cell, or as things are, and within how many moves of all together.
  worth(row, col) {
    const player = this.kernel.c.web_worth(row ?? 0, col ?? 0);
    return {player, moves: this.kernel.c.web_within() + (row ? 1 : 0)};
  }

  // A move of the computer's: one of the best, at random, or where it errs now and then any.
  move(errs) {
    const {rules: {rows, cols}, kernel: {c}} = this;
    const any = errs && Math.random() < ERRS;
    const from = Array.from({length: rows * cols}, (_, k) => [Math.floor(k / cols) + 1, k % cols + 1])
      .filter((cell) => any ? c.web_choice(...cell) >= 0 : c.web_choice(...cell) === 1);
    return from[Math.floor(Math.random() * from.length)];
  }

  // The mistakes of a game: {count, from, to}, with who could force a win before and after move number `count`, 0 being
  // nobody.
  mistakes({moves, at}) {
    return moves.slice(0, at).flatMap((move, k) => {
      this.follow({moves, at: k});
      return this.kernel.c.web_choice(...move) !== 2 ? []
        : [{count: k + 1, from: this.worth().player, to: this.worth(...move).player}];
    });
  }
}

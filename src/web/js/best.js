// best.js: best play where the kernel has a table: who can force a win on each board of these rules, and how soon.
'use strict';

const AT_ONCE = 1 << 20; // entries that are filled without a worker

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

  move() {
    const number = this.kernel.c.web_best();
    return [Math.floor(number / this.rules.cols) + 1, number % this.rules.cols + 1];
  }
}

// errata.js: what the formal texts got wrong, with the positions that show it. Whether play can reach a position the
// kernel says: the build gives games that could lead there (excerpts.py says why they are enough), and each is
// offered to it.
'use strict';

// Text with parts between backquotes.
function marked(text) {
  return text.split('`').map((part, i) => i % 2 ? element('code', {}, part) : part);
}

class Errata {
  constructor(place, rows, kernel, open) {
    this.place = place;
    this.rows = rows;
    this.match = new Match(kernel); // on a program of its own: the game at play is left alone
    this.open = open;
  }

  show() {
    if (this.shown) return;
    this.shown = true;
    this.place.replaceChildren(...this.rows.map((row) => element('article', {class: 'slip'},
      element('h3', {}, `${row.number}: ${row.text}, `, ...marked(row.place)),
      element('dl', {}, ...[['it says', row.says], ['it means', row.means], ['shown by', row.shows]]
        .flatMap(([term, text]) => [element('dt', {}, term), element('dd', {}, ...marked(text))])),
      element('div', {class: 'positions'}, ...row.positions.map((position) => this.figure(position))))));
  }

  figure(position) {
    const rules = position.rules && {rows: position.rules[0], cols: position.rules[1], line: position.rules[2],
      players: position.rules[3]};
    const game = position.game ?? position.tries.find((moves) => this.accepts(rules, position.order, moves));
    const caption = element('figcaption', {}, position.label);
    const figure = element('figure', {}, ...(position.marks ? [Errata.drawing(position, rules)] : []), caption);
    if (game === undefined) {
      caption.append(position.part ? ': a part of a board' : ': no game, whatever the order of the moves');
    } else {
      const name = position.game ? `play ${position.label}` : 'open on the board';
      const button = element('button', {type: 'button'}, name);
      button.addEventListener('click', () => this.open(rules, position.order, game));
      figure.append(button);
    }
    return figure;
  }

  accepts(rules, order, moves) {
    return this.match.begin(rules, order) === OK &&
      this.match.kernel.read(moves).moves.every((move) => this.match.offer(...move) === OK);
  }

  static drawing(position, rules) {
    const symbol = (player) => rules && rules.players === 2 ? ' XO'[player] : String(player);
    const board = element('div', {class: 'board drawn', role: 'img', 'aria-label': `the position ${position.label}`});
    board.style.setProperty('--cols', position.marks[0].length);
    board.append(...position.marks.flat().map((marks) =>
      element('div', {class: `cell p${marks[0] ?? 0}`}, marks.map(symbol).join(''))));
    return board;
  }
}

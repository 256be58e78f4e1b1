// errata.js: what the formal texts got wrong, with the positions that show it. Whether play can reach a position the
// kernel says: the build gives games that could lead there (excerpts.py says why they are enough), and each is
// offered to it.
'use strict';

// The texts, by the first letter of an entry's number.
const TEXTS = {
  V: ['The module', 'The VDM-SL module XO. It defines moves, games and their results, and the referee follows it.'],
  E: ['The Easel program', 'A game of July 2014 in a small language of sets and functions, with a screen to click on.'],
  L: ['The LED rules', 'The same rules, rewritten in October 2014 in the language LED.'],
  G: ['The game description', 'Rules in GDL, the language of contests for programs that play any game.'],
  S: ['Three players on 4x4', 'A page of mathematics: boards, moves and end states of a game for three.'],
  D: ['Where the texts disagree', 'Each is sound by itself, and they answer one question differently.']};

// Text with parts between backquotes.
function marked(text) {
  return text.split('`').map((part, i) => i % 2 ? element('code', {}, part) : part);
}

// Where an entry is about, without abbreviations.
function spelled(place) {
  const words = {pre: 'precondition', post: 'postcondition', inv: 'invariant'};
  return place.replace(/(?<=, | and )(pre|post|inv)\b/g, (short) => words[short]);
}

class Errata {
  constructor(place, rows, kernel, open) {
    this.place = place;
    this.rows = rows;
    this.kernel = kernel; // a program of its own: the game at play is left alone
    this.open = open;
  }

  show() {
    if (this.shown) return;
    this.shown = true;
    this.place.replaceChildren(...Object.entries(TEXTS).map(([letter, [title, what]]) =>
      element('section', {}, element('h2', {}, title), element('p', {}, what),
        ...this.rows.filter((row) => row.number[0] === letter).map((row) => this.slip(row)))));
  }

  slip(row) {
    return element('article', {class: 'slip'}, element('h3', {}, `${row.number}: `, ...marked(spelled(row.place))),
      element('dl', {}, ...[['The text has', row.says], ['It needs', row.means], ['An example', row.shows]]
        .flatMap(([term, text]) => [element('dt', {}, term), element('dd', {}, ...marked(text))])),
      element('div', {class: 'positions'}, ...row.positions.map((position) => this.figure(position))));
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
    return this.kernel.begin(rules, order) === OK &&
      this.kernel.read(moves).moves.every((move) => this.kernel.c.web_offer(...move) === OK);
  }

  static drawing(position, rules) {
    const symbol = (player) => rules ? playerSymbol(rules, player) : String(player);
    const board = element('div', {class: 'board drawn', role: 'img', 'aria-label': `the position ${position.label}`});
    board.style.setProperty('--cols', position.marks[0].length);
    board.append(...position.marks.flat().map((marks) =>
      element('div', {class: `cell p${marks[0] ?? 0}`}, marks.map(symbol).join(''))));
    return board;
  }
}

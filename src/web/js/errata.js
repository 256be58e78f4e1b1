// errata.js: what the formal texts got wrong, with the positions that show it. Whether play can reach a position the
// kernel says.
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

const SPELLED = {pre: 'precondition', post: 'postcondition', inv: 'invariant'};

class Errata {
  constructor(place, rows, kernel, open) {
    this.place = place;
    this.rows = rows;
    this.kernel = kernel; // not that of the game at play
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
    const place = row.place.replace(/(?<=, | and )(pre|post|inv)\b/g, (short) => SPELLED[short]);
    return element('article', {class: 'slip'}, element('h3', {}, `${row.number}: `, ...marked(place)),
      element('dl', {}, ...[['The text has', row.says], ['It needs', row.means], ['An example', row.shows]]
        .flatMap(([term, text]) => [element('dt', {}, term), element('dd', {}, ...marked(text))])),
      element('div', {class: 'positions'}, ...row.positions.map((position) => this.figure(position))));
  }

  figure(position) {
    const {marks, label} = position;
    const rules = marks ? {rows: marks.length, cols: marks.length, line: 3, players: marks.length === 3 ? 2 : 3}
      : rulesOf('3x3x3');
    const count = (player) => marks.flat(2).filter((mark) => mark === player).length;
    const order = marks ? inTurn(rules).sort((a, b) => count(b) - count(a)) : inTurn(rules);
    const cells = marks?.flatMap((row, r) => row.flatMap((cell, c) => cell.map((mark) => [r + 1, c + 1, mark])));
    const game = position.game ?? (position.part ? null : this.kernel.leading(rules, order, cells));
    const caption = element('figcaption', {}, label);
    const figure = element('figure', {}, ...(marks ? [Errata.drawing(position, rules)] : []), caption);
    if (game === null) {
      caption.append(position.part ? ': a part of a board' : ': no game, whatever the order of the moves');
    } else {
      const button = element('button', {type: 'button'}, position.game ? `play ${label}` : 'open on the board');
      button.addEventListener('click', () => this.open(rules, order, game));
      figure.append(button);
    }
    return figure;
  }

  static drawing(position, rules) {
    const symbol = (player) => position.part ? String(player) : playerSymbol(rules, player);
    const board = element('div', {class: 'board drawn', role: 'img', 'aria-label': `the position ${position.label}`});
    board.style.setProperty('--cols', position.marks[0].length);
    board.append(...position.marks.flat().map((marks) =>
      element('div', {class: `cell p${marks[0] ?? 0}`}, marks.map(symbol).join(''))));
    return board;
  }
}

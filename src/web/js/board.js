// board.js: a board of buttons, one for each cell, each with a name that says what is on it.
'use strict';

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {}))
    if (value === true) made.setAttribute(key, '');
    else if (value !== false && value !== undefined) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

class Board {
  constructor(place, onCell) {
    this.place = place;
    this.onCell = onCell;
    this.rows = this.cols = 0;
    this.here = [1, 1]; // the cell that the keyboard is on
    place.classList.add('board');
    place.addEventListener('click', (event) => {
      const cell = event.target.closest('.cell');
      if (cell) this.onCell(Number(cell.dataset.row), Number(cell.dataset.col));
    });
    place.addEventListener('keydown', (event) => this.key(event));
    place.addEventListener('focusin', (event) => {
      const cell = event.target.closest('.cell');
      if (cell) this.rove(Number(cell.dataset.row), Number(cell.dataset.col));
    });
  }

  layOut(rules) {
    const {rows, cols} = rules;
    const letters = lettered(rules);
    if (rows === this.rows && cols === this.cols && letters === this.letters) return;
    this.letters = letters;
    this.rows = rows;
    this.cols = cols;
    this.here = [1, 1];
    this.place.style.setProperty('--rows', rows);
    this.place.style.setProperty('--cols', cols);
    this.place.setAttribute('aria-label', `board of ${rows} rows and ${cols} columns`);
    const label = (text, kind) => element('span', {'aria-hidden': 'true', class: kind}, text);
    const parts = [label('', 'side')];
    for (let col = 1; col <= cols; col++) parts.push(label(columnName(rules, col)));
    for (let row = 1; row <= rows; row++) {
      parts.push(label(String(row), 'side'));
      for (let col = 1; col <= cols; col++)
        parts.push(element('button', {type: 'button', class: 'cell', 'data-row': row, 'data-col': col,
          tabindex: row === 1 && col === 1 ? 0 : -1}));
    }
    this.place.replaceChildren(...parts);
    this.cells = [...this.place.querySelectorAll('.cell')];
  }

  cell(row, col) {
    return this.cells[(row - 1) * this.cols + col - 1];
  }

  // look(row, col) tells of a cell: {player, symbol, name, last, won, hint}; a hint is {kind, mark, text}.
  draw(look) {
    for (const cell of this.cells) {
      const row = Number(cell.dataset.row);
      const col = Number(cell.dataset.col);
      const on = look(row, col);
      const kind = `cell${on.player ? ` p${on.player}` : ''}${on.last ? ' last' : ''}${on.won ? ' won' : ''}` +
        (on.hint ? ` hint ${on.hint.kind}` : '');
      const label = [`row ${row}, column ${col}`, on.player ? on.name : 'free', ...(on.last ? ['last move'] : []),
        ...(on.won ? ['on a winning line'] : []), ...(on.hint ? [`${on.hint.mark}: ${on.hint.text}`] : [])].join(', ');
      const mark = on.hint ? on.hint.mark : on.symbol;
      if (cell.className !== kind) cell.className = kind;
      if (cell.textContent !== mark) cell.textContent = mark;
      if (cell.getAttribute('aria-label') !== label) cell.setAttribute('aria-label', label);
    }
  }

  // Scroll the board alone, so that this cell is in sight.
  see(row, col) {
    const frame = this.place.parentElement.getBoundingClientRect();
    const cell = this.cell(row, col).getBoundingClientRect();
    const side = cell.width; // beside the cell, and beside the numbers of the rows
    if (cell.left < frame.left + side || cell.right > frame.right)
      this.place.parentElement.scrollLeft += cell.left - frame.left - frame.width / 2;
  }

  rove(row, col) {
    this.cell(...this.here).tabIndex = -1;
    this.here = [row, col];
    this.cell(row, col).tabIndex = 0;
  }

  key(event) {
    const step = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]}[event.key];
    const end = {Home: 1, End: this.cols}[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || !(step || end)) return;
    const [row, col] = step ? [this.here[0] + step[0], this.here[1] + step[1]] : [this.here[0], end];
    event.preventDefault();
    if (row < 1 || row > this.rows || col < 1 || col > this.cols) return;
    this.rove(row, col);
    this.cell(row, col).focus();
  }
}

"""naive.py: best play by a plain search, which shares nothing with the kernel. The tests of `xo solve` and of the page
compare with it."""
import functools
from collections.abc import Sequence

Board = tuple[int, ...]


class Naive:
    """Rules as a program would have them that knows no table: a board is a tuple of rows joined, 0 for a free cell."""

    def __init__(self, rows: int, cols: int, line: int, order: Sequence[int] = (1, 2), exact: bool = False) -> None:
        self.order = order
        self.cells = rows * cols
        # The cells of each line, and those beside its ends, which must be others' if it is exact.
        self.lines = [[[(r + i * dr) * cols + c + i * dc for i in steps
                        if 0 <= r + i * dr < rows and 0 <= c + i * dc < cols]
                       for steps in (range(line), (-1, line) if exact else ())]
                      for r in range(rows) for c in range(cols) for dr, dc in ((0, 1), (1, 0), (1, 1), (1, -1))
                      if 0 <= r + (line - 1) * dr < rows and 0 <= c + (line - 1) * dc < cols]

    def mover(self, board: Board) -> int:
        return self.order[sum(map(bool, board)) % len(self.order)]

    @functools.lru_cache(None)
    def winner(self, board: Board) -> int:
        """Who has a line; 0: nobody has."""
        return next((board[line[0]] for line, beside in self.lines
                     if board[line[0]] and len({board[cell] for cell in line}) == 1 and
                     all(board[cell] != board[line[0]] for cell in beside)), 0)

    def after(self, board: Board) -> dict[int, Board]:
        """Each board that one move makes, by the cell."""
        if self.winner(board):
            return {}
        move = (self.mover(board),)
        return {k: board[:k] + move + board[k + 1:] for k in range(self.cells) if not board[k]}

    @functools.lru_cache(None)
    def force(self, player: int, board: Board) -> int | None:
        """Within how many moves the player wins, whatever the others do; None: they can keep the player from it."""
        if self.winner(board):
            return 0 if self.winner(board) == player else None
        ends = [self.force(player, next_) for next_ in self.after(board).values()]
        if self.mover(board) == player:
            return min((end + 1 for end in ends if end is not None), default=None)
        late = [end + 1 for end in ends if end is not None]
        return max(late) if late and len(late) == len(ends) else None

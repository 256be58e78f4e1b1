"""naive.py: best play by a plain search, which shares nothing with the kernel. The tests of `xo solve` and of the page
compare with it."""
import functools


class Naive:
    """Rules as a program would have them that knows no table: a board is a tuple of rows joined, 0 for a free cell."""

    def __init__(self, rows, cols, line, order=(1, 2)):
        self.order = order
        self.cells = rows * cols
        self.lines = [[(r + i * dr) * cols + c + i * dc for i in range(line)]
                      for r in range(rows) for c in range(cols) for dr, dc in ((0, 1), (1, 0), (1, 1), (1, -1))
                      if 0 <= r + (line - 1) * dr < rows and 0 <= c + (line - 1) * dc < cols]

    def mover(self, board):
        return self.order[sum(map(bool, board)) % len(self.order)]

    def winner(self, board):
        return next((board[line[0]] for line in self.lines
                     if board[line[0]] and len({board[cell] for cell in line}) == 1), 0)

    def after(self, board):
        """Each board that one move makes, by the cell."""
        if self.winner(board):
            return {}
        move = (self.mover(board),)
        return {k: board[:k] + move + board[k + 1:] for k in range(self.cells) if not board[k]}

    @functools.lru_cache(None)
    def force(self, player, board):
        """Within how many moves the player wins, whatever the others do; None: they can keep the player from it."""
        if self.winner(board):
            return 0 if self.winner(board) == player else None
        ends = [self.force(player, next_) for next_ in self.after(board).values()]
        if self.mover(board) == player:
            return min((end + 1 for end in ends if end is not None), default=None)
        return max(ends) + 1 if ends and None not in ends else None

import ctypes
from ctypes import Structure, byref, c_int


class Rules(Structure):
    _fields_ = [("rows", c_int), ("cols", c_int), ("line", c_int), ("players", c_int),
                ("exact", c_int)]


class Order(Structure):
    _fields_ = [("len", c_int), ("at", c_int * 8)]


class Pos(Structure):
    _fields_ = [("row", c_int), ("col", c_int)]


class Moves(Structure):
    _fields_ = [("len", c_int), ("at", Pos * 401)]


class Record(Structure):
    _fields_ = [("rules", Rules), ("order", Order), ("moves", Moves)]


class Game(Structure):
    _fields_ = [("rules", Rules), ("moves", c_int), ("cell", ctypes.c_byte * 22 * 22)]


class Verdict(Structure):
    _fields_ = [("status", c_int), ("move", c_int), ("used", c_int), ("outcome", c_int)]


xo = ctypes.CDLL("libxo.so.2")
xo.xo_referee_judge.restype = Verdict
record, game = Record(), Game()
xo.xo_referee_begin(byref(record), Rules(3, 3, 3, 2), Order(2, (1, 2)))
for move in [(1, 1), (2, 2), (1, 2), (1, 2), (3, 3), (1, 3)]:
    if xo.xo_referee_offer(byref(record), Pos(*move)) != 0:  # XO_OK
        print("refused:", move)
verdict = xo.xo_referee_judge(byref(record), byref(game))
print("player", verdict.outcome, "wins with move", verdict.used)

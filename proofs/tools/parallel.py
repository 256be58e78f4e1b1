"""parallel.py: several things at once."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Answer = TypeVar("Answer")


def run(works: Iterable[Callable[[], Answer]], jobs: int) -> list[Answer]:
    """The results of the given functions, in their order, with so many running at once."""
    pool = ThreadPoolExecutor(max(1, jobs))
    try:
        return [future.result() for future in [pool.submit(work) for work in works]]
    finally:
        pool.shutdown(wait=False, cancel_futures=True)   # an interrupted run does not wait for what has begun

"""parallel.py: several things at once."""
import queue
import threading


def run(works, jobs):
    """The results of the given functions, in their order, with so many running at once."""
    todo, results = queue.Queue(), [None] * len(works)
    for item in enumerate(works):
        todo.put(item)

    def worker():
        while True:
            try:
                index, work = todo.get_nowait()
            except queue.Empty:
                return
            try:
                results[index] = work()
            except BaseException as error:   # noqa: B902  (handed to the caller below)
                results[index] = error
    threads = [threading.Thread(target=worker, daemon=True) for _ in range(max(1, jobs))]
    for thread in threads:
        thread.start()
    for thread in threads:
        while thread.is_alive():
            thread.join(0.2)   # a plain join would not let Ctrl-C through
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return results

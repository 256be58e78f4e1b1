"""What Python would run first, if it were told by PYTHONPATH where to look."""
import os

os._exit(0)

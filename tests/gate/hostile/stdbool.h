#error "the environment has reached a run"

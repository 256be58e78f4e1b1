/* The functions that are called so that their contracts hold, as the real contract tests list them. */
    ENSURES(twin_copy, kind, copy, ""),
    ENSURES(twin_put, at, put, ""),
    ENSURES(twin_sum, sum, sum, ""),
    ENSURES(twin_shift, half, shift, ""),

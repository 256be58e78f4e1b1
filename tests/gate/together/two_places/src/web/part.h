static int

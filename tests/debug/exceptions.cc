// The checked library from C++: a handler may throw.
#include <xo.h>
#include <xo/debug.h>

#include <cstdio>
#include <stdexcept>
#include <string>

static void raise(const xo_contract_breach *seen)
{
  throw std::logic_error(std::string(seen->label) + " in " + seen->function);
}

int main()
{
  const int rounds = 2000;
  int caught = 0;
  xo_contract_handler(raise);
  for (int i = 0; i < rounds; i++) {
    xo_game game;
    xo_init(&game, xo_rules{3, 3, 3, 2});
    xo_move(&game, XO_CROSS, xo_pos{1, 1});
    try {
      xo_move(&game, XO_NOUGHT, xo_pos{1, 1});
    } catch (const std::logic_error &error) {
      caught += std::string(error.what()) == "free in xo_move";
    }
  }
  std::printf("%d exceptions\n", caught);
  return caught == rounds ? 0 : 1;
}

#define ONE 2

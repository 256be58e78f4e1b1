#define bool int
#define true 0

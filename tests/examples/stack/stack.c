/* stack.c: the module Stack in C. Its contracts are what is translated of the module. */
typedef struct {
  int len;
  int at[10];
} numbers;

#include "stack.acsl"

/*@ requires valid: \valid(s);
    terminates \true;
    exits \false;
    assigns *s;
    ensures init: Vdm_init_Sigma(*s);
    ensures type: Vdm_is_Stack(*s); */
void stack_init(numbers *s)
{
  s->len = 0;
}

/*@ requires valid: \valid(s);
    requires type: Vdm_is_Stack(*s);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures full: \result != 0 <==> Vdm_isFull(*s); */
int stack_is_full(const numbers *s)
{
  return s->len == 10;
}

/*@ requires valid: \valid(s);
    requires type: Vdm_is_Stack(*s) && Vdm_pre_top(*s);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures top: \result == Vdm_top(*s); */
int stack_top(const numbers *s)
{
  return s->at[s->len - 1];
}

/*@ requires valid: \valid(s);
    requires type: Vdm_is_Stack(*s) && 0 <= n;
    requires pre: Vdm_pre_push(*s, n);
    terminates \true;
    exits \false;
    assigns *s;
    ensures post: Vdm_post_push(\old(*s), *s, n);
    ensures type: Vdm_is_Stack(*s); */
void stack_push(numbers *s, int n)
{
  s->at[s->len] = n;
  s->len++;
}

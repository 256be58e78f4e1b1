/* stack.c: the module Stack in C. Its contracts are what is translated of the module; the lemmas and ghost functions at
 * the end discharge what the module owes. */
typedef struct {
  int len;
  int at[10];
} numbers;

#include "stack.acsl"

/*@ requires valid: \valid(s);
    terminates \true;
    exits \false; assigns *s;
    ensures init: Vdm_init_Sigma(*s);
    ensures type: Vdm_is_Stack(*s); */
void stack_init(numbers *s) { s->len = 0; }

/*@ requires valid: \valid(s);
    requires type: Vdm_is_Stack(*s);
    terminates \true;
    exits \false; assigns \nothing;
    ensures full: \result != 0 <==> Vdm_isFull(*s); */
int stack_is_full(const numbers *s) { return s->len == 10; }

/*@ requires valid: \valid(s);
    requires type: Vdm_is_Stack(*s) && Vdm_pre_top(*s);
    terminates \true;
    exits \false; assigns \nothing;
    ensures top: \result == Vdm_top(*s); */
int stack_top(const numbers *s) { return s->at[s->len - 1]; }

/*@ requires valid: \valid(s);
    requires type: Vdm_is_Stack(*s) && 0 <= n;
    requires pre: Vdm_pre_push(*s, n);
    terminates \true;
    exits \false; assigns *s;
    ensures post: Vdm_post_push(\old(*s), *s, n);
    ensures type: Vdm_is_Stack(*s); */
void stack_push(numbers *s, int n)
{
  s->at[s->len] = n;
  s->len++;
}

/*@ lemma Owes_top_1: \forall numbers s; Vdm_in_top(s) ==> Vdm_owes_top_1(s);
    lemma Owes_push_1: \forall numbers stack_old, integer n, numbers stack;
      Vdm_given_push_1(stack_old, n, stack) ==> Vdm_owes_push_1(stack_old, n, stack);
    lemma Owes_push_2: \forall numbers stack_old, integer n, numbers stack, integer i;
      Vdm_given_push_2(stack_old, n, stack, i) ==> Vdm_owes_push_2(stack_old, n, stack, i);
    lemma Owes_push_4: \forall numbers stack_old, integer n, numbers stack;
      Vdm_given_push_4(stack_old, n, stack) ==> Vdm_owes_push_4(stack_old, n, stack);
*/
/*@ ghost
  /@ terminates \true; exits \false; assigns \nothing;
     ensures owes: Vdm_owes_Stack_1; @/
  void owes_Stack_1(void)
  {
    numbers s;
    s.len = 0;
    /@ assert some: Vdm_Stack_owed_s(s); @/
  }

  /@ terminates \true; exits \false; assigns \nothing;
     ensures owes: Vdm_owes_Sigma_1; @/
  void owes_Sigma_1(void)
  {
    numbers s;
    s.len = 0;
    /@ assert some: Vdm_Sigma_owed_stack(s); @/
  }

  /@ requires given: Vdm_in_push(stack_old, n);
     terminates \true; exits \false; assigns \nothing;
     ensures owes: Vdm_owes_push_3(stack_old, n); @/
  void owes_push_3(numbers stack_old, int n)
  {
    numbers s = stack_old;
    s.at[s.len] = n;
    s.len++;
    /@ assert each: \forall integer i; 1 <= i <= s.len ==> Vdm_push_owed_i(stack_old, n, s, i); @/
    /@ assert some: Vdm_push_owed_v(s); @/
  }
*/

(* forms_30.ml: what forms.ml asks of Frama-C 30. *)
open Cil_types

(* A type of C, whatever the version calls it. *)
let shape t =
  match (Cil.unrollType t).tnode with
  | TVoid -> `Void
  | TFloat _ | TBuiltin_va_list | TEnum _ -> `Other
  | TPtr t -> `Pointer t
  | TArray (t, size) -> `Array (t, size)
  | TFun (result, formals, variable) -> `Function (result, formals, variable)
  | TComp c -> `Composite c
  | TInt _ | TNamed _ -> `Number

(* The name of an attribute of C. *)
let attribute (name, _) = Some name

(* What the logic takes for an integer by itself. *)
let coerced t = match t.term_node with TCast (true, _, t) -> Some t | _ -> None

let here = Current_loc.get
let at_the_end = Boot.Main.extend

let converted t = match t.term_node with TCast _ -> true | _ -> false
let kind_of_integer t = match t.tnode with TInt k -> k | _ -> IInt

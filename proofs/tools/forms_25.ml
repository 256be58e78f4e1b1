(* forms_25.ml: what forms.ml asks of Frama-C 25. *)
open Cil_types

(* A type of C, whatever the version calls it. *)
let shape t =
  match Cil.unrollType t with
  | TVoid _ -> `Void
  | TFloat _ | TBuiltin_va_list _ | TEnum _ -> `Other
  | TPtr (t, _) -> `Pointer t
  | TArray (t, size, _) -> `Array (t, size)
  | TFun (result, formals, variable, _) -> `Function (result, formals, variable)
  | TComp (c, _) -> `Composite c
  | TInt _ | TNamed _ -> `Number

(* The name of an attribute of C. *)
let attribute = function Attr (name, _) -> Some name | AttrAnnot _ -> None

(* What the logic takes for an integer by itself. *)
let coerced t = match t.term_node with TLogic_coerce (_, t) -> Some t | _ -> None

let here = Cil.CurrentLoc.get
let at_the_end = Db.Main.extend

let converted t = match t.term_node with TCastE _ | TLogic_coerce _ -> true | _ -> false
let kind_of_integer t = match t with TInt (k, _) -> k | _ -> IInt

(* forms_shape.ml: a type of C, as forms.ml asks for it whatever the version of Frama-C calls it. *)
open Cil_types

type shape =
  | Void | Number | Floating | Variable_list
  | Pointer of typ
  | Array of typ * exp option
  | Function of typ * (string * typ * attributes) list option * bool
  | Composite of compinfo
  | Enumeration

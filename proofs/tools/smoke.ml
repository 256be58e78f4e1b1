(* smoke.ml, loaded into Frama-C for smoke tests: WP makes none for a function without requires, loop or branch. Here
   each function requires something that always holds and has every constant of the logic in it, so that these are
   tested as lemmas are. *)
open Cil_types

let emitter = Emitter.create "smoke" [ Emitter.Funspec ] ~correctness:[] ~tuning:[]

(* c * c >= c, which holds of each integer, and which WP does not know by itself. *)
let spoken_of = function
  | GAnnot (Dfun_or_pred ({ l_profile = []; l_type = Some Linteger; l_var_info; _ }, _), _) ->
      let c = Logic_const.tvar l_var_info in
      [ Logic_const.prel (Rge, Logic_const.term (TBinOp (Mult, c, c)) Linteger, c) ]
  | _ -> []

let () = Ast.apply_after_computed (fun file ->
  let holds = Logic_const.pands (List.concat_map spoken_of file.globals) in
  List.iter
    (function
      | GFun (f, _) ->
          Annotations.add_requires emitter (Globals.Functions.get f.svar) [ Logic_const.new_predicate holds ]
      | _ -> ())
    file.globals)

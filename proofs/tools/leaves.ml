(* leaves.ml, loaded into Frama-C for smoke tests, after smoke.ml. What is known at a point of a function is known at
   every point that it dominates, so of a function's tests those suffice that dominate no other. WP leaves out what has
   a status before it begins: the others are given one, in a run where nothing but smoke tests counts. *)
open Cil_types

let emitter = Emitter.create "leaves" [ Emitter.Property_status ] ~correctness:[] ~tuning:[]

(* A test is before its statement or, of a call, after it; or at the beginning of the function. *)
let place = function
  | Property.IPOther { io_name; io_loc = OLStmt (_, stmt) } -> Some (stmt, io_name = "wp_smoke_dead_call")
  | _ -> None

let dominates p q =
  match place p, place q with
  | None, at -> at <> None
  | Some _, None -> false
  | Some (s, after), Some (t, later) ->
      if s.sid = t.sid then later && not after else Dominators.dominates s t

let choose kf =
  RteGen.Visit.annotate kf;   (* or WP, asked for one function, warns that the guards are missing *)
  let prop = Wp.Wp_parameters.Properties.get () in
  let made = Wp.VC.generate_kf ~prop kf in
  let tests = Property.Set.elements (Bag.fold_left (fun set vc -> Property.Set.add (Wp.VC.get_property vc) set)
                                       Property.Set.empty made) in
  List.iter Wp.VC.remove tests;
  List.iter (fun test -> if List.exists (dominates test) tests then
      Property_status.emit emitter ~hyps:[] test Property_status.True) tests

let () = Ast.apply_after_computed (fun _ ->
  if Wp.Wp_parameters.SmokeTests.get () then Wp.Wp_parameters.iter_kf choose)

(* relevant.ml, loaded into Frama-C for a proof: two transformations of Why3's tasks, which a driver names. Each leaves
   out hypotheses and changes none, so what is proved of the rest holds. xo_reached keeps what the goal reaches by the
   symbols that it names: their definitions and axioms, and the lemmas that name nothing else. xo_lemmas keeps all
   lemmas, and what these and the goal reach: a smoke test has to see a contradiction among lemmas. *)
open Why3

let is_lemma (pr : Decl.prsymbol) = Strings.has_prefix "Q_" pr.pr_name.id_string

let named = Decl.Wdecl.memoize 997 (fun d -> Ident.Sid.diff (Decl.get_decl_syms d) d.Decl.d_news)

let relevant ~lemmas:all task =
  let order = Ident.Hid.create 997 in     (* of each symbol its place among the declarations, and its declaration *)
  let axioms = Hashtbl.create 997 in      (* of each place the axioms whose last symbol is declared there *)
  let lemmas = ref [] and kept = Ident.Hid.create 997 in
  let last ids = Ident.Sid.fold (fun id n ->
      match Ident.Hid.find_opt order id with Some (m, _) -> max m n | None -> n) ids (-1) in
  let is_kept id = Ident.Hid.mem kept id || not (Ident.Hid.mem order id) in
  let rec keep d =
    if not (Ident.Sid.exists (Ident.Hid.mem kept) d.Decl.d_news) then begin
      Ident.Sid.iter (fun id -> Ident.Hid.replace kept id ()) d.Decl.d_news;
      Ident.Sid.iter reach (named d)
    end
  and reach id =
    match Ident.Hid.find_opt order id with
    | Some (n, d) when not (Ident.Hid.mem kept id) -> keep d; List.iter keep (Hashtbl.find_all axioms n)
    | _ -> () in
  let rec keep_lemmas () =
    let these, others = List.partition (fun d -> all || Ident.Sid.for_all is_kept (named d)) !lemmas in
    lemmas := others;
    List.iter keep these;
    if these <> [] then keep_lemmas () in
  let goal = ref [] in
  List.iteri (fun n td ->
      match td.Theory.td_node with
      | Decl ({ d_node = Dprop (Pgoal, _, _); _ } as d) -> goal := [ d ]
      | Decl ({ d_node = Dprop (_, pr, _); _ } as d) ->
          if is_lemma pr then lemmas := d :: !lemmas else Hashtbl.add axioms (last (named d)) d
      | Decl d -> Ident.Sid.iter (fun id -> Ident.Hid.replace order id (n, d)) d.d_news
      | _ -> ()) (Task.task_tdecls task);
  List.iter keep (Hashtbl.find_all axioms (-1));   (* these name nothing that is declared *)
  List.iter keep !goal;
  keep_lemmas ();
  let speaks_of_kept = function
    | Theory.MAty ty -> Ty.ty_s_all (fun ts -> is_kept ts.ts_name) ty
    | MAts ts -> is_kept ts.ts_name
    | MAls ls -> is_kept ls.ls_name
    | MApr pr -> Ident.Hid.mem kept pr.pr_name
    | MAid id -> is_kept id
    | MAstr _ | MAint _ -> true in
  let stays td =
    match td.Theory.td_node with
    | Decl d -> Ident.Sid.exists (Ident.Hid.mem kept) d.d_news
    | Meta (_, args) -> List.for_all speaks_of_kept args
    | Use _ | Clone _ -> true in
  List.fold_left (fun task td -> if stays td then Task.add_tdecl task td else task) None (Task.task_tdecls task)

let () =
  Trans.register_transform "xo_reached" ~desc:"What the goal reaches." (Trans.store (relevant ~lemmas:false));
  Trans.register_transform "xo_lemmas" ~desc:"All lemmas, and what they and the goal reach."
    (Trans.store (relevant ~lemmas:true))

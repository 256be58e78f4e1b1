(* forms.ml: what may not be written, looked up in the program as Frama-C takes it: all units linked, every name
   resolved, every conversion written out, ghost code included. forms.py loads it into Frama-C, after one of forms_25.ml
   and forms_30.ml, which hold what is called otherwise in that version; it prints one line for each refusal, and one
   for each fact that forms.py goes on with, fields separated by tabs:

     refused <file> <line> <sentence>      recursive <name>      ended
     body, declared <function> <file> <line>      undefined <object> <file> <line>
     lemma <name> <file> <line>      calls <caller> <callee> *)
let say fields = print_endline (String.concat "\t" ("GATE" :: fields))

let at ((pos, _) : location) =
  [ Filepath.Normalized.to_pretty_string pos.Filepath.pos_path; string_of_int pos.Filepath.pos_lnum ]

let place what name loc = say (what :: name :: at loc)
let refuse loc fmt = Format.kasprintf (fun text -> say (("refused" :: at loc) @ [ text ])) fmt
let over visit (visitor : #Visitor.frama_c_visitor) x = ignore (visit (visitor :> Visitor.frama_c_visitor) x)

(* ---- types ---- *)

let rec constant t =
  Cil.typeHasAttribute "const" t || match shape t with `Array (e, _) -> constant e | _ -> false

let pointee t = match shape t with `Pointer p -> Some p | _ -> None
let is_pointer t = pointee t <> None

(* Whether the proof is made for a type. Only parameters and locals may be pointers. Nothing guards that a value fits an
   enumeration. *)
let rec modelled ~pointers t =
  let known = [ "const"; "ghost"; "anonymous"; "declspec"; "packed_not"; "arraylen"; "missingproto" ] in
  List.for_all (fun name -> List.mem name known) (List.filter_map attribute (Cil.typeAttrs t))
  && match shape t with
     | `Number | `Void -> true
     | `Composite { cstruct; _ } -> cstruct
     | `Function (result, formals, variable) -> formals <> None && not variable && modelled ~pointers:true result
     | `Array (e, size) -> (pointers || size <> None) && modelled ~pointers:false e
     | `Pointer e -> pointers && (match shape e with
         | `Pointer _ | `Function _ | `Void -> false
         | _ -> modelled ~pointers:false e)
     | `Other -> false

(* A long has 32 bits where a pointer has, as in WebAssembly: what is proved of it is not so there. *)
let is_long = function ILong | IULong -> true | _ -> false

let rec long t = match shape t with
  | `Number -> is_long (kind_of_integer (Cil.unrollType t))
  | `Pointer e | `Array (e, _) -> long e
  | `Function (result, formals, _) ->
      long result || List.exists (fun (_, t, _) -> long t) (Option.value ~default:[] formals)
  | _ -> false

let check_type loc ~pointers what t =
  if long t then
    refuse loc "%s has the type `%a`: a long has other values on machines of 32 bits; write long long" what
      Printer.pp_typ t;
  if not (modelled ~pointers t) then
    refuse loc "%s has the type `%a`, which the model of memory is not made for" what Printer.pp_typ
      (Cil.unrollTypeDeep t)

let check_composite c =
  List.iter
    (fun f ->
      if f.fbitfield <> None then
        refuse f.floc "the field %s is a bit-field, which the model of memory is not made for" f.fname;
      check_type f.floc ~pointers:false ("the field " ^ f.fname) f.ftype)
    (Option.value ~default:[] c.cfields)

(* ---- conversions, each of which Frama-C writes out as a cast ---- *)

let same_type a b =
  Cil_datatype.Typ.equal (Cil.unrollTypeDeep (Cil.typeDeepDropAllAttributes a))
    (Cil.unrollTypeDeep (Cil.typeDeepDropAllAttributes b))

let check_pointers loc target source =
  match (pointee target, pointee source) with
  | Some t, Some s ->
      if not (same_type t s) then refuse loc "a pointer is converted to a pointer of another type"
      else if constant s && not (constant t) then
        refuse loc "constness is cast away: what a contract calls unchanged could be written"
  | Some _, None -> refuse loc "what is no pointer is converted to one"
  | None, Some _ -> refuse loc "a pointer is taken for a number or a truth value"
  | None, None -> ()

(* ---- contracts ---- *)

let rec conjuncts p =
  match p.pred_content with
  | Pand (a, b) -> conjuncts a @ conjuncts b
  | _ -> [ p ]

(* The variable that a term points to the object of: p, or p + (a .. b), which takes in all of a buffer. *)
let named t =
  let variable t = match t.term_node with TLval (TVar v, TNoOffset) -> Some v.lv_name | _ -> None in
  match t.term_node with
  | TBinOp (PlusPI, p, { term_node = Trange _; _ }) -> variable p
  | _ -> variable t

let demands requires =
  let terms ts = List.filter_map (fun t -> Option.map (fun n -> (n, t)) (named t)) ts in
  List.filter_map
    (fun p ->
      match p.pred_content with
      | Pvalid (_, t) -> Some ("valid", terms [ t ])
      | Pvalid_read (_, t) -> Some ("valid_read", terms [ t ])
      | Pseparated ts -> Some ("separated", terms ts)
      | _ -> None)
    (List.concat_map (fun p -> conjuncts p.ip_content.tp_statement) requires)

let check_pointer_demands loc name formals said =
  let pointers = List.filter (fun v -> is_pointer v.vtype) formals in
  let written v = match pointee v.vtype with Some t -> not (constant t) | None -> false in
  List.iter
    (fun v ->
      let has kind = List.exists (fun (k, ns) -> k = kind && List.mem_assoc v.vname ns) said in
      let lacks does kind = refuse loc "function %s may %s through %s, and its contract does not require \\%s of it, \
                                        whatever else holds" name does v.vname kind in
      if written v && not (has "valid") then lacks "write" "valid"
      else if not (has "valid" || has "valid_read") then lacks "read" "valid_read")
    pointers;
  (* All that is valid of the one is apart from all that is valid of the other, and not the first byte of it. *)
  let whole ns v =
    match List.assoc_opt v.vname ns with
    | None -> false
    | Some t -> List.for_all (fun (k, ms) -> k = "separated" || match List.assoc_opt v.vname ms with
        | None -> true
        | Some u -> Logic_utils.is_same_term t u) said in
  List.iteri
    (fun i v ->
      List.iteri
        (fun j w ->
          if i < j && (written v || written w)
             && not (List.exists (fun (k, ns) -> k = "separated" && whole ns v && whole ns w) said)
          then
            refuse loc "function %s may write through %s or %s, and its contract does not require that they are \
                        \\separated, all of both and whatever else holds" name v.vname w.vname)
        pointers)
    pointers

(* Every function has a whole contract, and each clause of it a label, by which the table and the documents know it. *)
let check_contract loc name formals spec =
  let refuse form = refuse loc ("function %s " ^^ form) name in
  let literally content p = p.ip_content.tp_statement.pred_content = content in
  let body = List.find_opt (fun b -> b.b_name = Cil.default_behavior_name) spec.spec_behavior in
  let requires, posts = match body with Some b -> (b.b_requires, b.b_post_cond) | None -> ([], []) in
  let missing = List.filter_map (fun (clause, there) -> if there then None else Some clause)
    [ ("ensures", List.mem_assoc Normal posts);
      ("assigns", (match body with Some { b_assigns = Writes _; _ } -> true | _ -> false));
      ("terminates", spec.spec_terminates <> None); ("exits", List.mem_assoc Exits posts) ] in
  (match missing with
  | [] -> ()
  | [ _; _; _; _ ] -> refuse "has no contract"
  | _ -> refuse "has a contract without %s" (String.concat ", " missing));
  List.iter
    (fun b ->
      if b.b_name <> Cil.default_behavior_name then
        refuse "has the behavior %s: a contract holds whatever the case" b.b_name;
      if b.b_allocation <> FreeAllocAny then refuse "has a clause that WP does not verify";
      if b.b_extended <> [] then refuse "has a clause that is not ACSL")
    spec.spec_behavior;
  if spec.spec_variant <> None then refuse "has a variant of its recursion: no function calls itself";
  if not (Option.fold ~none:true ~some:(literally Ptrue) spec.spec_terminates) then
    refuse "terminates on a condition: the clause is `terminates \\true`";
  let labelled kind p =
    if p.ip_content.tp_statement.pred_name = [] then
      refuse "has the %s `%a` without a label" kind Printer.pp_predicate p.ip_content.tp_statement in
  List.iter (labelled "precondition") requires;
  List.iter
    (function
      | Normal, p -> labelled "postcondition" p
      | Exits, p -> if not (literally Pfalse p) then refuse "may exit: the clause is `exits \\false`"
      | _ -> refuse "has a clause of a statement")   (* Frama-C 25 refuses it before *)
    posts;
  check_pointer_demands loc name formals (demands requires)

(* ---- recursive logic ---- *)

let applied body =
  let found = ref [] in
  let seen = object
    inherit Visitor.frama_c_inplace
    method! vterm t =
      (match t.term_node with
      | Tapp (l, _, args) -> found := (l.l_var_info.lv_name, args) :: !found
      | TLval (TVar { lv_kind = LVGlobal; lv_name; _ }, _) ->
          found := (lv_name, []) :: !found   (* a constant of the logic *)
      | _ -> ());
      DoChildren
    method! vpredicate p =
      (match p.pred_content with Papp (l, _, args) -> found := (l.l_var_info.lv_name, args) :: !found | _ -> ());
      DoChildren
  end in
  (match body with
  | LBterm t -> over Visitor.visitFramacTerm seen t
  | LBpred p -> over Visitor.visitFramacPredicate seen p
  | _ -> ());
  !found

let name_of l = l.l_var_info.lv_name
let calls l body = List.filter (fun (m, _) -> m = name_of l) (applied body)

let rec integer_value t =
  match (t.term_node, coerced t) with
  | TConst (Integer (i, _)), _ -> Some (Integer.to_int_exn i)
  | _, Some t -> integer_value t
  | _ -> None

let is_variable v t = match t.term_node with TLval (TVar w, TNoOffset) -> w.lv_id = v.lv_id | _ -> false

(* n <= 0 ? base : step, every call in step with n - 1 in the place of n. *)
let ends_by l n =
  let rec at i = function [] -> -1 | v :: vs -> if v.lv_id = n.lv_id then i else at (i + 1) vs in
  let index = at 0 l.l_profile in
  let guarded c = match c.term_node with
    | TBinOp (Le, a, b) -> is_variable n a && integer_value b = Some 0
    | _ -> false in
  let less t = match t.term_node with
    | TBinOp (MinusA, a, b) -> is_variable n a && integer_value b = Some 1
    | _ -> false in
  let form c base step =
    guarded c && calls l base = []
    && List.for_all (fun (_, args) -> List.length args > index && less (List.nth args index)) (calls l step) in
  let rec bare p = match p.pred_content with Pat (p, _) -> bare p | _ -> p in   (* what a label is put around *)
  let rec bare_term t = match t.term_node with Tat (t, _) -> bare_term t | _ -> t in
  let body = match l.l_body with LBpred p -> LBpred (bare p) | LBterm t -> LBterm (bare_term t) | other -> other in
  n.lv_type = Linteger
  && (match body with
     | LBterm { term_node = Tif (c, base, step); _ } -> form c (LBterm base) (LBterm step)
     | LBpred { pred_content = Pif (c, base, step); _ } -> form c (LBpred base) (LBpred step)
     | _ -> false)

(* A definition that calls itself through another does not exist: Frama-C takes no name that is not yet defined. *)
let check_recursion (l, loc) =
  if calls l l.l_body <> [] then (
    say [ "recursive"; name_of l ];
    if not (List.exists (ends_by l) l.l_profile) then
      refuse loc "%s calls itself, and not in the one form that is known to end: n <= 0 ? base : step, with n - 1 in \
                  each call of the step" (name_of l))

(* ---- names ---- *)

(* A name that several units see is declared in one place, and the unit that defines it reads the declaration. *)
let declarations : (string, location * string) Hashtbl.t = Hashtbl.create 17
let definitions : (string, string) Hashtbl.t = Hashtbl.create 17
let places : (string, location) Hashtbl.t = Hashtbl.create 17

let once name loc =
  match Hashtbl.find_opt places name with
  | Some other when at other <> at loc -> refuse loc "%s is in two places: one name has one meaning" name
  | _ -> Hashtbl.replace places name loc

let check_declared () =
  Hashtbl.iter
    (fun name unit ->
      let all = Hashtbl.find_all declarations name in
      if all <> [] && not (List.exists (fun (_, seen) -> seen = unit) all) then
        refuse (fst (List.hd all)) "%s is declared here, and the unit that defines it does not read that" name)
    definitions

(* ---- the order of evaluation ---- *)

let may_write f = match Annotations.funspec (Globals.Functions.find_by_name f) with
  | { spec_behavior = { b_assigns = Writes them; _ } :: _; _ } -> them <> []
  | _ | exception Not_found -> true

(* In C as it is written, a store is a statement. A call that may write is a statement, or all that is stored under a
   name, returned or tested, except for constants and what ?: puts in order. C does not say when another one happens. *)
let check_written (path, _ as file) =
  let open Cabs in
  let permitted = ref [] in
  let permit e = permitted := e :: !permitted in
  let rec may_call e = match e.expr_node with
    | QUESTION (a, b, c) -> List.iter may_call [ a; b; c ]
    | BINARY (_, a, { expr_node = CONSTANT _; _ }) -> may_call a
    | UNARY (NOT, a) | PAREN a -> may_call a
    | CALL _ -> permit e
    | _ -> () in
  let may_store e = permit e; match e.expr_node with
    | BINARY (ASSIGN, { expr_node = VARIABLE _ | UNARY (MEMOF, { expr_node = VARIABLE _; _ })
                                    | MEMBEROF ({ expr_node = VARIABLE _; _ }, _)
                                    | MEMBEROFPTR ({ expr_node = VARIABLE _; _ }, _); _ }, right) ->
        may_call right
    | CAST (_, SINGLE_INIT e) -> may_call e
    | _ -> may_call e in
  let unit = Filepath.Normalized.to_pretty_string path in
  let other = List.exists (function SpecStorage EXTERN -> true | _ -> false) in
  let own = List.exists (function SpecStorage STATIC -> true | _ -> false) in
  let rec of_function = function
    | PROTO _ -> true
    | PARENTYPE (_, t, _) | ARRAY (t, _, _) | PTR (_, t) -> of_function t
    | JUSTBASE -> false in
  let walk = object
    inherit Cabsvisit.nopCabsVisitor
    val mutable name = ""
    val mutable within = false
    val mutable at = Cil_datatype.Location.unknown
    method! vdef d = at <- Cabshelper.get_definitionloc d; match d with
      | FUNDEF (_, (spec, (f, _, _, _)), _, _, _) ->
          if not (own spec) then Hashtbl.add definitions f unit;
          name <- f;
          within <- true;
          ChangeDoChildrenPost ([ d ], fun ds -> within <- false; ds)
      | DECDEF (_, (spec, names), _) ->
          List.iter (function _, SINGLE_INIT e -> may_call e | _ -> ()) names;
          if not (own spec) then
            List.iter (fun ((n, t, _, loc), _) ->
                let what = if of_function t then "function" else "object" in
                if of_function t || other spec then (
                  once (what ^ " " ^ n) loc; Hashtbl.add declarations n (loc, unit))
                else if not within then Hashtbl.add definitions n unit)
              names;
          DoChildren
      | TYPEDEF ((_, names), _) ->
          List.iter
            (fun (n, t, _, loc) ->
              if of_function t then refuse loc "the type %s is of a function: a function is declared in full" n;
              once ("type " ^ n) loc)
            names;
          DoChildren
      | PRAGMA _ -> SkipChildren
      | _ -> DoChildren
    method! vspec spec =
      let defined tag = if tag <> "" then once ("type " ^ tag) at in
      List.iter
        (function
          | SpecType (Tstruct (tag, Some _, _) | Tunion (tag, Some _, _)) -> defined tag
          | SpecType (Tenum (tag, Some items, _)) ->
              defined tag; List.iter (fun (n, _, loc) -> once ("enumerator " ^ n) loc) items
          | _ -> ())
        spec;
      DoChildren
    method! vstmt s = (match s.stmt_node with
      | COMPUTATION (e, _) -> may_store e
      | RETURN (e, _) | IF (e, _, _, _) | WHILE (_, e, _, _) | DOWHILE (_, e, _, _) | SWITCH (e, _, _) -> may_call e
      | GOTO (_, loc) -> refuse loc "a goto is not in the language of the kernel"
      | FOR (_, first, asked, step, _, _) ->
          may_store step; may_call asked;
          (match first with FC_EXP e -> may_store e | FC_DECL _ -> ())
      | _ -> ()); DoChildren
    method! vexpr e = at <- e.expr_loc; (match e.expr_node with
      | UNARY (PLUS, _) -> refuse e.expr_loc "a plus that adds nothing: C widens by it, and Frama-C does not"
      | UNARY ((MINUS | NOT | BNOT | MEMOF | ADDROF), _)
      | BINARY ((ADD | SUB | MUL | DIV | MOD | AND | OR | BAND | BOR | XOR | SHL | SHR | EQ | NE | LT | GT | LE | GE),
                _, _) -> ()
      | UNARY _ | BINARY _ when not (List.memq e !permitted) ->
          refuse e.expr_loc "a store within an expression: C does not say when it happens; make it a statement"
      | CALL ({ expr_node = VARIABLE f; _ }, _, _) when may_write f && not (List.memq e !permitted) ->
          refuse e.expr_loc "function %s: a call that may write, within an expression: C does not say when it happens; \
                             make it a statement" name
      | _ -> ()); DoChildren
  end in
  ignore (Cabsvisit.visitCabsFile walk file)

(* ---- the walk ---- *)

let logic : (logic_info * location) list ref = ref []
let labels : (string * location) list ref = ref []
let lemmas : string list ref = ref []

let demanded : predicate list ref = ref []   (* of callers *)
let label loc = List.iter (fun name -> if not (List.mem_assoc name !labels) then labels := (name, loc) :: !labels)

let kind_of loc p =
  match p.tp_kind with
  | Assert -> ()
  | Check -> refuse loc "what is only checked is proved and never used: assert it, or leave it out"
  | Admit -> refuse loc "what is admitted is believed, not proved: assert it"

let check_annotation = function
  | Dfun_or_pred (l, loc) -> (
      if List.exists (fun (m, _) -> name_of m = name_of l && m.l_var_info.lv_id <> l.l_var_info.lv_id) !logic then
        refuse loc "%s is defined twice: one name has one meaning" (name_of l);
      logic := (l, loc) :: !logic;
      match l.l_body with
      | LBnone | LBreads _ -> refuse loc "%s is declared and not defined: what is stated of it is assumed" (name_of l)
      | LBinductive _ -> refuse loc "%s is an inductive predicate, which is a set of axioms: define it" (name_of l)
      | LBterm _ | LBpred _ -> ())
  | Dlemma (name, _, _, p, _, loc) ->
      place "lemma" name loc;
      if name <> String.capitalize_ascii name then
        refuse loc "the lemma %s begins with no capital: guards have such names, and who leaves out the lemma leaves \
                    out what has its name" name;
      lemmas := name :: !lemmas;
      kind_of loc p
  | Daxiomatic (name, _, _, loc) ->
      refuse loc "the axiomatic block %s is believed, not proved: define the logic instead" name
  | other -> refuse (Cil_datatype.Global_annotation.loc other) "an annotation that the proof is not made for"

(* The language of the kernel: what is not named here is not in it. *)
let integer t = match shape t with `Number -> Cil.isIntegralType t | _ -> false
let signed t = match Cil.unrollType t with t when Cil.isIntegralType t -> Cil.isSignedInteger t | _ -> false

(* What a function divides, by what: there RTE guards. *)
let divided : (exp * exp) list ref = ref []
let ghost = ref false   (* what is not compiled *)

let divisions = object
  inherit Visitor.frama_c_inplace
  method! vexpr e = (match e.enode with BinOp (Div, a, b, _) -> divided := (a, b) :: !divided | _ -> ()); DoChildren
end

let expression_permitted e =
  let t = Cil.typeOf e in
  match e.enode with
  | Const (CInt64 (_, kind, _)) when is_long kind ->
      Some "a long, which has other values on machines of 32 bits (write LL)"
  | Const (CInt64 _ | CStr _ | CChr _ | CEnum _) | Lval _ | AddrOf _ | StartOf _ -> None
  | SizeOf _ | SizeOfE _ | SizeOfStr _ -> Some "a sizeof, which has other values on other machines"
  | UnOp (Neg, a, _) ->
      if signed (Cil.typeOf a) then None else Some "the minus of an unsigned number, which WP takes for the negative"
  | UnOp (BNot, a, _) -> if integer (Cil.typeOf a) then None else Some "~ of what is no integer"
  | BinOp (Mod, a, b, _) when signed (Cil.typeOf a) && not !ghost -> (
      match Cil.constFoldToInt b with
      | Some n when Integer.gt n Integer.zero -> None
      | _ when List.exists
            (fun (c, d) -> Cil_datatype.ExpStructEq.equal a c && Cil_datatype.ExpStructEq.equal b d) !divided -> None
      | _ -> Some "% of signed numbers by what is no positive constant: nothing guards the smallest number % -1 \
                   (divide as well)")
  | BinOp ((PlusA | MinusA | Mult | Div | Mod | Shiftlt | Shiftrt | BAnd | BXor | BOr), _, _, _) ->
      if integer t then None else Some "arithmetic of what is no integer"
  | BinOp ((Lt | Gt | Le | Ge | Eq | Ne | LAnd | LOr | PlusPI | MinusPI), _, _, _) | UnOp (LNot, _, _) -> None
  | CastE (target, a) -> (
      let source = Cil.typeOf a in
      match (shape target, shape source) with
      | `Number, `Number when signed source && not (signed target) && Cil.bitsSizeOf target > Cil.bitsSizeOf source
             && not (match Cil.constFoldToInt a with Some n -> Integer.ge n Integer.zero | None -> false) ->
          Some "a signed number becomes a larger unsigned one: WP takes it to stay as it is, and nothing guards that \
                it is not negative"
      | `Number, `Number | `Pointer _, _ | _, `Pointer _ | `Void, _ -> None
      | _ -> Some "a conversion that is not between integers")
  | _ -> Some "an expression"

let statement_permitted s =
  match s.skind with
  | Instr (Set _ | Call _ | Local_init _ | Skip _ | Code_annot _) | Return _ | Goto _ | Break _ | Continue _ | If _
  | Switch _ | Loop _ | Block _ | UnspecifiedSequence _ -> None
  | _ -> Some "a statement"

let predicate_permitted p =
  match p.pred_content with
  | Pfalse | Ptrue | Papp _ | Pseparated _ | Prel _ | Pand _ | Por _ | Pimplies _ | Piff _ | Pnot _ | Pif _ | Plet _
  | Pforall _ | Pexists _ | Pat _ | Pvalid_read _ | Pvalid _ -> true
  | _ -> false

let term_permitted t =
  match t.term_node with
  | TConst (Integer _ | LStr _ | LChr _ | LEnum _) | TLval _ | TBinOp _ | TUnOp _ | Tapp _ | Tif _ | Tat _ | Tlet _
  | TAddrOf _ | TStartOf _ | Trange _ | TUpdate _ | Tnull -> true
  | _ -> converted t && not (match t.term_type with Ctype t -> long t | _ -> false)

(* Whether a constant fits the type that it becomes. *)
let fits t e = match Cil.constFoldToInt e with
  | Some n -> Cil.fitsInInt (kind_of_integer (Cil.unrollType t)) n
  | None -> false

class walk = object (self)
  inherit Visitor.frama_c_inplace
  method private here = here ()

  method! vterm t =
    if not (term_permitted t) then
      refuse t.term_loc "`%a` is not in the language that the proofs are written in" Printer.pp_term t;
    label t.term_loc t.term_name;
    DoChildren

  method! vexpr e =
    Option.iter (fun what -> refuse self#here "`%a`: %s: it is not in the language of the kernel" Printer.pp_exp e what)
      (expression_permitted e);
    (match e.enode with
    | CastE (t, a) ->
        check_pointers self#here t (Cil.typeOf a);
        if long t then
          refuse self#here "`%a`: a conversion to a long, which has other values on machines of 32 bits"
            Printer.pp_exp e;
        if self#current_func = None && Cil.isIntegralType t && not (fits t a) then
          refuse self#here "a constant of an initialiser does not fit its type, and nothing guards it"
    | BinOp _ when self#current_func = None && not (signed (Cil.typeOf e) && fits (Cil.typeOf e) e) ->
        refuse self#here "`%a` is computed before the program runs, where nothing guards it" Printer.pp_exp e
    | BinOp ((PlusPI | MinusPI), { enode = Lval (Var v, NoOffset); _ }, _, _) when v.vformal -> ()
    | BinOp ((PlusPI | MinusPI), base, _, _) ->
        refuse self#here "`%a` walks from a pointer that is no parameter: it could leave its array for the rest of the \
                          object, which C does not allow, and WP does" Printer.pp_exp base
    | UnOp (_, a, _) | BinOp (_, a, _, _) when is_pointer (Cil.typeOf a) ->
        refuse self#here "pointers are compared in `%a`, which the model of memory is not made for" Printer.pp_exp e
    | AddrOf (Var v, _) | StartOf (Var v, _) | Lval (Var v, _) when Cil.isFunctionType v.vtype ->
        refuse self#here "the function %s is a value here: functions are called by their names" v.vname
    | _ -> ());
    DoChildren

  method! vstmt_aux s =
    Option.iter (fun what -> refuse (Cil_datatype.Stmt.loc s) "%s that is not in the language of the kernel" what)
      (statement_permitted s);
    (match s.skind with
    | If (e, _, _, _) | Switch (e, _, _, _) when is_pointer (Cil.typeOf e) ->
        refuse (Cil_datatype.Stmt.loc s) "a pointer is taken for a number or a truth value"
    | _ -> ());
    DoChildren

  method! vinst i =
    match i with
    | Set ((Var v, NoOffset), _, loc) when v.vformal && is_pointer v.vtype ->
        refuse loc "the parameter %s is made to lead elsewhere than its contract says" v.vname; DoChildren
    | Call (lv, { enode = Lval (Var f, NoOffset); _ }, args, _) ->
        self#named f;
        Option.iter (over Visitor.visitFramacLval self) lv;
        List.iter (over Visitor.visitFramacExpr self) args;
        SkipChildren
    | Local_init (_, ConsInit (f, _, _), _) -> self#named f; DoChildren
    | _ -> DoChildren

  method private named v =
    Option.iter
      (fun f ->
        if Cil.isFunctionType v.vtype then say [ "calls"; f.svar.vname; v.vname ])
      self#current_func

  method! vvrbl v = self#named v; DoChildren
  method! vlogic_var_use v = Option.iter self#named v.lv_origin; DoChildren

  method! vcode_annot a =
    (match a.annot_content with
    | AAssert (_, p) | AInvariant (_, _, p) -> kind_of self#here p
    | AStmtSpec _ -> refuse self#here "a statement has a contract: write an assertion, or a function"
    | AVariant (_, Some _) -> refuse self#here "a variant has a relation of its own: it is an integer that falls"
    | AVariant _ | AAssigns _ -> ()
    | _ -> refuse self#here "an annotation that is not ACSL, or says how to prove");
    DoChildren

  method! vblock b =
    List.iter
      (fun v ->
        if not (v.vghost || v.vtemp || v.vdefined || v.vname = "__retres") then
          refuse v.vdecl "%s has no value where it is declared: C does not allow to read it, and WP does" v.vorig_name;
        check_type v.vdecl ~pointers:true v.vorig_name v.vtype)
      b.blocals;
    DoChildren

  method! vpredicate p =
    (match p.pred_content with
    | Pinitialized _ | Pdangling _ | Pallocable _ | Pfreeable _ | Pfresh _ | Pvalid_function _ | Pobject_pointer _ ->
        refuse p.pred_loc "`%a`: the model of memory takes it that this holds, and proves it of what was never written"
          Printer.pp_predicate p
    | (Pvalid _ | Pseparated _) when not (List.memq p !demanded) ->
        refuse p.pred_loc "`%a` is not one of the conditions that `requires` joins by &&: the model of memory \
                              assumes it"
          Printer.pp_predicate p
    | Prel (_, a, b) when List.exists (function { term_type = Ctype t; _ } -> is_pointer t | _ -> false) [ a; b ] ->
        refuse p.pred_loc "pointers are compared in `%a`, which the model of memory is not made for"
          Printer.pp_predicate p
    | _ when predicate_permitted p -> ()
    | _ -> refuse p.pred_loc "`%a` is not in the language that the proofs are written in" Printer.pp_predicate p);
    label p.pred_loc p.pred_name;
    DoChildren

  method! vspec s =
    let kind p = kind_of p.ip_content.tp_statement.pred_loc p.ip_content in
    List.iter
      (fun b -> List.iter (fun p -> demanded := conjuncts p.ip_content.tp_statement @ !demanded) b.b_requires)
      s.spec_behavior;
    List.iter (fun b -> List.iter kind b.b_requires; List.iter (fun (_, p) -> kind p) b.b_post_cond) s.spec_behavior;
    DoChildren
end

let walk_all file =
  List.iter check_written (Ast.UntypedFiles.get ());
  check_declared ();
  let walker = new walk in
  List.iter
    (fun g ->
      let loc = Cil_datatype.Global.loc g in
      (match g with
      | GCompTag (c, _) -> check_composite c
      | GVar (v, _, _) | GVarDecl (v, _) ->
          if not (constant v.vtype) then
            refuse loc "%s is an object that outlives its function and changes: the kernel has none" v.vorig_name;
          if not (List.exists (function GVar (w, _, _) -> w.vid = v.vid | _ -> false) file.globals) then
            place "undefined" v.vname loc;
          check_type loc ~pointers:false v.vname v.vtype
      | GFun (f, _) ->
          let name = f.svar.vname in
          if f.svar.vorig_name <> name then
            refuse loc "two functions are called %s: one name has one body" f.svar.vorig_name;
          if is_pointer (Cil.getReturnType f.svar.vtype) then
            refuse loc "function %s returns a pointer, of which the model of memory knows nothing" name;
          check_type loc ~pointers:true ("function " ^ name) f.svar.vtype;
          List.iter (fun v -> check_type loc ~pointers:true ("the parameter " ^ v.vname) v.vtype) f.sformals;
          place "body" name loc;
          divided := [];
          ghost := f.svar.vghost;
          over Visitor.visitFramacFunction divisions f;
          check_contract loc name f.sformals (Annotations.funspec (Globals.Functions.get f.svar))
      | GFunDecl (_, v, _) ->
          place "declared" v.vname loc;
          check_type loc ~pointers:true ("function " ^ v.vname) v.vtype
      | GAsm _ -> refuse loc "assembly is not C"
      | GAnnot (a, _) -> check_annotation a
      | _ -> ());
      over Visitor.visitFramacGlobal walker g)
    file.globals;
  List.iter check_recursion !logic;
  List.iter (fun (name, loc) -> if List.mem name !lemmas then
      refuse loc "the label %s is a lemma's name as well: who leaves out the lemma leaves out what has the label" name)
    !labels;
  say [ "ended" ]

let () = at_the_end (fun () -> walk_all (Ast.get ()))

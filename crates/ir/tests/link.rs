//! The linker, rule by rule, on small modules.

use mazurka_ir::{Const, LinkError, LinkUnit, Module, Precedence, link, parse, print, verify};

fn read(name: &str, text: &str) -> Module {
    parse(name, text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Links texts; those from `stubs` on stand for what the others define.
fn linked_with_stubs(texts: &[&str], stubs: usize) -> Result<Module, LinkError> {
    let names: Vec<String> = (0..texts.len()).map(|k| format!("{k}.ll")).collect();
    let modules: Vec<Module> = names.iter().zip(texts).map(|(n, text)| read(n, text)).collect();
    let units = names.iter().zip(&modules).enumerate();
    let units = units.map(|(k, (name, module))| LinkUnit {
        name,
        module,
        precedence: if k >= stubs { Precedence::Replacement } else { Precedence::Program },
    });
    link(&units.collect::<Vec<_>>())
}

/// Links texts. The result is well-formed, and so is what is printed of it.
fn linked(texts: &[&str]) -> Module {
    let module = linked_with_stubs(texts, texts.len()).unwrap_or_else(|error| panic!("{error}"));
    verify(&module).unwrap_or_else(|errors| panic!("{errors:?}\n{}", print(&module)));
    let text = print(&module);
    let again = read("printed", &text);
    verify(&again).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    module
}

fn error(texts: &[&str]) -> String {
    linked_with_stubs(texts, texts.len()).expect_err("they do not fit").to_string()
}

/// What a function returns that consists of `ret i32 N` or calls such functions, one after the other.
fn value(module: &Module, function: &str) -> u128 {
    let id = module.function_named(function).unwrap_or_else(|| panic!("no {function}"));
    value_of(module, id)
}

fn value_of(module: &Module, id: mazurka_ir::FuncId) -> u128 {
    let function = module.function(id);
    let entry = function.entry().unwrap_or_else(|| panic!("{} has no body", function.name));
    let mut sum = 0;
    for (_, inst) in function.insts(entry) {
        let operands = inst.operands();
        if let Some(call) = inst.call() {
            sum = sum * 10 + value_of(module, module.direct_callee(call.callee).expect("direct"));
        } else if let Some(constant) = operands.first().and_then(|operand| operand.constant())
            && let Const::Int { value, .. } = module.consts.get(constant)
        {
            sum = sum * 10 + value;
        }
    }
    sum
}

fn function(linkage: &str, name: &str, value: u32) -> String {
    format!("define {linkage} i32 @{name}() {{\n  ret i32 {value}\n}}\n")
}

/// A function whose value has the values of others as its digits.
fn caller(name: &str, callees: &[&str]) -> String {
    let calls = callees.iter().enumerate();
    let calls: String = calls.map(|(k, f)| format!("  %v{k} = call i32 @{f}()\n")).collect();
    format!("define i32 @{name}() {{\n{calls}  ret i32 %v0\n}}\n")
}

fn declared(names: &[&str]) -> String {
    names.iter().map(|name| format!("declare i32 @{name}()\n")).collect()
}

#[test]
fn names_of_one_module_do_not_meet() {
    for linkage in ["internal", "private"] {
        let part = |name: &str, number| function(linkage, "f", number) + &caller(name, &["f"]);
        let module = linked(&[&part("a", 1), &part("b", 2), &part("c", 3)]);
        assert_eq!(["a", "b", "c"].map(|name| value(&module, name)), [1, 2, 3]);
        let global = function("", "f", 4);
        let module = linked(&[&part("a", 1), &global, &(declared(&["f"]) + &caller("b", &["f"]))]);
        assert_eq!(["a", "b", "f"].map(|name| value(&module, name)), [1, 4, 4]);
    }
}

#[test]
fn variables_of_one_module_keep_apart_from_those_of_others() {
    let own = |linkage: &str, value: u32| format!("@x = {linkage} global i32 {value}\n");
    let texts = [own("internal", 1), own("private", 2), own("", 3)];
    let module = linked(&[&texts[0], &texts[1], &texts[2]]);
    let mut names: Vec<&str> = module.globals.iter().map(|global| &*global.name).collect();
    names.sort_unstable();
    assert_eq!(names, ["x", "x.1", "x.2"]);
    let shared = module.global(module.global_named("x").expect("it is there"));
    let value = module.consts.get(shared.init.expect("a value"));
    assert!(matches!(value, Const::Int { value: 3, .. }), "{value:?}");
}

#[test]
fn a_definition_is_found_whatever_the_order() {
    let (user, f) = (declared(&["f"]) + &caller("main", &["f"]), function("", "f", 7));
    for texts in [[&user, &f], [&f, &user]] {
        let module = linked(&[texts[0], texts[1]]);
        assert_eq!(value(&module, "main"), 7);
        assert_eq!(module.functions.len(), 2);
    }
}

#[test]
fn the_stronger_definition_counts() {
    let user = declared(&["f"]) + &caller("main", &["f"]);
    let chosen = |linkages: [&str; 2]| {
        let [a, b] = [function(linkages[0], "f", 1), function(linkages[1], "f", 2)];
        value(&linked(&[&user, &a, &b]), "main")
    };
    for weak in ["weak", "weak_odr", "linkonce", "linkonce_odr", "available_externally"] {
        assert_eq!(chosen([weak, ""]), 2, "{weak}");
        assert_eq!(chosen(["", weak]), 1, "{weak}");
        assert_eq!(chosen([weak, weak]), 1, "{weak}");
        assert_eq!(
            chosen(["available_externally", weak]).min(2),
            if weak.starts_with('a') { 1 } else { 2 }
        );
    }
    // A module calls what was chosen and not its own.
    let own = |number| function("linkonce_odr", "f", number);
    let texts = [own(1) + &caller("a", &["f"]), own(2) + &caller("b", &["f"])];
    let module = linked(&[&texts[0], &texts[1]]);
    assert_eq!(["a", "b"].map(|name| value(&module, name)), [1, 1]);
}

#[test]
fn two_definitions_are_an_error_with_both_places() {
    let scope = |line: u32, file: &str| {
        format!(
            "define i32 @f() !dbg !1 {{\n  ret i32 1\n}}\n\
             !llvm.dbg.cu = !{{!3}}\n!llvm.module.flags = !{{!4}}\n\
             !1 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, line: {line}, unit: !3)\n\
             !2 = !DIFile(filename: \"{file}\", directory: \"/\")\n\
             !3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)\n\
             !4 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n"
        )
    };
    let message = error(&[&scope(3, "a.c"), &scope(5, "b.c")]);
    assert_eq!(message, "f is defined twice\n  at a.c:3\n  at b.c:5");
    let message = error(&["@x = global i32 1\n", "@x = global i32 2\n"]);
    assert_eq!(message, "x is defined twice\n  in 0.ll\n  in 1.ll");
}

#[test]
fn declarations_that_do_not_fit_are_an_error() {
    let user = |declaration: &str| format!("{declaration}\n");
    let f = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n";
    for wrong in ["declare i64 @f(i32)", "declare i32 @f(i32, i32)", "declare i32 @f(ptr)"] {
        assert!(error(&[&user(wrong), f]).starts_with("f is defined as i32 (i32), but"), "{wrong}");
    }
    // Of nothing but declarations nothing is wrong, and C's `int f();` fits everything.
    linked(&["declare i64 @f(i32)\n", "declare i32 @f(i32)\n"]);
    linked(&["declare i32 @f(...)\n", f]);
    assert!(error(&["declare ptr @f(...)\n", f]).contains("declared as ptr (...)"));
    let by_value =
        "%s = type { i64, i64, i64 }\ndefine void @g(ptr byval(%s) %x) {\n  ret void\n}\n";
    assert!(error(&[by_value, "declare void @g(ptr)\n"]).starts_with("g is defined as"));
    assert!(
        error(&["@f = external global i32\n", f]).contains("a function in one file and a variable")
    );
    assert!(
        error(&["@x = external global i64\n", "@x = global i32 1\n"]).contains("declared as i64")
    );
    let own = "@x = thread_local global i32 1\n";
    assert!(error(&["@x = external global i32\n", own]).contains("thread-local"));
    linked(&["@x = external global [0 x i32]\n", "@x = global [4 x i32] zeroinitializer\n"]);
}

#[test]
fn declarations_must_fit_weak_definitions_and_libraries_too() {
    let weak = function("weak", "f", 1);
    assert!(error(&["declare i64 @f(i32)\n", &weak]).starts_with("f is defined as i32 ()"));
    let library = read("library", "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n");
    let user = read("user", "declare i64 @f(i32)\n");
    let library = LinkUnit { name: "l", module: &library, precedence: Precedence::Fallback };
    let user = LinkUnit { name: "u", module: &user, precedence: Precedence::Program };
    assert!(link(&[user, library]).is_err());
}

#[test]
fn only_a_declaration_without_parameters_fits_all() {
    let none = "define i32 @f() {\n  ret i32 1\n}\n";
    let one = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n";
    let list = "define i32 @f(i32 %x, ...) {\n  ret i32 %x\n}\n";
    for (declaration, definition) in [
        ("declare i32 @f()\n", one),
        ("declare i32 @f(i32, ...)\n", none),
        ("declare i32 @f(i32, ...)\n", one),
        ("declare i32 @f(i32)\n", list),
    ] {
        assert!(error(&[declaration, definition]).contains("declared as"), "{declaration}");
    }
    // A result that nobody gives may be asked for: C's `int f();` for a function without result.
    linked(&["declare i32 @f(...)\n", "define void @f() {\n  ret void\n}\n"]);
    // What is defined without parameters takes none, also if it is weak and another one counts.
    let own = "define weak i32 @f(...) {\n  ret i32 2\n}\n";
    assert!(error(&[own, one]).contains("declared as i32 (...)"));
}

#[test]
fn a_result_in_memory_is_a_parameter_of_a_library_only() {
    let definition = "define void @f(ptr %result) {\n  ret void\n}\n";
    let declaration = "%s = type { i64, i64, i64 }\ndeclare void @f(ptr sret(%s))\n";
    assert!(error(&[declaration, definition]).starts_with("f is defined as void (ptr)"));
    let by_value = "%s = type { i64, i64, i64 }\ndeclare void @f(ptr byval(%s))\n";
    let fits = |user: &str, definition: &str, precedence: Precedence| {
        let [user, other] = [read("user", user), read("other", definition)];
        let user = LinkUnit { name: "u", module: &user, precedence: Precedence::Program };
        link(&[user, LinkUnit { name: "o", module: &other, precedence }]).is_ok()
    };
    assert!(fits(declaration, definition, Precedence::Fallback));
    assert!(!fits(by_value, definition, Precedence::Fallback));
    assert!(!fits(declaration, definition, Precedence::Replacement));
    let returns = "%s = type { i64, i64, i64 }\n\
                   define void @f(ptr sret(%s) %result) {\n  ret void\n}\n";
    assert!(!fits(by_value, returns, Precedence::Program), "one is a copy, the other a result");
    assert!(fits(declaration, returns, Precedence::Program));
}

#[test]
fn structures_of_one_name_may_differ() {
    let part = |name: &str, body: &str| {
        format!(
            "%s = type {body}\ndefine ptr @{name}() {{\n  %x = alloca %s\n  ret ptr %x\n}}\n\
             define ptr @{name}.field(ptr %p) {{\n  %x = getelementptr %s, ptr %p, i32 0, i32 1\n  ret ptr %x\n}}\n"
        )
    };
    let module =
        linked(&[&part("a", "{ i32, i64 }"), &part("b", "{ i8, i8 }"), &part("c", "{ i32, i64 }")]);
    let size = |name: &str| {
        let function = module.function(module.function_named(name).expect("it is there"));
        let entry = function.entry().expect("a body");
        let (_, inst) = function.insts(entry).next().expect("an instruction");
        let mut size = None;
        inst.clone().for_each_type_mut(|ty| size = module.types.size_of(*ty));
        size
    };
    assert_eq!(["a", "b", "c"].map(size), [Some(16), Some(2), Some(16)]);
    assert_eq!(module.types.all_named().count(), 2);
}

#[test]
fn tentative_definitions_are_one_variable_of_the_largest_size() {
    let texts = [
        "@x = common global [2 x i32] zeroinitializer\n",
        "@x = common global [4 x i32] zeroinitializer\n",
    ];
    let module = linked(&texts);
    assert_eq!(module.globals.len(), 1);
    assert_eq!(module.types.size_of(module.globals[0].ty), Some(16));
    let module = linked(&["@x = common global i32 0\n", "@x = global i32 5\n"]);
    let init = module.globals[0].init.expect("it has a value");
    assert!(matches!(module.consts.get(init), Const::Int { value: 5, .. }));
    // One with a value is as long as it is.
    let longer = "@x = common global i64 0\n";
    assert!(error(&["@x = global i32 5\n", longer]).contains("declared as i64"));
}

#[test]
fn constructors_are_joined_without_those_of_what_is_taken_from_elsewhere() {
    let part = |name: &str| {
        format!(
            "@inline = linkonce_odr global i32 0\n@own.{name} = internal global i32 0\n\
             @llvm.global_ctors = appending global [2 x {{ i32, ptr, ptr }}] [\
             {{ i32, ptr, ptr }} {{ i32 65535, ptr @init.{name}, ptr null }}, \
             {{ i32, ptr, ptr }} {{ i32 65535, ptr @inline.{name}, ptr @inline }}]\n\
             define internal void @init.{name}() {{\n  ret void\n}}\n\
             define internal void @inline.{name}() {{\n  ret void\n}}\n"
        )
    };
    let module = linked(&[&part("a"), &part("b")]);
    let list = module.global(module.global_named("llvm.global_ctors").expect("it is there"));
    let entries = module.consts.parts(list.init.expect("a list"));
    let name = |entry: &mazurka_ir::ConstId| {
        let function = module.consts.parts(*entry)[1];
        let id = module.direct_callee(function.into()).expect("a function");
        module.function(id).name.to_string()
    };
    let names: Vec<String> = entries.iter().map(name).collect();
    assert_eq!(names, ["init.a", "inline.a", "init.b"]);
}

#[test]
fn a_constructor_of_a_function_comes_with_it() {
    let part = |name: &str| {
        function("linkonce_odr", "inline", 1)
            + &format!(
                "@llvm.global_ctors = appending global [1 x {{ i32, ptr, ptr }}] [\
                 {{ i32, ptr, ptr }} {{ i32 65535, ptr @init.{name}, ptr @inline }}]\n\
                 define internal void @init.{name}() {{\n  ret void\n}}\n"
            )
    };
    let module = linked(&[&part("a"), &part("b")]);
    let list = module.global(module.global_named("llvm.global_ctors").expect("it is there"));
    assert_eq!(module.consts.parts(list.init.expect("a list")).len(), 1);
}

#[test]
fn an_alias_defines_its_name_for_all() {
    let user = declared(&["other"]) + &caller("main", &["other"]);
    let alias = function("internal", "f", 6) + "@other = alias i32 (), ptr @f\n";
    for texts in [[&user, &alias], [&alias, &user]] {
        assert_eq!(value(&linked(&[texts[0], texts[1]]), "main"), 6);
    }
    // A weak alias gives way, and an alias of something that is taken from elsewhere follows.
    let weak = function("weak", "f", 1) + "@other = weak alias i32 (), ptr @f\n";
    let module = linked(&[&user, &weak, &function("", "other", 8)]);
    assert_eq!(value(&module, "main"), 8);
    let module = linked(&[&function("", "f", 9), &user, &weak]);
    assert_eq!(value(&module, "main"), 9);
}

#[test]
fn a_stub_stands_for_what_others_define() {
    let texts = [
        function("", "f", 1) + &caller("main", &["f", "g"]) + &function("internal", "g", 2),
        function("", "f", 3) + &function("", "g", 4),
    ];
    let module = linked_with_stubs(&[&texts[0], &texts[1]], 1).expect("they fit");
    // What is internal is nobody else's business.
    assert_eq!(value(&module, "main"), 32);
    let twice = [&texts[0][..], &texts[1], &texts[1]];
    assert!(linked_with_stubs(&twice, 1).expect_err("two stubs").message.contains("defined twice"));
}

#[test]
fn weak_references_stay_weak_only_alone() {
    let linkage = |texts: &[&str]| linked(texts).functions[0].linkage;
    let (weak, strong) = ("declare extern_weak i32 @f()\n", "declare i32 @f()\n");
    assert_eq!(linkage(&[weak, weak]), mazurka_ir::Linkage::ExternWeak);
    assert_eq!(linkage(&[weak, strong]), mazurka_ir::Linkage::External);
}

#[test]
fn machines_must_be_the_same() {
    let target = |bits| format!("target datalayout = \"e-p:{bits}:{bits}-i64:64\"\n");
    let [a, b] = [target(64), "target datalayout = \"e-i64:32-n8:16\"\n".to_string()];
    assert!(error(&[&a, &b]).starts_with("the files are compiled for different machines"));
    linked(&[&a, "@x = global i32 1\n"]);
    linked(&["@x = global i32 1\n", &a]);
}

#[test]
fn a_library_may_be_compiled_with_an_older_clang() {
    let old = read("library", "target datalayout = \"e-i64:64-f80:128\"\n");
    let new = read("program", "target datalayout = \"e-i64:64-i128:128-f80:128\"\n");
    let other = read("program", "target datalayout = \"e-i64:32-i128:128-f80:128\"\n");
    let fits = |program: &Module, precedence: Precedence| {
        let program = LinkUnit { name: "p", module: program, precedence: Precedence::Program };
        link(&[program, LinkUnit { name: "l", module: &old, precedence }]).is_ok()
    };
    assert!(fits(&new, Precedence::Fallback));
    assert!(!fits(&other, Precedence::Fallback));
    assert!(!fits(&new, Precedence::Program), "a file of the program may use such integers");
}

#[test]
fn a_library_counts_where_the_program_defines_nothing() {
    let library = read("library", &(function("", "f", 1) + &function("", "g", 2)));
    let program = declared(&["f"]) + &function("weak", "g", 3) + &caller("main", &["f", "g"]);
    let program = read("program", &program);
    let fallback = LinkUnit { name: "l", module: &library, precedence: Precedence::Fallback };
    let own = LinkUnit { name: "p", module: &program, precedence: Precedence::Program };
    for units in [[fallback, own], [own, fallback]] {
        assert_eq!(value(&link(&units).expect("they fit"), "main"), 13);
    }
}

//! The scanner that guards parser and printer must itself notice what it is there for.

mod support;

use mazurka_ir::{Inst, Operand, parse, print};
use support::scan::scan;

fn file(name: &str) -> String {
    let path = format!("{}/tests/ll/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the file is there")
}

/// The functions that differ between the original and what is printed after a change.
fn differences(text: &str, change: impl Fn(&mut Inst) -> bool) -> (usize, usize) {
    let module = parse("original", text.as_bytes()).expect("it is well-formed");
    let original = scan(text);
    let (mut changed, mut noticed) = (0, 0);
    for id in module.function_ids() {
        let f = module.function(id);
        for (block, _) in f.blocks() {
            for (inst, _) in f.insts(block) {
                let mut copy = module.clone();
                let target = copy.function_mut(id).inst_mut(inst).expect("it is an instruction");
                if !change(target) {
                    continue;
                }
                changed += 1;
                let printed = scan(&print(&copy));
                noticed += usize::from(printed.functions != original.functions);
            }
        }
    }
    (changed, noticed)
}

#[test]
fn swapped_operands_are_noticed() {
    let (changed, noticed) = differences(&file("floats-14.ll"), |inst| {
        let operands = inst.operands();
        let differ = operands.len() == 2 && operands[0] != operands[1];
        let mut reversed = operands.into_iter().rev();
        inst.for_each_operand_mut(|operand| *operand = reversed.next().expect("as many"));
        // Swapping does not fit the types of stores and calls, which then cannot be printed well.
        differ && matches!(inst, Inst::Binary { .. } | Inst::FBinary { .. } | Inst::FCmp { .. })
    });
    assert!(changed > 20 && changed == noticed, "{noticed} of {changed}");
}

#[test]
fn replaced_operands_are_noticed() {
    let text = file("atomics-22.ll");
    let module = parse("original", text.as_bytes()).expect("it is well-formed");
    let null = (0..module.consts.len()).map(mazurka_ir::ConstId::new);
    let undef =
        null.into_iter().find(|c| matches!(module.consts.get(*c), mazurka_ir::Const::Int { .. }));
    let other = Operand::Const(undef.expect("there is a constant"));
    for place in 0..3 {
        let (changed, noticed) = differences(&text, |inst| {
            let (mut at, mut done) = (0, false);
            inst.for_each_operand_mut(|operand| {
                if at == place && *operand != other {
                    *operand = other;
                    done = true;
                }
                at += 1;
            });
            done
        });
        assert!(changed > 5 && changed == noticed, "operand {place}: {noticed} of {changed}");
    }
}

#[test]
fn unchanged_files_agree() {
    for name in ["floats-14.ll", "atomics-22.ll", "exceptions-19.ll", "lambda-14.ll"] {
        let text = file(name);
        let module = parse(name, text.as_bytes()).expect("it is well-formed");
        assert_eq!(scan(&print(&module)).functions, scan(&text).functions, "{name}");
    }
}

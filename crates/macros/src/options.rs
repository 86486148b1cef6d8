//! What may stand in the parentheses of `#[mazurka::test(…)]`.

use proc_macro::{Delimiter, Literal, Span, TokenStream, TokenTree};

/// A mistake, and where it is.
pub(crate) type Mistake = (Span, String);

/// The options as calls of methods of `mazurka::Test`, as text.
pub(crate) fn calls(options: TokenStream) -> Result<String, Mistake> {
    let mut calls = String::new();
    let mut tokens = options.into_iter();
    while let Some(token) = tokens.next() {
        let TokenTree::Ident(name) = &token else {
            return Err((token.span(), "expected the name of an option".to_string()));
        };
        let mut value = None;
        match tokens.next() {
            Some(TokenTree::Punct(equals)) if equals.as_char() == '=' => {
                value = Some(literal(tokens.next(), name.span())?);
                comma(tokens.next())?;
            }
            other => comma(other)?,
        }
        calls += &call(&name.to_string(), value.as_ref(), name.span())?;
    }
    Ok(calls)
}

fn literal(token: Option<TokenTree>, before: Span) -> Result<Literal, Mistake> {
    match token {
        Some(TokenTree::Literal(literal)) => Ok(literal),
        // A macro may have put it into an invisible group.
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::None => {
            literal(group.stream().into_iter().next(), before)
        }
        Some(other) => Err((other.span(), "expected a number or a text".to_string())),
        None => Err((before, "the option needs a value".to_string())),
    }
}

fn comma(token: Option<TokenTree>) -> Result<(), Mistake> {
    match token {
        None => Ok(()),
        Some(TokenTree::Punct(comma)) if comma.as_char() == ',' => Ok(()),
        Some(other) => Err((other.span(), "expected a comma".to_string())),
    }
}

/// One option as the call of a method.
fn call(name: &str, value: Option<&Literal>, at: Span) -> Result<String, Mistake> {
    let checker =
        |method: &str, value: &str| format!(".checker(|checker| checker.{method}({value}))");
    let value = value.map(ToString::to_string);
    match (name, value) {
        ("max_executions" | "max_steps" | "jobs" | "spurious", Some(number)) => {
            Ok(checker(name, &number))
        }
        ("timeout", Some(seconds)) => {
            let duration = format!("::std::time::Duration::from_secs({seconds})");
            Ok(checker(name, &duration))
        }
        ("expect", Some(kind)) => {
            Ok(format!(".expect(::mazurka::ViolationKind::{})", violation(&kind, at)?))
        }
        ("allow_incomplete" | "leaks", None) => Ok(format!(".{name}()")),
        ("allow_incomplete" | "leaks", Some(_)) => Err((at, format!("`{name}` has no value"))),
        ("max_executions" | "max_steps" | "timeout" | "expect" | "jobs" | "spurious", None) => {
            Err((at, format!("`{name}` needs a value: `{name} = …`")))
        }
        _ => Err((
            at,
            format!(
                "there is no option `{name}`; there are max_executions, max_steps, timeout (in \
                 seconds), jobs, spurious, leaks, expect and allow_incomplete"
            ),
        )),
    }
}

/// The kind of violation with this name, in quotes.
fn violation(name: &str, at: Span) -> Result<&'static str, Mistake> {
    match name.trim_matches('"') {
        "panic" | "assertion" => Ok("Assertion"),
        "deadlock" => Ok("Deadlock"),
        "livelock" => Ok("Livelock"),
        "data-race" => Ok("DataRace"),
        "leak" => Ok("Leak"),
        "memory" => Ok("Memory"),
        _ => Err((
            at,
            format!(
                "there is no violation {name}; there are \"panic\", \"deadlock\", \"livelock\", \
                 \"data-race\", \"leak\" and \"memory\""
            ),
        )),
    }
}

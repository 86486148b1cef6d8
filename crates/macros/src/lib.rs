//! The attribute `#[mazurka::test]`; see the documentation of `mazurka`.

mod options;

use options::Mistake;
use proc_macro::{Delimiter, Group, Span, TokenStream, TokenTree};

/// Makes a test of a function: all its interleavings are explored.
///
/// The function has no parameters and no result; it may be `async`. It becomes an ordinary `#[test]`, so
/// other attributes of tests can stand beside it.
///
/// | option | |
/// |---|---|
/// | `max_executions = N` | explores no more than that; the test then fails as incomplete |
/// | `max_steps = N` | cuts longer executions |
/// | `timeout = SECONDS` | explores no longer than that |
/// | `jobs = N` | explores with so many threads, if the program uses no statics |
/// | `leaks` | looks also for counted references and memory of `mazurka::alloc` that are left at the end |
/// | `expect = "deadlock"` | passes if that is found, and only then; also `"panic"`, `"livelock"`, `"data-race"`, `"leak"`, `"memory"` |
/// | `allow_incomplete` | passes if nothing is found before a limit is reached |
///
/// The tests in `examples/rust` use it; this crate alone does not know the others.
///
/// ```ignore
/// use mazurka::sync::Mutex;
///
/// #[mazurka::test(expect = "deadlock", max_executions = 100)]
/// fn locks_twice() {
///     let mutex = Mutex::new(0);
///     let _first = mutex.lock().unwrap();
///     let _second = mutex.lock().unwrap();
/// }
/// ```
#[proc_macro_attribute]
pub fn test(options: TokenStream, function: TokenStream) -> TokenStream {
    expand(options, function).unwrap_or_else(|(at, message)| error(at, &message))
}

fn expand(options: TokenStream, function: TokenStream) -> Result<TokenStream, Mistake> {
    let calls = options::calls(options)?;
    let mut tokens: Vec<TokenTree> = function.into_iter().collect();
    let Some(TokenTree::Group(body)) = tokens.pop() else {
        return Err((Span::call_site(), "expected a function with a body".to_string()));
    };
    if body.delimiter() != Delimiter::Brace {
        return Err((body.span(), "expected the body of a function".to_string()));
    }
    let is = |token: &TokenTree, word: &str| token.to_string() == word;
    let Some(fn_at) = tokens.iter().position(|token| is(token, "fn")) else {
        return Err((Span::call_site(), "expected a function".to_string()));
    };
    let Some(name) = tokens.get(fn_at + 1) else {
        return Err((tokens[fn_at].span(), "expected the name of a function".to_string()));
    };
    let parameters = tokens.get(fn_at + 2);
    match parameters {
        Some(TokenTree::Group(group)) if group.stream().is_empty() && tokens.len() == fn_at + 3 => {
        }
        _ => {
            let why = "a test has no parameters, no type parameters and no result";
            return Err((name.span(), why.to_string()));
        }
    }
    let asynchronous = tokens[..fn_at].iter().position(|token| is(token, "async"));
    let name = name.to_string();
    if let Some(at) = asynchronous {
        tokens.remove(at);
    }
    let body = test_body(&name, &calls, body, asynchronous.is_some());
    let mut expanded: TokenStream = "#[::core::prelude::v1::test]".parse().expect("an attribute");
    expanded.extend(tokens);
    expanded.extend([TokenTree::Group(body)]);
    Ok(expanded)
}

/// What the function does instead: it runs a test with its own body as the program.
fn test_body(name: &str, calls: &str, body: Group, asynchronous: bool) -> Group {
    // The harness knows the test by its path without the name of the crate.
    let path = format!(
        "let path = ::core::concat!(::core::module_path!(), \"::\", {name:?});
         let path = path.split_once(\"::\").map_or(path, |(_, path)| path);
         ::mazurka::Test::new(path){calls}.run"
    );
    let mut stream: TokenStream = path.parse().expect("Rust");
    let program = match asynchronous {
        true => {
            let mut program: TokenStream = "|| ::mazurka::future::block_on".parse().expect("Rust");
            let mut future: TokenStream = "async".parse().expect("Rust");
            future.extend([TokenTree::Group(body)]);
            program.extend([TokenTree::Group(Group::new(Delimiter::Parenthesis, future))]);
            program
        }
        false => {
            let mut program: TokenStream = "||".parse().expect("Rust");
            program.extend([TokenTree::Group(body)]);
            program
        }
    };
    stream.extend([TokenTree::Group(Group::new(Delimiter::Parenthesis, program))]);
    Group::new(Delimiter::Brace, stream)
}

/// A message of the compiler.
fn error(at: Span, message: &str) -> TokenStream {
    let text = format!("::core::compile_error!({message:?});");
    let tokens: TokenStream = text.parse().expect("a macro call");
    tokens
        .into_iter()
        .map(|mut token| {
            token.set_span(at);
            token
        })
        .collect()
}

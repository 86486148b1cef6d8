# The commands a newcomer needs: `make demo`, `make quick` and `make test`.

CARGO ?= cargo

.PHONY: package quick axe cluster-test deny deny-advisories msrv instructions instructions-bless fuzz fuzz-coverage differential demo test lint doc clang libcxx chromium bench campaign mutants lock-mutants

# Builds the checker and shows it on a program with a bug, on its repaired twin, and on a livelock.
demo: clang
	$(CARGO) build --release --package mazurka-cli
	@echo
	@echo '--- examples/lost_update.c: a bug is found (exit status 1)'
	@target/release/mazurka check examples/lost_update.c; test $$? -eq 1
	@echo
	@echo '--- examples/locked_counter.c: no execution has it (exit status 0)'
	@target/release/mazurka check examples/locked_counter.c
	@echo
	@echo '--- examples/spin_livelock.c: a thread waits in a loop forever (exit status 1)'
	@target/release/mazurka check examples/spin_livelock.c; test $$? -eq 1

# Everything that has to hold before a change lands.
test: clang libcxx chromium lint doc
	$(CARGO) test --workspace --all-targets
	$(CARGO) test --workspace --doc

# For between two edits: most mistakes in under 90 seconds. Unit tests and a few hundred random programs.
quick:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) test --workspace --exclude mazurka-bench --lib --bins --quiet
	MAZURKA_AGREE_PROGRAMS=40 $(CARGO) test --package mazurka-agree --test agree --quiet

# C and C++ are compiled with clang; any version from 14 to 22 will do.
clang:
	@command -v $${CLANG:-clang} >/dev/null || ls /usr/bin/clang-[12][0-9] >/dev/null 2>&1 || \
	  { echo 'installing clang'; apt-get update -qq && apt-get install -y -qq clang; }

# The other C++ library that clang knows; without it those tests say that they were skipped.
libcxx: clang
	@echo '#include <vector>' | $${CLANG:-clang} -stdlib=libc++ -fsyntax-only -x c++ - 2>/dev/null || \
	  { echo 'installing libc++'; apt-get install -y -qq libc++-dev libc++abi-dev >/dev/null 2>&1 || echo 'no libc++: programs that use it are not tested'; }

# The report page is tested in a real browser; without one those tests say that they were skipped.
chromium:
	@command -v chromium >/dev/null || \
	  { echo 'installing chromium'; apt-get install -y -qq chromium >/dev/null 2>&1 || echo 'no chromium: the report page is not tested'; }

# The accessibility rules of axe-core on report pages; npm fetches it. `make test` checks names and contrast without it.
axe: clang chromium
	npm install --no-save --silent --prefix target/axe axe-core@4
	MAZURKA_AXE=$(CURDIR)/target/axe/node_modules/axe-core/axe.min.js $(CARGO) test --package mazurka-cli --test page accessible

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings

doc:
	RUSTDOCFLAGS='-D warnings -A rustdoc::private_intra_doc_links' $(CARGO) doc --workspace --no-deps --document-private-items --quiet

# What a step of the exploration costs; see docs/performance.md.
bench:
	$(CARGO) bench --package mazurka-bench

# Instruction counts of ten pinned workloads against the committed baseline; see bench/instructions/README.md:
# make instructions ARGS='--exe PATH'
instructions:
	$(CARGO) xtask instructions $(ARGS)

instructions-bless:
	$(CARGO) xtask instructions --bless $(ARGS)

# Compares all algorithms with the enumeration of all interleavings on random programs:
# make campaign ARGS='--programs 100000 --seed 1'
campaign:
	$(CARGO) run --profile checked --package mazurka-agree --bin campaign -- $(ARGS)

# Compares what generated C programs do natively with what they do here; see CONTRIBUTING.md for the parts:
# MAZURKA_CSMITH=0 MAZURKA_THREADS=5000 make differential, or one program again: make differential ARGS='threads 17'
differential: clang
	$(CARGO) run --profile checked --package mazurka-bench --bin differential -- $(ARGS)

# Gives broken files to their readers, which must answer without panic, hang or much memory:
# make fuzz ARGS='llvm 1000000 0' (llvm, tiny or saved; how many, and the number of the first)
fuzz:
	$(CARGO) run --profile checked --package mazurka-bench --bin fuzz -- $(ARGS)

# Coverage-guided fuzzing (needs a nightly toolchain and cargo-fuzz), DURATION seconds for each of the TARGETS:
# make fuzz-coverage TARGETS=tiny DURATION=600
# No sanitizer: there is no unsafe code to check.
TARGETS ?= llvm tiny saved
DURATION ?= 60
SEEDS_llvm = bench/programs/fuzz crates/ir/tests/ll
SEEDS_tiny = fuzz/seeds/tiny
SEEDS_saved = fuzz/seeds/saved
fuzz-coverage: $(TARGETS:%=fuzz-%)

$(TARGETS:%=fuzz-%): fuzz-%:
	mkdir -p fuzz/corpus/$*
	$(CARGO) +nightly fuzz run --sanitizer none $* fuzz/corpus/$* $(SEEDS_$*) -- -max_total_time=$(DURATION) \
	  -timeout=20 -rss_limit_mb=3000 $(if $(wildcard fuzz/$*.dict),-dict=fuzz/$*.dict) $(if $(filter tiny,$*),-max_len=400)

# `mazurka cluster` over a real NATS server and over a file: everybody is killed at each point, and the counts are exact.
cluster-test: clang
	@command -v nats-server >/dev/null || \
	  { echo 'installing nats-server'; apt-get update -qq && apt-get install -y -qq nats-server; }
	$(CARGO) clippy --package mazurka-cluster --package mazurka-cli --features mazurka-cluster/nats,mazurka-cluster/file,mazurka-cli/cluster \
	  --all-targets -- -D warnings
	$(CARGO) test --package mazurka-cluster --features nats,file
	$(CARGO) test --package mazurka-cli --features cluster --test cluster

# Licences, sources and unwanted crates (needs cargo-deny); deny-advisories also fetches the database of
# known vulnerabilities.
deny:
	$(CARGO) deny check licenses bans sources

deny-advisories:
	$(CARGO) deny check advisories

# Packs all crates, installs the command from them, and makes a static binary and a Debian package in target/package.
package: clang
	$(CARGO) xtask package $(ARGS)

# The oldest toolchain that is promised: `rust-version` in Cargo.toml. Where it is not installed, only clippy's
# incompatible_msrv, which is part of `make lint`, looks after it.
MSRV := $(shell sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
msrv:
	@rustup run $(MSRV) cargo --version >/dev/null 2>&1 || \
	  { echo 'Rust $(MSRV) is not installed: rustup toolchain install $(MSRV) --profile minimal'; exit 1; }
	rustup run $(MSRV) cargo check --workspace --all-targets --target-dir target/msrv

# Shows that the tests notice faults (needs cargo-mutants).
mutants:
	MAZURKA_AGREE_PROGRAMS=200 $(CARGO) mutants --package mazurka-engine --package mazurka-dpor \
	  --test-package mazurka-agree,mazurka-engine $(ARGS)

# Shows that Mazurka notices faults: deletes and weakens the statements of the locks in tests/locks, one at a time.
lock-mutants:
	$(CARGO) xtask lock-mutants $(ARGS)

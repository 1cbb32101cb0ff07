# For players
#   make run      builds and serves the page at http://localhost:8080; needs Rust and Node
#   make play     a game in the terminal
#
# For developers
#   make quick    tests of rules, bots and table and the page's unit tests: the inner loop
#   make test     all tests; installs PostgreSQL, NATS and Chromium with apt-get if they are missing
#   make lint     formatting and clippy
#   make check    lint, the module graph, and licences of dependencies
#   make audit    known vulnerabilities in dependencies (downloads the list of advisories)
#   make games    plays a whole game of every variant in the browser
#   make fuzz     a million mutated inputs of each kind
#   make torture  people play while servers are killed, frozen and cut off 200 times
#   make fair     draws ten million dice as the server does, and checks faces and pairs
#
# Figures
#   make bench    speed of the rules, the simulation, the line protocol and the terminal
#   make measure  how smooth and quick the page is in a browser
#   make load     how much one server handles, next to a bare echo server
#   make figures  measures length and luck of every variant again, for the gallery
#
# Releases
#   make dist     one archive with the program, licences and shell completions
#   make cluster  three nodes with PostgreSQL and NATS on this machine, until Ctrl-C

.PHONY: run play quick test rust web test-tools lint check audit games fuzz torture fair bench measure load figures dist cluster

# `play` is a profile that compiles quickly and is fast where it matters: see Cargo.toml.
run:
	cargo run --profile play --locked -- serve

play:
	cargo run --profile play --locked -- play

quick: web/node_modules
	cargo test --locked --package homestretch-rules --package homestretch-bots --package homestretch-table
	cd web && npm run unit

web/node_modules: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch web/node_modules

# Tests of servers mostly wait, so four at a time keep two cores busy beside the page's tests.
test: export RUST_TEST_THREADS = 4
test: test-tools
	cargo test --workspace --locked --no-run
	cargo test --workspace --locked --no-run --bench playouts --bench simulate
	$(MAKE) --jobs=2 rust web

# The second command names the workspace, too: otherwise cargo builds the libraries again with
# other features. It leaves out the tests that start a PostgreSQL of their own in the first one.
rust:
	cargo test --workspace --locked
	HOMESTRETCH_TEST_STORE=postgres cargo test --workspace --test server --locked -- --skip asleep:: --skip cluster:: --skip hints:: --skip nats:: --skip silent::
	cargo test --workspace --locked --bench playouts --bench simulate

# The browser tests use the program that was built last.
web: web/node_modules
	cd web && npm run check && npm run unit && npm run e2e

test-tools:
	@scripts/install-test-tools

lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- --deny warnings

check: lint
	scripts/modules --quiet
	@command -v cargo-deny >/dev/null || cargo install --locked cargo-deny
	cargo deny --locked check licenses bans sources

audit:
	@command -v cargo-deny >/dev/null || cargo install --locked cargo-deny
	cargo deny --locked check advisories

games:
	@scripts/install-test-tools chromium
	cargo build --workspace --locked
	cd web && HOMESTRETCH_GAMES=all npm run e2e -- e2e/variants.e2e.ts

fuzz:
	HOMESTRETCH_FUZZ=1000000 cargo test --locked --release --package homestretch --test fuzz -- --nocapture
	HOMESTRETCH_FUZZ=100000 cargo test --workspace --locked --test garbage -- --nocapture

torture:
	@scripts/install-test-tools postgresql nats-server
	HOMESTRETCH_TORTURE=200 cargo test --workspace --locked --test torture -- --nocapture

fair:
	HOMESTRETCH_DICE=10000000 cargo test --workspace --locked --lib faces_and_pairs -- --nocapture

bench:
	cargo bench --locked --package homestretch-rules --bench playouts
	cargo bench --locked --package homestretch-bots --bench simulate
	cargo build --release --locked --package homestretch --bin homestretch
	scripts/engine-loop target/release/homestretch
	HOMESTRETCH_KEYS=500 cargo test --workspace --locked --test terminal -- keys --nocapture

measure:
	@scripts/install-test-tools chromium
	cargo build --release --locked --package homestretch --bin homestretch
	cd web && HOMESTRETCH_BIN=../target/release/homestretch npm run measure

load:
	@scripts/install-test-tools postgresql nats-server
	cargo build --release --locked --package homestretch --bin homestretch
	ulimit -n 20000 && scripts/with-databases cargo run --release --locked --package homestretch-server --example load -- target/release/homestretch

figures:
	cargo run --release --locked --package homestretch-bots --example figures >target/figures.txt
	mv target/figures.txt crates/bots/src/figures.txt

dist:
	cargo build --release --locked --package homestretch --bin homestretch
	@scripts/dist

cluster:
	@scripts/install-test-tools postgresql nats-server
	cargo build --release --locked --package homestretch --bin homestretch
	@scripts/cluster

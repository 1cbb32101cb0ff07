# make run    the page to play on, at http://localhost:8080, on a fresh machine with Rust and Node
# make play   a game in the terminal
# make test   everything that must hold
# make check  format, lints, dependencies and licences
# make audit  known faults in dependencies (fetches the list of advisories)
# make bench  figures
# make figures  how long games are and how much is luck, anew for the gallery
# make fair   ten million dice of the way a server's dice go, by faces and by pairs
# make games  a whole game of every variant in the browser
# make measure  how smooth and how quick the page is in a browser, without a graphics card
# make load   what the server bears, beside a bare echo of the same stack
# make torture  people play while servers are killed 200 times, stopped and cut off, databases end and disks are full
# make cluster  three nodes beside PostgreSQL and NATS on this machine, until Ctrl-C
# make fuzz   a million mutated inputs of each kind

.PHONY: run play test rust web browser databases check audit bench figures fair games measure load torture cluster fuzz

run:
	cargo run --release --locked -- serve

play:
	cargo run --release --locked -- play

# Most tests of servers wait for something most of the time: twice two of them share two cores well, and
# with the client's tests beside them these are busy.
test: export RUST_TEST_THREADS = 4
test: databases browser
	cargo test --workspace --locked --no-run
	cargo test --workspace --locked --no-run --bench playouts --bench simulate
	$(MAKE) --jobs=2 rust web

# The second run names the workspace, too: else its libraries are built again with other features.
# It leaves out what has brought its own PostgreSQL to the first one.
rust:
	cargo test --workspace --locked
	HOMESTRETCH_TEST_STORE=postgres cargo test --workspace --test server --locked -- --skip asleep:: --skip cluster:: --skip hints:: --skip nats:: --skip silent::
	cargo test --workspace --locked --bench playouts --bench simulate

# The client's own tests. Those in a browser play on the program that was built last.
web:
	cd web && npm run check && npm run unit && npm run e2e

# The tests start servers of their own; here it is only seen to that they are installed.
databases:
	@{ command -v nats-server && ls -d /usr/lib/postgresql/*/bin/postgres; } >/dev/null 2>&1 || { \
	    [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y --no-install-recommends postgresql nats-server >/dev/null; } || { \
	    echo "PostgreSQL and NATS are needed: apt-get install postgresql nats-server"; exit 1; }

browser:
	@command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1 || { \
	    [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium >/dev/null; } || { \
	    echo "Chromium is needed: apt-get install chromium"; exit 1; }

check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- --deny warnings
	@command -v cargo-deny >/dev/null || cargo install --locked cargo-deny
	cargo deny --locked check licenses bans sources

audit:
	@command -v cargo-deny >/dev/null || cargo install --locked cargo-deny
	cargo deny --locked check advisories

bench:
	cargo bench --locked --package homestretch-rules --bench playouts
	cargo bench --locked --package homestretch-bots --bench simulate
	HOMESTRETCH_KEYS=500 cargo test --workspace --locked --test terminal -- keys --nocapture

figures:
	cargo run --release --locked --package homestretch-bots --example figures >target/figures.txt
	mv target/figures.txt crates/bots/src/figures.txt

fair:
	HOMESTRETCH_DICE=10000000 cargo test --workspace --locked --lib faces_and_pairs -- --nocapture

games: browser
	cargo build --workspace --locked
	cd web && HOMESTRETCH_GAMES=all npm run e2e -- e2e/variants.e2e.ts

measure: browser
	cargo build --release --locked --package homestretch --bin homestretch
	cd web && HOMESTRETCH_BIN=../target/release/homestretch npm run measure

load:
	cargo build --release --locked --package homestretch --bin homestretch
	ulimit -n 20000 && cargo run --release --locked --package homestretch-server --example load -- target/release/homestretch

torture: databases
	HOMESTRETCH_TORTURE=200 cargo test --workspace --locked --test torture -- --nocapture

cluster: databases
	cargo build --release --locked --package homestretch --bin homestretch
	@scripts/cluster

fuzz:
	HOMESTRETCH_FUZZ=1000000 cargo test --locked --release --package homestretch --test fuzz -- --nocapture
	HOMESTRETCH_FUZZ=100000 cargo test --workspace --locked --test garbage -- --nocapture

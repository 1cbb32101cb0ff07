# make run    a game, on a fresh machine with Rust
# make test   everything that must hold
# make check  format, lints, dependencies and licences
# make audit  known faults in dependencies (fetches the list of advisories)
# make bench  figures
# make fuzz   a million mutated inputs of each kind

.PHONY: run test check audit bench fuzz

run:
	cargo run --release --locked --quiet -- play

test:
	cargo test --workspace --locked
	cargo test --workspace --locked --bench playouts --bench simulate

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

fuzz:
	HOMESTRETCH_FUZZ=1000000 cargo test --locked --release --package homestretch --test fuzz -- --nocapture

//! homestretch: race board games on the command line.

fn main() {}

//! Embeds the files of `variants/`, so that a new variant needs one new file and no code.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets the variable"));
    let variants = root.join("../../variants");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets the variable"));
    let lists = [("VARIANTS", variants.clone()), ("BOARDS", variants.join("boards"))];
    let code: String = lists.iter().map(|(name, folder)| list(name, folder)).collect();
    fs::write(out.join("catalog.rs"), code).expect("the output folder is writable");
}

fn list(name: &str, folder: &Path) -> String {
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folder of variants exists");
    let paths = entries.map(|entry| entry.expect("the folder can be listed").path());
    let mut files: Vec<PathBuf> =
        paths.filter(|p| p.extension().is_some_and(|e| e == "toml")).collect();
    files.sort_by_key(|file| file.file_stem().map(ToOwned::to_owned));
    let mut code = format!("static {name}: &[(&str, &str)] = &[\n");
    for file in files {
        println!("cargo:rerun-if-changed={}", file.display());
        let stem = file.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let file = file.canonicalize().expect("a listed file exists");
        code += &format!("    ({stem:?}, include_str!({:?})),\n", file.display().to_string());
    }
    code + "];\n"
}

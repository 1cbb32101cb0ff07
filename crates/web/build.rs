//! Builds the web client with npm, and lists its files for the program to embed.
//!
//! `HOMESTRETCH_WITHOUT_WEB=1` leaves it out, for machines without Node: the server then says so
//! on its first page.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

fn main() {
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to build"));
    let crates = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says where this is"));
    let root = crates.join("../..");
    let dist = out.join("dist");
    println!("cargo::rerun-if-env-changed=HOMESTRETCH_WITHOUT_WEB");
    match env::var_os("HOMESTRETCH_WITHOUT_WEB") {
        Some(_) => leave_out(&dist),
        None => build(&root, &dist),
    }
    let mut files = Vec::new();
    list(&dist, &dist, &mut files).expect("the built files can be read");
    fs::write(out.join("files.rs"), table(&dist, files)).expect("the list can be written");
}

fn leave_out(dist: &Path) {
    let page = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>homestretch</title>\
                <h1>homestretch</h1><p>This server was built without its web client.</p></html>\n";
    let _ = fs::remove_dir_all(dist);
    fs::create_dir_all(dist).expect("a folder can be made");
    fs::write(dist.join("index.html"), page).expect("a file can be written");
}

fn build(root: &Path, dist: &Path) {
    let web = root.join("web");
    let sources = ["src", "public", "index.html", "package-lock.json", "vite.config.ts"];
    for source in sources.map(|name| web.join(name)).into_iter().chain([root.join("locales")]) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    if !is_installed(&web) {
        run(&web, "npm", &["ci", "--no-audit", "--no-fund"]);
    }
    let dist = dist.to_str().expect("a path in Unicode");
    run(&web, "npx", &["--no-install", "vite", "build", "--outDir", dist, "--emptyOutDir"]);
}

/// Whether the installed npm packages are those of the lock file.
fn is_installed(web: &Path) -> bool {
    let changed = |path: &str| fs::metadata(web.join(path)).and_then(|found| found.modified());
    let (Ok(lock), Ok(installed)) =
        (changed("package-lock.json"), changed("node_modules/.package-lock.json"))
    else {
        return false;
    };
    installed >= lock
}

fn run(web: &Path, program: &str, arguments: &[&str]) {
    let told = format!("{program} {}", arguments.join(" "));
    let ended = Command::new(program).args(arguments).current_dir(web).output();
    let output = match ended {
        Ok(output) => output,
        Err(error) if error.kind() == io::ErrorKind::NotFound => fail(&format!(
            "the web client needs Node 20.19 or newer with npm; install it, or build without the web \
             client: HOMESTRETCH_WITHOUT_WEB=1 ({program} was not found)"
        )),
        Err(error) => fail(&format!("{told}: {error}")),
    };
    if !output.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&output.stdout));
        eprintln!("{}", String::from_utf8_lossy(&output.stderr));
        fail(&format!("`{told}` failed in the folder web; its words are above"));
    }
}

fn fail(why: &str) -> ! {
    eprintln!("{why}");
    std::process::exit(1)
}

fn list(dist: &Path, folder: &Path, files: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(dist, &path, files)?;
        } else if path.extension().is_none_or(|ending| ending != "gz") {
            let name = path.strip_prefix(dist).expect("a file of the folder");
            files.push(name.to_str().expect("a name in Unicode").replace('\\', "/"));
        }
    }
    Ok(())
}

/// The files as Rust, sorted by their addresses.
fn table(dist: &Path, mut files: Vec<String>) -> String {
    files.sort();
    let entry = |name: &String| {
        let bytes = |name: &str| format!("include_bytes!({:?})", dist.join(name));
        let packed = format!("{name}.gz");
        let gzip = match dist.join(&packed).exists() {
            true => format!("Some({})", bytes(&packed)),
            false => "None".into(),
        };
        format!(
            "File {{ path: {:?}, plain: {}, gzip: {gzip} }},\n",
            format!("/{name}"),
            bytes(name)
        )
    };
    format!("&[\n{}]\n", files.iter().map(entry).collect::<String>())
}

/** No source line is over 120 columns; data, generated files and snapshots may have longer ones. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const MOST = 120;
const SOURCES = /\.(?:[cm]?[jt]sx?|css|html|sh|txt)$/;
const GENERATED = /^(?:db\/migrations|public)\//;
/** Conversations are a line each. */
const DATA = /^test\/chat\/.*\.txt$/;

/** The lines that are too long, as "file:line". */
export function longLines() {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  return String(listed)
    .split("\n")
    .filter((path) => SOURCES.test(path) && !GENERATED.test(path) && !DATA.test(path))
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, at) => ([...line].length > MOST ? [`${path}:${at + 1}`] : [])),
    );
}

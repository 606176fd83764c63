/**
 * Writes a .br and a .gz beside each text file of a folder, where compression makes it smaller, so that
 * the web server does not compress it for each request: node precompress.mjs FOLDER. It imports only
 * Node's own modules.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(?:css|html|js|json|map|svg|txt|xml|webmanifest)$/;
const MIN_BYTES = 512;

const [folder = "-"] = process.argv.slice(2);
if (folder.startsWith("-")) {
  console.error("Say which folder: node precompress.mjs FOLDER");
  process.exit(process.argv.includes("--help") ? 0 : 1);
}

for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (TEXT.test(name)) compress(join(folder, name));
}

/** @param {string} path */
function compress(path) {
  const bytes = readFileSync(path);
  if (bytes.length < MIN_BYTES) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  write(`${path}.br`, bytes, () => brotliCompressSync(bytes, { params: { ...quality, ...size } }));
  write(`${path}.gz`, bytes, () => gzipSync(bytes, { level: 9 }));
}

/**
 * @param {string} path
 * @param {Buffer} original
 * @param {() => Buffer} shrink
 */
function write(path, original, shrink) {
  if (existsSync(path)) return;
  const shrunk = shrink();
  if (shrunk.length < original.length) writeFileSync(path, shrunk);
}

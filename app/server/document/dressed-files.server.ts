import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { compressDocument, type DocumentBytes, toBytes } from "./document-response.server.ts";
import { type Dress, dressText, knownDress } from "./dress.server.ts";

const FILE = /^[\w.-]+\.(js|css|svg)$/;
const files = new LRUCache<string, Promise<DocumentBytes | null>>({ max: 300 });

/** A file of the build in colors that this process shows or has shown; null where there is none. */
export async function dressedFile(folder: string, name: string): Promise<DocumentBytes | null> {
  const dress = knownDress(folder);
  if (!dress || !FILE.test(name)) return null;
  const key = `${folder}/${name}`;
  let file = files.get(key);
  if (!file) {
    file = dressFile(name, dress);
    files.set(key, file);
    void file.then((found) => found ?? files.delete(key));
  }
  return file;
}

async function dressFile(name: string, dress: Dress): Promise<DocumentBytes | null> {
  const text = await readFile(join("build/client/assets", name), "utf8").catch(() => null);
  if (text === null) return null;
  const page = toBytes({ html: dressText(name, text, dress), scriptHashes: [] });
  void compressDocument(page);
  return page;
}

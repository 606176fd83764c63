/** What each part of the parser is worth: the cases that are right with it and not without it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { readCatalog } from "#app/prices/catalog.server.ts";
import { readNotAccepted } from "#app/prices/not-accepted.server.ts";
import type { Case } from "../cases.ts";
import { allCases, outcomeOf, type Read } from "./cases.ts";

const CHAT = "app/chat";
const catalog = readCatalog("db/catalog.csv");
const notAccepted = readNotAccepted("db/not-accepted.csv");

/** A function or a word list of a module, and its text without effect. */
type Part = { name: string; from: number; to: number; off: string };

/** Every fourth conversation is read: enough to see what pays, in a few minutes. */
const STEP = 4;

/** Prints what falls without each module, or without each part of the modules given; the least first. */
export async function printWithout(modules: readonly string[]): Promise<void> {
  const cases = allCases().filter((_, at) => at % STEP === 0);
  const read = await parserWithout();
  const right = cases.filter((one) => isRight(one, read));
  console.log(`${right.length} of ${cases.length} conversations are right. Without …`);
  const found = modules.length > 0 ? modules : modulesOf();
  const rows: [string, number][] = [];
  for (const path of found) {
    const parts = partsOf(path);
    const groups = modules.length > 0 ? parts.map((part) => [part]) : [parts];
    for (const group of groups) {
      const label = modules.length > 0 ? `${path} ${group[0]?.name}` : path;
      rows.push([label, await fallenWithout(path, group, cases, right)]);
    }
  }
  for (const [label, fallen] of rows.sort((a, b) => a[1] - b[1]))
    console.log(`${String(fallen).padStart(6)}  ${label}`);
}

/** The cases that fall, less those that become right. */
async function fallenWithout(
  path: string,
  parts: readonly Part[],
  cases: readonly Case[],
  right: readonly Case[],
): Promise<number> {
  const text = readFileSync(path, "utf8");
  const off = [...parts]
    .sort((a, b) => b.from - a.from)
    .reduce((before, part) => before.slice(0, part.from) + part.off + before.slice(part.to), text);
  try {
    const read = await parserWithout({ path: resolve(path), text: off });
    return right.length - cases.filter((one) => isRight(one, read)).length;
  } catch {
    return right.length;
  }
}

function isRight(one: Case, read: Read): boolean {
  try {
    return outcomeOf(one, read).is === "right";
  } catch {
    return false;
  }
}

function modulesOf(): string[] {
  return readdirSync(CHAT, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(CHAT, name));
}

/** The parser, bundled anew with another text for one of its modules. */
async function parserWithout(changed?: { path: string; text: string }): Promise<Read> {
  const bundle = await build({
    stdin: {
      contents: `export { parseConversation } from "#app/chat/parser/parser.ts";
        export { createVocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    plugins: [
      {
        name: "changed",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path }) =>
            path === changed?.path ? { contents: changed.text, loader: "ts" } : undefined,
          ),
      },
    ],
  });
  const code = Buffer.from(bundle.outputFiles[0]?.contents ?? []).toString("base64");
  const { parseConversation, createVocabulary } = await import(
    `data:text/javascript;base64,${code}`
  );
  const vocabulary: Vocabulary = createVocabulary(catalog, notAccepted);
  return (messages) => parseConversation(messages, vocabulary);
}

/** The functions and word lists of a module that can be without effect: they find, and change, nothing. */
function partsOf(path: string): Part[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements.flatMap((statement): Part[] => {
    if (ts.isFunctionDeclaration(statement) && statement.body) {
      const off = nothingOf(statement);
      if (off === undefined) return [];
      const { body, name } = statement;
      return [
        { name: `${name?.text}()`, from: body.getStart(), to: body.end, off: `{ return ${off}; }` },
      ];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const off = initializer && emptyOf(initializer);
      if (!off) return [];
      return [{ name: name.getText(), from: initializer.getStart(), to: initializer.end, off }];
    });
  });
}

/** What a function returns that has nothing to say: nothing found, or what it was given. */
function nothingOf({ type, parameters }: ts.FunctionDeclaration): string | undefined {
  const text = type?.getText() ?? "";
  if (type && ts.isTypePredicateNode(type)) return "false";
  const given = parameters.find((parameter) => parameter.type?.getText() === text);
  if (given && ts.isIdentifier(given.name)) return given.name.text;
  if (text === "boolean") return "false";
  if (text === "number") return "0";
  if (text === "string") return '""';
  if (text === "void") return "undefined";
  if (/\| undefined$/.test(text)) return "undefined";
  if (/\| null$/.test(text)) return "null";
  if (/\[\]$/.test(text)) return "[]";
  if (/^(?:Readonly)?Set</.test(text)) return "new Set()";
  return /^(?:Readonly)?Map</.test(text) ? "new Map()" : undefined;
}

function emptyOf(value: ts.Expression): string | undefined {
  if (ts.isRegularExpressionLiteral(value)) return "/(?!)/g";
  const text = value.getText();
  if (/^(?:wordSet|unionOf|new Set)\b/.test(text)) return "new Set()";
  return /^new Map\b/.test(text) ? "new Map()" : undefined;
}

/** Checks the direction of imports, folder by folder, and the rules that comments cite. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** Modules that every server-side folder may import: the checked settings and the log. */
const GROUND = ["app/env.server.ts", "app/settings.server.ts", "app/log.server.ts"];

/**
 * What each folder may import: files by the start of their path, packages by their name. `types` may
 * be imported with `import type` alone. A rule holds for a whole folder, without exceptions for
 * single files. Nothing but the framework imports routes.
 */
const RULES: Record<string, { may: string[]; types?: string[] }> = {
  // Pure code for browser and server.
  "app/domain/": { may: ["app/domain/", "zod", "@hapi/tlds", "libphonenumber-js"] },
  "app/chat/": { may: ["app/chat/", "app/domain/", "app/content/", "zod"] },
  "app/content/": { may: ["app/content/", "app/domain/", "app/art/"] },

  // The user interface.
  "app/art/": { may: [] },
  "app/styles/": { may: ["app/styles/", "@fontsource-variable/"] },
  // The desk in a browser without signal: what it keeps, and what waits to be sent.
  "app/offline/": { may: ["app/offline/", "app/domain/", "idb", "@remix-run/react"] },
  "app/components/": {
    may: [
      ...["app/components/", "app/domain/", "app/content/", "app/art/", "app/styles/"],
      "app/offline/",
      ...["react", "react-dom", "@remix-run/react"],
    ],
    types: ["mdx"],
  },
  "app/emails/": {
    may: ["app/emails/", "app/domain/", "ical.js", "react", "react-dom"],
  },

  // The use cases, which receive the database and the outside services as arguments.
  "app/workflows/": {
    may: ["app/workflows/", "app/domain/", "app/chat/", "app/emails/", "app/content/", "db/"],
    types: ["app/services/"],
  },

  // The database, the data files and their readers.
  "db/": {
    may: [
      ...["db/", "app/domain/", ...GROUND],
      ...["node:", "drizzle-orm", "better-sqlite3", "csv-parse", "csv-stringify", "zod"],
    ],
  },

  // Outside services, and the module that chooses them from the environment.
  "app/services/": {
    may: [
      ...["app/services/", "app/domain/", "app/chat/", "app/seo/", "db/", ...GROUND],
      ...[
        "node:",
        "zod",
        "csv-parse",
        "csv-stringify",
        "nodemailer",
        "resend",
        "openai",
        "undici",
        "sharp",
        "uqr",
      ],
    ],
  },
  // Metadata for search engines and for shared links.
  "app/seo/": {
    may: [
      ...["app/seo/", "app/domain/", "app/art/", "node:", "react"],
      ...["@remix-run/node", "@fontsource/", "@resvg/resvg-js", "satori"],
    ],
    types: ["schema-dts"],
  },

  // Handling of requests, and rendering of pages.
  "app/http/": {
    may: [
      ...["app/http/", "app/domain/", ...GROUND],
      ...["node:", "zod", "morgan", "rate-limiter-flexible", "@fastify/busboy", "@remix-run/node"],
    ],
  },
  "app/document/": {
    may: [
      ...["app/document/", "app/domain/", ...GROUND],
      ...["node:", "react", "react-dom", "@remix-run/"],
    ],
  },

  "app/routes/": {
    may: [
      ...["app/workflows/", "app/domain/", "app/components/", "app/content/", "app/emails/"],
      ...[
        "app/http/",
        "app/seo/",
        "app/services/",
        "app/styles/",
        "app/offline/",
        "db/",
        ...GROUND,
      ],
      ...["node:", "zod", "react", "@remix-run/"],
    ],
  },
  // The owner's commands, which run beside the site.
  "app/owner/": {
    may: [
      ...["app/owner/", "app/workflows/", "app/domain/", "app/emails/", "app/services/", "db/"],
      ...[...GROUND, "node:", "zod", "commander", "cli-table3", "csv-stringify"],
    ],
  },

  // The framework's own files, the settings and the log.
  "app/": { may: ["app/", "node:", "pino", "zod", "react", "react-dom", "@remix-run/"] },
};

/** Names that would make a rule depend on its environment or on the time. */
const IMPURE = new Set([
  ...[
    "fetch",
    "XMLHttpRequest",
    "WebSocket",
    "process",
    "require",
    "Buffer",
    "global",
    "globalThis",
  ],
  ...["window", "document", "navigator", "location", "localStorage", "sessionStorage", "console"],
  ...["setTimeout", "setInterval", "queueMicrotask", "performance", "crypto"],
]);
const IMPURE_MEMBERS = new Set(["Date.now", "Math.random"]);

type Import = { from: string; to: string; isType: boolean };

const files = ["app", "db"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, `${name}`)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
  .sort();
const sources = new Map(files.map((path) => [path, parse(path)]));
const imports = files.flatMap((path) => importsOf(path));

test("the check finds the source files and their imports", () => {
  expect(files.length).toBeGreaterThan(80);
  expect(imports.length).toBeGreaterThan(300);
  expect(imports).toContainEqual({
    from: "app/workflows/book-pickup.ts",
    to: "app/domain/pricing.ts",
    isType: false,
  });
  expect(imports).toContainEqual({
    from: "app/workflows/book-pickup.ts",
    to: "app/services/geocoder.ts",
    isType: true,
  });
});

test("every import is one that its folder's rule allows", () => {
  expect(imports.filter((one) => !isAllowed(one)).map(describe)).toEqual([]);
});

test("the rules allow no circle of folders", () => {
  const rooms = Object.keys(RULES).filter((folder) => folder !== "app/");
  const next = new Map(
    rooms.map((folder) => {
      const { may, types = [] } = RULES[folder] as (typeof RULES)[string];
      return [
        folder,
        rooms.filter((other) => other !== folder && [...may, ...types].includes(other)),
      ];
    }),
  );
  expect(findCircle(rooms, next)).toEqual([]);
});

test("no file imports a route", () => {
  expect(imports.filter(({ to }) => to.startsWith("app/routes/")).map(describe)).toEqual([]);
});

test("modules that reach the browser import no server-only module", () => {
  const isForBrowser = /^app\/(domain|chat|content|components|offline|emails|styles)\//;
  const isServerOnly = ({ to, isType }: Import) =>
    to.startsWith("node:") || (to.includes(".server.") && !isType);
  const wrong = imports.filter((one) => isForBrowser.test(one.from) && isServerOnly(one));
  expect(wrong.map(describe)).toEqual([]);
});

test("no owner's command loads the settings module of the running site", () => {
  const next = runtimeImports();
  const isReached = (from: string, seen = new Set<string>()): boolean =>
    from === "app/env.server.ts" ||
    (next.get(from) ?? []).some((to) => !seen.has(to) && isReached(to, seen.add(to)));
  const commands = files.filter((path) => path.startsWith("app/owner/"));
  expect(commands.filter((path) => isReached(path))).toEqual([]);
  expect(isReached("app/routes/home.tsx")).toBe(true);
});

test("domain and chat use no clock, no randomness, no network and no browser API", () => {
  const isPure = (path: string) => /^app\/(domain|chat)\//.test(path);
  const found = files.filter(isPure).flatMap((path) => impurities(path));
  expect(found).toEqual([]);
});

test("the imports of the files form no circle", () => {
  expect(findCircle(files, runtimeImports())).toEqual([]);
});

test("every rule of the business that is cited is in docs/rules.md", () => {
  const rules = new Set(numbersIn(readFileSync("docs/rules.md", "utf8"), /^(\d+)\. /gm));
  const cited = citingFiles().flatMap((path) =>
    rulesCitedIn(readFileSync(path, "utf8")).map((rule) => ({ path, rule })),
  );
  expect(cited.length).toBeGreaterThan(150);
  expect(cited.filter(({ rule }) => !rules.has(rule))).toEqual([]);
  expect(rulesCitedIn("rules 7, 9 to 11 and\n * 40; Rule 3.356")).toEqual([7, 9, 10, 11, 40]);
});

test("the check rejects forbidden imports", () => {
  const made = (from: string, to: string, isType = false) => isAllowed({ from, to, isType });
  expect(made("app/domain/cart.ts", "react")).toBe(false);
  expect(made("app/domain/cart.ts", "zodiac")).toBe(false);
  expect(made("app/domain/cart.ts", "app/services/mailer.ts", true)).toBe(false);
  expect(made("app/workflows/book-pickup.ts", "app/services/mailer.ts", true)).toBe(true);
  expect(made("app/workflows/book-pickup.ts", "app/services/mailer.ts")).toBe(false);
  expect(made("app/components/Icon.tsx", "db/jobs.server.ts")).toBe(false);
  expect(made("app/components/Icon.tsx", "app/http/form.server.ts")).toBe(false);
  expect(made("app/content/faq.ts", "app/components/Icon.tsx", true)).toBe(false);
  expect(made("app/http/cart-cookie.server.ts", "app/services/app.server.ts")).toBe(false);
  expect(made("app/services/app.server.ts", "app/http/site.server.ts")).toBe(false);
  expect(made("app/document/serve-page.server.ts", "app/http/site.server.ts")).toBe(false);
  expect(made("db/jobs.server.ts", "app/services/mailer.ts", true)).toBe(false);
  expect(made("app/owner/commands/jobs.ts", "drizzle-orm")).toBe(false);
  expect(made("app/owner/commands/jobs.ts", "app/start.server.ts")).toBe(false);
});

function isAllowed({ from, to, isType }: Import): boolean {
  const [, rule] =
    Object.entries(RULES)
      .filter(([part]) => from.startsWith(part))
      .sort(([one], [other]) => other.length - one.length)[0] ?? [];
  if (!rule || to.startsWith("app/routes/")) return false;
  return [...rule.may, ...(isType ? (rule.types ?? []) : [])].some((allowed) =>
    covers(allowed, to),
  );
}

/** "app/domain/" covers the files in it, "react" the package and its subpaths. */
function covers(allowed: string, to: string): boolean {
  if (allowed.endsWith("/") || allowed.endsWith(":")) return to.startsWith(allowed);
  return to === allowed || to.startsWith(`${allowed}/`);
}

function describe({ from, to, isType }: Import): string {
  return `${from} imports ${isType ? "types of " : ""}${to}`;
}

function citingFiles(): string[] {
  const within = ["app", "db", "scripts", "test", "docs"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, `${name}`)),
  );
  return ["README.md", ...within].filter(
    (path) => /\.(?:[cm]?[jt]sx?|css|mdx?|sh)$/.test(path) && path !== "test/architecture.test.ts",
  );
}

/** The numbers behind "rule" or "rules", a range as each number in it; a citation may span lines of a comment. */
function rulesCitedIn(text: string): number[] {
  const onOneLine = text.replace(/\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, " ");
  const lists = onOneLine.match(/\brules? \d+(?!\.\d)(?:(?:,| to| and| or) \d+)*/gi) ?? [];
  return lists.flatMap((list) =>
    [...list.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, first, last = first]) => {
      const from = Number(first);
      return Array.from({ length: Number(last) - from + 1 }, (_, at) => from + at);
    }),
  );
}

function numbersIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, number]) => Number(number));
}

function parse(path: string): ts.SourceFile {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, kind);
}

function importsOf(path: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean) => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    found.push({ from: path, to: resolve(path, specifier.text), isType });
  };
  visit(sourceOf(path), (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
  });
  return found;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

/** A file's path from the project's folder, or a package's name. */
function resolve(from: string, specifier: string): string {
  const path = specifier.replace(/[?].*$/, "");
  if (path.startsWith("#")) return path.slice(1);
  return path.startsWith(".") ? normalize(join(dirname(from), path)) : path;
}

function impurities(path: string): string[] {
  const found: string[] = [];
  const report = (what: string) => found.push(`${path}: ${what}`);
  visit(sourceOf(path), (node) => {
    if (ts.isIdentifier(node) && IMPURE.has(node.text) && isReference(node)) report(node.text);
    if (ts.isPropertyAccessExpression(node) && IMPURE_MEMBERS.has(node.getText())) {
      report(node.getText());
    }
    const isDate = (callee: ts.Expression) => callee.getText() === "Date";
    if (ts.isNewExpression(node) && isDate(node.expression) && !node.arguments?.length) {
      report("new Date()");
    }
    if (ts.isCallExpression(node) && isDate(node.expression)) report("Date()");
  });
  return found;
}

/** True for a use of a name, not for a field, a type's member or a parameter of that name. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !(
    ts.isPropertySignature(parent) ||
    ts.isBindingElement(parent) ||
    ts.isParameter(parent) ||
    ts.isVariableDeclaration(parent)
  );
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

function sourceOf(path: string): ts.SourceFile {
  return sources.get(path) as ts.SourceFile;
}

/** What each file imports, types left out. */
function runtimeImports(): Map<string, string[]> {
  const next = new Map<string, string[]>();
  for (const { from, to, isType } of imports) {
    if (!isType) next.set(from, [...(next.get(from) ?? []), to]);
  }
  return next;
}

/** The first circle of imports among files or folders; empty when there is none. */
function findCircle(places: readonly string[], next: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const follow = (path: string, trail: string[]): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const to of next.get(path) ?? []) {
      const circle = follow(to, [...trail, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const path of places) {
    const circle = follow(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/**
 * Texts of the owner's: a small Markdown of paragraphs, headings, lists, bold, links and figures (rule 530). HTML in
 * it is text. markdown-it reads it: of the kept readers it is the one that can be given rules of one's own and a
 * limit of nesting, and it is only on the server.
 */
import MarkdownIt, { type Token } from "markdown-it";
import { createElement, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type PricedProducts, readingMinutes } from "#app/site/blog/post.ts";
import { ProductsProvider } from "#app/site/blog/products.ts";
import { BusinessProvider, type SiteBusiness } from "#app/ui/BusinessContext.tsx";
import { freeAnchor } from "./anchor.ts";
import type { DrawnText } from "./drawn-text.ts";
import { readPlaceholder, TABLES } from "./placeholders.server.tsx";

const reader = new MarkdownIt("zero", { maxNesting: 40 }).enable([
  ...["heading", "list", "emphasis", "link", "escape", "newline"],
]);
// A link that leads elsewhere is refused with its reason, not shown as text.
reader.validateLink = () => true;
reader.inline.ruler.push("placeholder", (state, isSilent) => {
  const found = /^\{([^{}\n]*)\}/.exec(state.src.slice(state.pos, state.pos + MAX_PLACEHOLDER));
  if (!found) return false;
  if (!isSilent) state.push("placeholder", "", 0).content = found[1] ?? "";
  state.pos += found[0].length;
  return true;
});

const MAX_PLACEHOLDER = 300;
/** A list in a list in a list: a paragraph in it is six deep. */
const MAX_LEVEL = 6;

/** What a text needs to be read. */
export type Reading = {
  /** What the figures read at present, by their names. */
  figures: Readonly<Record<string, string>>;
};

/** What a text needs to be checked. */
export type Checking = Reading & {
  hasProduct: (id: string) => boolean;
  /** Whether the site has a page of that address: "/faq". */
  hasPage: (path: string) => boolean;
};

/** What a text needs to be shown. */
export type Showing = Reading & {
  business: SiteBusiness;
  priced: (ids: readonly string[]) => PricedProducts;
};

/** The first thing that is wrong with a text, in words for the owner; null: nothing is. */
export function textProblem(text: string, checking: Checking): string | null {
  for (const { level, children } of reader.parse(text, {})) {
    if (level > MAX_LEVEL) return "Lists can stand in each other up to three deep.";
    for (const child of children ?? []) {
      const problem = childProblem(child, children?.length === 1, checking);
      if (problem !== null) return problem;
    }
  }
  return null;
}

/** The same of a line without Markdown, which has figures alone. */
export function lineProblem(line: string, { figures }: Reading): string | null {
  const written = line.match(/\{[^{}]*\}/g) ?? [];
  const wrong = written.find((one) => !Object.hasOwn(figures, one.slice(1, -1)));
  return wrong ? `There's no figure ${wrong} for this line.` : null;
}

function childProblem(token: Token, isAlone: boolean, checking: Checking): string | null {
  if (token.type === "link_open") return linkProblem(`${token.attrGet("href")}`, checking);
  if (token.type !== "placeholder") return null;
  const read = readPlaceholder(token.content, checking.figures);
  if (typeof read === "string") return read;
  const lost = read.products.find((id) => !checking.hasProduct(id));
  if (lost !== undefined) return `There's no item "${lost}" on your price list.`;
  if (read.isTable && !isAlone) return `Put {${token.content}} in a paragraph of its own.`;
  return null;
}

function linkProblem(href: string, { hasPage }: Checking): string | null {
  if (/^https:\/\/[^/\s]+\.[^/\s]/.test(href)) return null;
  const [, path = ""] = /^(\/(?![/\\])[^?#]*)/.exec(href) ?? [];
  if (path === "") {
    const shown = href.slice(0, 60);
    return `The link to "${shown}" leads nowhere. A link begins with https:// or, on this site, with /.`;
  }
  return hasPage(path) ? null : `This site has no page ${path}.`;
}

/** A text in its parts. */
export function drawText(text: string, showing: Showing): DrawnText {
  const html = (nodes: readonly Node[]) => drawNodes(nodes, text, showing);
  const parts: { heading: Node[]; body: Node[] }[] = [{ heading: [], body: [] }];
  for (const node of readNodes(text, showing)) {
    if (typeof node === "object" && node.type === "h2") {
      parts.push({ heading: [node], body: [] });
    } else parts.at(-1)?.body.push(node);
  }
  const [opening, ...sections] = parts;
  const taken = new Set<string>();
  return {
    opening: html(opening?.body ?? []),
    sections: sections.map(({ heading, body }) => {
      const title = wordsOf(html(heading));
      const id = freeAnchor(title, (one) => taken.has(one));
      taken.add(id);
      return { id, title, html: html(body) };
    }),
  };
}

/** A text as one piece of HTML, its headings in it. */
export function drawWhole(text: string, showing: Showing): string {
  return drawNodes(readNodes(text, showing), text, showing);
}

function drawNodes(nodes: readonly Node[], text: string, { business, priced }: Showing): string {
  return renderToStaticMarkup(
    <BusinessProvider value={business}>
      <ProductsProvider value={priced(productsIn(text))}>
        {createElement(Fragment, null, ...nodes)}
      </ProductsProvider>
    </BusinessProvider>,
  );
}

/** What may be products of a text: every word in its braces. */
function productsIn(text: string): string[] {
  const braces = text.match(/\{[^{}\n]{1,300}\}/g) ?? [];
  return [...new Set(braces.flatMap((written) => written.match(/[a-z][a-z0-9-]*/g) ?? []))];
}

const ENTITIES: Record<string, string> = {
  ...{ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" },
};

/** The words of HTML that was drawn here. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(?:\/(?:p|li|h\d|td|th|caption|table)|br\/?)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Minutes that reading a text takes. */
export function minutesOf(text: string): number {
  return readingMinutes(text.split(/\s+/).length);
}

type Node = ReactElement<object> | string;

/** The elements of a text. */
function readNodes(text: string, { figures }: Reading): Node[] {
  const open: { tag: string; attributes: Attributes; nodes: Node[] }[] = [];
  const top: Node[] = [];
  const put = (node: Node) => (open.at(-1)?.nodes ?? top).push(node);
  const walk = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.children) walk(token.children);
      else if (token.nesting === 0) put(leafOf(token, figures));
      else if (token.nesting === 1)
        open.push({ tag: tagOf(token), attributes: attributesOf(token), nodes: [] });
      else {
        const { tag = "", attributes = {}, nodes = [] } = open.pop() ?? {};
        if (tag === "" || (tag === "p" && isTable(nodes))) nodes.forEach(put);
        else put(createElement(tag, attributes, ...nodes));
      }
    }
  };
  walk(reader.parse(text, {}));
  return top;
}

/** A page has a heading of its own: the owner's are of the second and third level. */
function tagOf({ type, tag, hidden }: Token): string {
  if (type === "heading_open") return tag > "h2" ? "h3" : "h2";
  return hidden ? "" : tag;
}

type Attributes = { href?: string; start?: number };

function attributesOf(token: Token): Attributes {
  const [href, start] = [token.attrGet("href"), token.attrGet("start")];
  return {
    ...(/^(?:https:\/\/|\/(?!\/))/.test(`${href}`) && { href: String(href) }),
    ...(start !== null && { start: Number(start) }),
  };
}

function leafOf({ type, content }: Token, figures: Reading["figures"]): Node {
  if (type === "hardbreak") return <br />;
  if (type === "softbreak") return "\n";
  if (type !== "placeholder") return content;
  const read = readPlaceholder(content, figures);
  return typeof read === "string" ? `{${content}}` : read.element;
}

/** A table stands in no paragraph. */
function isTable(nodes: readonly Node[]): boolean {
  const [only] = nodes;
  return nodes.length === 1 && typeof only === "object" && TABLES.has(only.type);
}

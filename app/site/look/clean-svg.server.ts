/**
 * A drawing that somebody sent, written anew from the parts of SVG that draw (rule 523): no script, no event, no
 * foreign markup, nothing from elsewhere, no animation. What is not on the lists below is left out with all in it.
 */
import sax from "sax";

/** Of the file, and of what is kept of it, in bytes. */
const MOST_BYTES = 300_000;
const MOST_KEPT = 150_000;
const MOST_DEPTH = 60;
/** Drawn, each time that it is used counted: a few nested uses could draw billions. */
const MOST_DRAWN = 20_000;

const ELEMENTS = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style", "text", "tspan"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask"],
]);
const WITH_TEXT = new Set(["title", "desc", "style", "text", "tspan"]);

const STYLED = new Set([
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "opacity"],
  ...["stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "color"],
  ...["stroke-dashoffset", "stop-color", "stop-opacity", "clip-path", "clip-rule", "mask"],
  ...["display", "visibility", "paint-order", "vector-effect", "mix-blend-mode", "isolation"],
  ...["font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor"],
  ...["dominant-baseline"],
]);
const GEOMETRY = new Set([
  ...["id", "class", "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry"],
  ...["fx", "fy", "dx", "dy", "width", "height", "viewBox", "preserveAspectRatio", "transform"],
  ...["offset", "gradientUnits", "gradientTransform", "spreadMethod", "clipPathUnits", "maskUnits"],
  ...["maskContentUnits", "pathLength", "rotate", "textLength", "lengthAdjust", "version"],
]);

const PLAIN = /^[\w\s#.,%+\-()'"]*$/;
const OWN_PLACE = /^url\((["']?)#([\w.-]+)\1\)$/;
const OWN_LINK = /^#([\w.-]+)$/;

type Node = { name: string; attributes: [string, string][]; children: (Node | string)[] };

export type CleanSvg = { ok: true; svg: string } | { ok: false; why: "no-svg" | "too-large" };

/** @param file what was sent, as text */
export function cleanSvg(file: string): CleanSvg {
  if (file.length > MOST_BYTES) return { ok: false, why: "too-large" };
  const root = readTree(file.replace(/^\uFEFF/, ""));
  if (!root || !giveFrame(root)) return { ok: false, why: "no-svg" };
  if (drawnBy(root) > MOST_DRAWN) return { ok: false, why: "too-large" };
  const svg = written(root);
  return svg.length > MOST_KEPT ? { ok: false, why: "too-large" } : { ok: true, svg };
}

/** @returns null for what is no well-formed SVG */
function readTree(file: string): Node | null {
  const reader = sax.parser(true);
  const open: Node[] = [];
  let root: Node | null = null;
  /** Within what is left out: how deep. */
  let left = 0;
  let isBroken = false;
  reader.onerror = (error) => {
    isBroken = true;
    throw error;
  };
  reader.onopentag = ({ name, attributes }) => {
    const parent = open.at(-1);
    const isRoot = root === null && name === "svg";
    if (left > 0 || !ELEMENTS.has(name) || (!parent && !isRoot) || open.length >= MOST_DEPTH) {
      left++;
      return;
    }
    const node: Node = { name, attributes: cleanAttributes(attributes), children: [] };
    if (isRoot) root = node;
    parent?.children.push(node);
    open.push(node);
  };
  reader.onclosetag = () => {
    if (left > 0) left--;
    else open.pop();
  };
  const take = (text: string) => {
    const parent = open.at(-1);
    if (left === 0 && parent && WITH_TEXT.has(parent.name)) parent.children.push(text);
  };
  reader.ontext = take;
  reader.oncdata = take;
  try {
    reader.write(file).close();
  } catch {
    isBroken = true;
  }
  return isBroken ? null : root;
}

function cleanAttributes(attributes: Record<string, string>): [string, string][] {
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (name === "href" || name === "xlink:href") {
      return OWN_LINK.test(value) ? [["href", value]] : [];
    }
    if (name === "style") return [["style", cleanDeclarations(value)]];
    if (STYLED.has(name)) return isSafe(name, value, true) ? [[name, value.trim()]] : [];
    return GEOMETRY.has(name) && PLAIN.test(value) ? [[name, value]] : [];
  });
}

/** @param takesMask whether it may name a mask or a way to clip, which draws once more */
function isSafe(name: string, value: string, takesMask: boolean): boolean {
  const text = value.trim();
  if (!/url/i.test(text)) return PLAIN.test(text);
  const isPaint = name === "fill" || name === "stroke";
  return OWN_PLACE.test(text) && (isPaint || takesMask);
}

function cleanDeclarations(text: string, takesMask = true): string {
  return text
    .split(";")
    .flatMap((declaration) => {
      const at = declaration.indexOf(":");
      const [name, value] = [declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()];
      return STYLED.has(name) && isSafe(name, value, takesMask) ? [`${name}:${value}`] : [];
    })
    .join(";");
}

/** Rules for classes, ids and elements alone; no at-rule. */
function cleanStyles(text: string): string {
  const rules = text.replace(/\/\*[^*]*\*\//g, "").matchAll(/([^{}]{1,2000})\{([^{}]{0,2000})\}/g);
  return [...rules]
    .filter(([, selectors = ""]) => /^[\w\s.#,-]+$/.test(selectors))
    .map(
      ([, selectors = "", body = ""]) => `${selectors.trim()}{${cleanDeclarations(body, false)}}`,
    )
    .join("");
}

/** Gives the drawing a view box, from its size where it has none. @returns false: it has neither */
function giveFrame(root: Node): boolean {
  const own = new Map(root.attributes);
  const [width, height] = ["width", "height"].map((name) => Number.parseFloat(own.get(name) ?? ""));
  const box = (own.get("viewBox") ?? `0 0 ${width} ${height}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , wide = 0, high = 0] = box;
  if (box.length !== 4 || !box.every(Number.isFinite) || wide <= 0 || high <= 0) return false;
  const kept = root.attributes.filter(([name]) => !["viewBox", "width", "height"].includes(name));
  root.attributes = [
    ["xmlns", "http://www.w3.org/2000/svg"],
    ["viewBox", box.join(" ")],
    ["width", String(wide)],
    ["height", String(high)],
    ...kept,
  ];
  return true;
}

/** How many parts are drawn; Infinity where one is drawn within itself. */
function drawnBy(root: Node): number {
  const byId = new Map<string, Node>();
  const find = (node: Node) => {
    for (const [name, value] of node.attributes) if (name === "id") byId.set(value, node);
    for (const child of node.children) if (typeof child !== "string") find(child);
  };
  find(root);
  const counts = new Map<Node, number>();
  const count = (node: Node): number => {
    const known = counts.get(node);
    if (known !== undefined) return known;
    counts.set(node, Number.POSITIVE_INFINITY);
    let sum = 1;
    for (const child of node.children) if (typeof child !== "string") sum += count(child);
    for (const target of namedBy(node)) {
      const used = byId.get(target);
      if (used) sum += count(used);
    }
    counts.set(node, sum);
    return sum;
  };
  return count(root);
}

function namedBy({ attributes }: Node): string[] {
  return attributes.flatMap(([name, value]) => {
    if (name === "href") return [value.slice(1)];
    return [...value.matchAll(/url\(["']?#([\w.-]+)/g)].map(([, id = ""]) => id);
  });
}

function written({ name, attributes, children }: Node): string {
  const list = attributes.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join("");
  const text = children.filter((child) => typeof child === "string").join("");
  const inside =
    name === "style"
      ? cleanStyles(text)
      : children
          .map((child) => (typeof child === "string" ? escapeXml(child) : written(child)))
          .join("");
  return inside === "" ? `<${name}${list}/>` : `<${name}${list}>${inside}</${name}>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

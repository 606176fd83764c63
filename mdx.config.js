import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";

/**
 * How a post (app/site/blog/posts/*.mdx) becomes a module: its default export draws it, `frontmatter`
 * is what stands between the dashes, `facts` is what postFacts finds in it.
 * @type {import("@mdx-js/rollup").Options}
 */
export default {
  // Every component a post may use, without an import in the post.
  providerImportSource: "#app/site/blog/mdx-components.tsx",
  remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
  rehypePlugins: [rehypeSlug, postFacts],
};

/**
 * @typedef {import("hast").Root | import("hast").RootContent} Node
 * @typedef {{ words: number, headings: { id: string, text: string }[], products: string[] }} Facts
 */

/** Exports a post's number of words, its second-level headings and the products it names. */
function postFacts() {
  /** @param {import("hast").Root} tree */
  return (tree) => {
    /** @type {Facts} */
    const facts = { words: 0, headings: [], products: [] };
    collect(tree, facts);
    facts.products = [...new Set(facts.products)].sort();
    tree.children.unshift(exportOf("facts", facts));
  };
}

/**
 * @param {Node} node
 * @param {Facts} facts
 */
function collect(node, facts) {
  if (node.type === "text") facts.words += node.value.split(/\s+/).filter(Boolean).length;
  if (node.type === "element" && node.tagName === "h2") {
    facts.headings.push({ id: String(node.properties?.id), text: textOf(node) });
  }
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    for (const attribute of node.attributes) {
      if (attribute.type === "mdxJsxAttribute" && PRODUCT_ATTRIBUTES.has(attribute.name)) {
        facts.products.push(...(String(attribute.value).match(/[a-z][a-z0-9-]*/g) ?? []));
      }
    }
  }
  if ("children" in node) for (const child of node.children) collect(child, facts);
}

/** `product="sofa"`, `items="sofa:2 mattress"`. */
const PRODUCT_ATTRIBUTES = new Set(["product", "items", "from", "to"]);

/**
 * @param {Node} node
 * @returns {string}
 */
function textOf(node) {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/**
 * `export const name = value`, as a literal, so that a build drops it where nobody reads it.
 * @param {string} name
 * @param {unknown} value
 * @returns {import("mdast-util-mdx").MdxjsEsm}
 */
function exportOf(name, value) {
  /** @type {import("estree").VariableDeclaration} */
  const declaration = {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [
      { type: "VariableDeclarator", id: { type: "Identifier", name }, init: literal(value) },
    ],
  };
  /** @type {import("estree").ExportNamedDeclaration} */
  const statement = {
    type: "ExportNamedDeclaration",
    specifiers: [],
    attributes: [],
    declaration,
  };
  return {
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", body: [statement] } },
  };
}

/**
 * @param {unknown} value
 * @returns {import("estree").Expression}
 */
function literal(value) {
  if (Array.isArray(value)) return { type: "ArrayExpression", elements: value.map(literal) };
  if (typeof value === "object" && value) {
    return {
      type: "ObjectExpression",
      properties: Object.entries(value).map(([key, of]) => ({
        type: "Property",
        kind: "init",
        method: false,
        shorthand: false,
        computed: false,
        key: { type: "Identifier", name: key },
        value: literal(of),
      })),
    };
  }
  return { type: "Literal", value: /** @type {string | number} */ (value) };
}

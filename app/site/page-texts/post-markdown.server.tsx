import { Link } from "@remix-run/react";
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Compare, CompareTable, PostLink } from "#app/site/blog/figures.tsx";
import { Sections } from "#app/site/blog/Sections.tsx";
import { words } from "./comparison-words.ts";
import { writePlaceholder } from "./placeholders.server.tsx";

type Props = Record<string, string> & { children?: ReactNode };

/**
 * A post that comes with the site as the owner would write it: its figures are those of the text, its comparison is
 * a list.
 * @throws Error for an element that no text has
 */
export function postMarkdown(post: ReactNode): string {
  return blocks(post)
    .map((block) => block.trim())
    .join("\n\n");
}

function blocks(nodes: ReactNode): string[] {
  return elements(nodes).flatMap((element) => {
    const { type, props } = element;
    if (type === Fragment || type === Sections) return blocks(props.children);
    if (type === "h2") return [`## ${inline(props.children)}`];
    if (type === "p") return [atStart(inline(props.children))];
    if (type === "ul") return [items(props.children, () => "- ")];
    if (type === "ol") return [items(props.children, (at) => `${at + 1}. `)];
    if (type === CompareTable) return [comparison(props.children)];
    return [figure(element)];
  });
}

function items(nodes: ReactNode, mark: (at: number) => string): string {
  return elements(nodes)
    .map(({ props }, at) => mark(at) + inline(props.children).trim())
    .join("\n");
}

function comparison(nodes: ReactNode): string {
  return elements(nodes)
    .filter(({ type }) => type === Compare)
    .map(({ props: { ask = "", they = "", children } }) => {
      return words.line(escaped(ask), inline(children).trim(), escaped(they));
    })
    .join("\n");
}

function inline(nodes: ReactNode): string {
  return Children.toArray(nodes)
    .map((node) => {
      if (!isValidElement<Props>(node)) return escaped(String(node));
      const { type, props } = node;
      if (type === Link || type === PostLink)
        return `[${inline(props.children).trim()}](${props.to})`;
      if (type === "strong" || type === "b") return `**${inline(props.children).trim()}**`;
      return figure(node);
    })
    .join("");
}

function figure(element: ReactElement<Props>): string {
  const written = writePlaceholder(element);
  if (written === null) throw new Error("This element of a post can't be written as text");
  return written;
}

function elements(nodes: ReactNode): ReactElement<Props>[] {
  return Children.toArray(nodes).filter((node) => isValidElement<Props>(node));
}

/** What Markdown would take for its own. */
export function escaped(text: string): string {
  return text.replace(/[\\*_[\]{}]/g, "\\$&");
}

/** The beginning of a paragraph that would make it a list or a heading. */
function atStart(text: string): string {
  return text
    .trim()
    .replace(/^(\d+)([.)]\s)/, "$1\\$2")
    .replace(/^[#+-](?=\s)/, "\\$&");
}

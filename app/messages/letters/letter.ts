/**
 * What an email says, before it is HTML or plain text: both are made from the same blocks, so that
 * neither says less than the other. Nothing here is escaped: that is for the HTML.
 */
import { truckFillWords } from "#app/prices/truck.ts";
import { words } from "./block-words.ts";

export type Row = { label: string; value: string };
export type Fact = { label: string; lines: readonly { text: string; href?: string }[] };

export type Block =
  | { kind: "words"; text: string }
  /** What must not be overlooked. */
  | { kind: "notice"; text: string }
  /** When and where; `head` stands out, `was` is struck through. */
  | {
      kind: "slot";
      head: string | null;
      lines: readonly string[];
      was: string | null;
      text: string;
    }
  | { kind: "facts"; facts: readonly Fact[] }
  /** What goes on the truck, its price, and how that came about. */
  | {
      kind: "items";
      title: string;
      items: readonly Row[];
      sums: readonly Row[];
      why: string | null;
    }
  | { kind: "truck"; volume: number }
  | { kind: "steps"; title: string; steps: readonly string[] }
  | { kind: "choices"; choices: readonly string[] }
  /** Typed text, with its line breaks. */
  | { kind: "quote"; title: string; text: string }
  /** Where to go next; a quiet one is a plain link. */
  | { kind: "button"; label: string; href: string; isQuiet?: boolean }
  | { kind: "order"; orderNumber: string };

export type Letter = {
  subject: string;
  title: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  blocks: readonly Block[];
  /** Why the reader gets it. */
  why: string;
};

/** A letter as plain text; what comes before the title's place stands first. */
export function letterText({ title, blocks, why }: Letter, sender: string): string {
  const notices = blocks.filter(({ kind }) => kind === "notice");
  const others = blocks.filter(({ kind }) => kind !== "notice");
  return [...notices.map(blockText), title, ...others.map(blockText), `${sender}\n${why}`].join(
    "\n\n",
  );
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "words":
    case "notice":
    case "slot":
      return block.text;
    case "facts":
      return block.facts.map(factText).join("\n");
    case "items":
      return [
        `${block.title}:`,
        ...block.items.map(({ label, value }) => `${label}, ${value}`),
        ...block.sums.map(({ label, value }) => `${label}: ${value}`),
        ...(block.why === null ? [] : [block.why]),
      ].join("\n");
    case "truck":
      return truckFillWords(block.volume);
    case "steps":
      return `${block.title}:\n${block.steps.map((step, at) => `${at + 1}. ${step}`).join("\n")}`;
    case "choices":
      return block.choices.map((choice) => `- ${choice}`).join("\n");
    case "quote":
      return `${block.title}:\n${block.text}`;
    case "button":
      return `${block.label}: ${block.href}`;
    case "order":
      return `${words.orderNumber}: ${block.orderNumber}`;
  }
}

function factText({ label, lines }: Fact): string {
  const shown = lines.map(({ text, href }) =>
    href?.startsWith("https:") ? `${text} (${href})` : text,
  );
  return `${label}: ${shown.join(", ")}`;
}

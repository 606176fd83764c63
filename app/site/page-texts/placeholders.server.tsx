/** What stands in braces in a text: a figure by its name, or a price with the items that it is of (rule 531). */
import type { ComponentType, ReactElement } from "react";
import { PRICE_RANGES } from "#app/prices/price-ranges.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import {
  CartExample,
  CartPoints,
  CartPrice,
  DiscountedPrice,
  Figure,
  ItemPrice,
  ItemTable,
  LoadPrice,
  LoadTable,
  Range,
  RangeTable,
  Saving,
} from "#app/site/blog/figures.tsx";
import { figureWords } from "#app/site/figure-words.ts";

type Props = Record<string, string>;

type Reckoned = {
  name: string;
  component: ComponentType<never>;
  /** What it is written with, in this order and between two `between`. */
  props: readonly string[];
  between?: string;
  /** It is a table, in a paragraph of its own. */
  isTable?: true;
  example: string;
};

/** Those that are worked out. Of two with one name, the first is what is read. */
const RECKONED: readonly Reckoned[] = [
  { name: "price", component: ItemPrice, props: ["product"], example: "{price sofa}" },
  { name: "price", component: LoadPrice, props: ["id"], example: "{price load-half}" },
  { name: "cart", component: CartPrice, props: ["items"], example: "{cart sofa:2 mattress}" },
  { name: "points", component: CartPoints, props: ["items"], example: "{points sofa:2}" },
  {
    name: "discounted",
    component: DiscountedPrice,
    props: ["items"],
    example: "{discounted sofa}",
  },
  {
    ...{ name: "saving", component: Saving, props: ["from", "to"], between: ">" },
    example: "{saving sofa + mattress > sofa mattress}",
  },
  { name: "range", component: Range, props: ["of"], example: "{range small}" },
  { name: "ranges", component: RangeTable, props: [], isTable: true, example: "{ranges}" },
  { name: "loads", component: LoadTable, props: [], isTable: true, example: "{loads}" },
  {
    ...{ name: "prices", component: ItemTable, props: ["items"], isTable: true },
    example: "{prices sofa mattress}",
  },
  {
    ...{ name: "example", component: CartExample, props: ["title", "items"], between: ":" },
    ...{ isTable: true, example: "{example Two sofas: sofa:2}" },
  },
];

/** The components of those that are tables. */
export const TABLES: ReadonlySet<unknown> = new Set(
  RECKONED.filter(({ isTable }) => isTable).map(({ component }) => component),
);

type Placeholder = { element: ReactElement; isTable: boolean; products: readonly string[] };

const ITEM = /^[a-z][a-z0-9-]*(?::[1-9]\d?)?$/;

/**
 * Reads what stands between two braces.
 * @param figures what the figures read at present, by their names
 * @returns a text that says what is wrong with it, for the owner
 */
export function readPlaceholder(
  written: string,
  figures: Readonly<Record<string, string>>,
): Placeholder | string {
  const [, name = "", rest = ""] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(written) ?? [];
  const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
  if (figure !== undefined && rest === "")
    return { element: figureElement(name, figure), isTable: false, products: [] };
  const kind = RECKONED.find((one) => one.name === name);
  if (!kind) return `There's no figure {${written}}. Use one of the list, or leave out the braces.`;
  const props = readProps(kind, rest);
  if (!props) return `{${written}} isn't complete. Write it like ${kind.example}.`;
  const Component = kind.component as ComponentType<Props>;
  const { title: _title, of: _of, ...carts } = props;
  return {
    element: <Component {...props} />,
    isTable: kind.isTable === true,
    products: Object.values(carts).flatMap((items) => items.match(/[a-z][a-z0-9-]*/g) ?? []),
  };
}

/** Those that posts have too are drawn as there. */
function figureElement(name: string, words: string): ReactElement {
  // biome-ignore lint/complexity/noUselessFragments: an element, like the others
  return isPostFigure(name) ? <Figure of={name} /> : <>{words}</>;
}

const isPostFigure = (name: string): name is keyof ReturnType<typeof figureWords> =>
  Object.hasOwn(figureWords(USUAL_NUMBERS), name);

function readProps({ props, between = "" }: Reckoned, rest: string): Props | null {
  const at = between === "" ? -1 : rest.indexOf(between);
  const parts = between === "" ? [rest] : [rest.slice(0, at), rest.slice(at + 1)];
  if (props.length === 0) return rest === "" ? {} : null;
  if (parts.length !== props.length || (between !== "" && at < 0)) return null;
  const read = Object.fromEntries(props.map((prop, index) => [prop, (parts[index] ?? "").trim()]));
  const isRight = Object.entries(read).every(([prop, value]) => {
    if (prop === "title") return value !== "";
    if (prop === "of") return PRICE_RANGES.some(({ id }) => id === value);
    const words = value.split(/[\s+]+/);
    const isOne = prop === "product" && (words.length > 1 || value.includes(":"));
    return !isOne && words.every((word) => ITEM.test(word));
  });
  return isRight ? read : null;
}

/** How one of a post's figures is written; null: it is none. */
export function writePlaceholder({ type, props }: ReactElement<Props>): string | null {
  if (type === Figure) return `{${props.of}}`;
  const kind = RECKONED.find(({ component }) => (component as unknown) === type);
  if (!kind) return null;
  const between = kind.between === ":" ? ": " : ` ${kind.between} `;
  const parts = kind.props.map((prop) => props[prop]).join(between);
  return `{${[kind.name, parts].filter(Boolean).join(" ")}}`;
}

/** How each is written, for the desk. */
export const EXAMPLES: readonly { write: string; isTable: boolean }[] = RECKONED.filter(
  (one) => one.component !== (LoadPrice as unknown),
).map(({ example, isTable = false }) => ({ write: example, isTable }));

/**
 * The counts on the cards of the catalogue. They are written to the page by themselves: a press shows at once,
 * however many cards there are, and the cards of a page that the server rendered need no React (rule 358).
 */
import { type Cart, formatOperation, quantityOf } from "#app/prices/cart.ts";
import { words } from "./card-words.ts";

/** What a card says of the cart. */
export type CardCount = {
  /** Units of the choice that is shown. */
  count: number;
  /** "Also 1 King": what else of the card is in the cart. */
  note: string;
};

/** What a card with one of its choices shown says of a cart. */
export function cardCount(
  choices: readonly { id: string; choice: string }[],
  shown: string,
  cart: Cart,
): CardCount {
  const others = choices.flatMap(({ id, choice }) => {
    const units = id === shown ? 0 : quantityOf(cart, id);
    return units > 0 ? `${units} ${choice}` : [];
  });
  const note = others.length > 0 ? words.also(others.join(", ")) : "";
  return { count: quantityOf(cart, shown), note };
}

/** The name of the button that adds: "Add Sofa, $110.00, 1 in cart". */
export function addLabel(label: string, count: number): string {
  return count > 0 ? label + words.inCart(count) : label;
}

/** Shows on a card what is in the cart. What takes one off is there while there is one. */
function showCount(form: HTMLFormElement, cart: Cart): void {
  const add = form.querySelector<HTMLButtonElement>(".item__add");
  if (!add) return;
  const size = form.elements.namedItem("size");
  const isOne = !(size instanceof HTMLSelectElement);
  const shown = isOne ? add.value.slice(add.value.indexOf(".") + 1) : size.value;
  const { count, note } = cardCount(isOne ? [] : choicesOf(size), shown, cart);
  const before = Number(form.querySelector(".item__count")?.textContent);
  form.classList.toggle("is-added", count > 0 || note !== "");
  add.ariaLabel = addLabel((add.ariaLabel ?? "").replace(words.inCart(before), ""), count);
  showText(form.querySelector(".item__note"), note);
  const less = form.querySelector<HTMLButtonElement>(".item__less");
  if (count === 0) {
    // The focus stays on the card.
    if (less && document.activeElement === less) add.focus();
    less?.remove();
    form.querySelector(".item__count")?.remove();
    return;
  }
  if (!less) add.before(...lessAndCount(form, isOne ? shown : null));
  showText(form.querySelector(".item__count"), String(count));
}

function choicesOf({ options }: HTMLSelectElement) {
  return [...options].map(({ value, text }) => ({
    id: value,
    choice: text.slice(text.indexOf(" ") + 1),
  }));
}

/** As ItemCard has them. @param id null: the choice that is shown */
function lessAndCount(form: HTMLFormElement, id: string | null): HTMLElement[] {
  const less = document.createElement("button");
  const name = form.querySelector(".item__name")?.textContent ?? "";
  less.className = "item__less";
  less.name = "change";
  less.value = id === null ? "minus" : formatOperation({ kind: "minus", id });
  less.ariaLabel = words.takeOff(name);
  const count = document.createElement("span");
  count.className = "item__count";
  return [less, count];
}

function showText(place: Element | null, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}

/** Shows it on the cards that have one of these items. */
export function showCounts(root: HTMLElement, cart: Cart, changed: Iterable<string>): void {
  const forms = new Set<HTMLFormElement>();
  for (const id of changed) {
    const places = `.item__add[value="add.${id}"],option[value="${id}"]`;
    for (const place of root.querySelectorAll(places)) {
      const form = place.closest("form");
      if (form) forms.add(form);
    }
  }
  for (const form of forms) showCount(form, cart);
}

/** The ids of the items that one cart has more or fewer of than the other. */
export function changedItems(before: Cart, after: Cart): Set<string> {
  const ids = [...before, ...after].map(({ id }) => id);
  return new Set(ids.filter((id) => quantityOf(before, id) !== quantityOf(after, id)));
}

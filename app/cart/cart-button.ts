import { type CartOperation, formatOperation } from "#app/prices/cart.ts";

/** The attributes of a button that changes the cart in a CartForm. */
export function cartButton(kind: CartOperation["kind"], id: string, units?: number) {
  return { type: "submit", name: "change", value: formatOperation({ kind, id, units }) } as const;
}

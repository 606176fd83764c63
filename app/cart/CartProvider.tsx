import { useLocation, useRevalidator } from "@remix-run/react";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { isPrivatePath } from "#app/lib/private-path.ts";
import {
  type Cart,
  type CartChange,
  type CartOperation,
  type ProductLine,
  parseOperation,
  removedLine,
  withProducts,
} from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { applyDiscount, type DiscountedPrice } from "#app/prices/discount.ts";
import { type Price, priceCart } from "#app/prices/pricing.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { type CartStore, createCartStore } from "./cart-store.ts";
import { takeEarlyPresses } from "./early-presses.ts";

type CartView = {
  lines: readonly ProductLine[];
  price: Price;
  discounted: DiscountedPrice;
  isDiscountOn: boolean;
  /** Why the last press added nothing, until the next press. */
  full: CartChange["full"] | undefined;
  /** The line that the last press took away, until the next press (rule 342). */
  removed: ProductLine | undefined;
  /** The list that the browser did not keep, as it blocks cookies (rule 264); null as a rule. */
  unkept: Cart | null;
  /** What one press does, all of it together. */
  change: (...operations: readonly CartOperation[]) => void;
  setDiscount: (isOn: boolean) => void;
  /** For a form whose buttons are named "change": handles the press in place of the server. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Resolves once every press so far is in the cookie. */
  settled: () => Promise<void>;
  /** Adds this page's products to those that the cart knows. */
  learn: (products: readonly Product[]) => void;
};

const CartContext = createContext({} as CartView);

/** What changes the cart, and what tells of it without rendering: the same for as long as the site is open. */
type CartControl = Omit<CartStore, "change"> & Pick<CartView, "change" | "learn">;

const CartControlContext = createContext({} as CartControl);

/** For components within a CartProvider that are not rendered anew at each change of the cart. */
export const useCartControl = () => useContext(CartControlContext);

/** The cart, for any component of the site within a CartProvider. */
export const useCart = () => useContext(CartContext);

type CartProviderProps = {
  /** The cart as the server rendered it from the cookie. */
  lines: readonly ProductLine[];
  isDiscountOn: boolean;
  /** The list that a post without JavaScript found was not kept. */
  unkept: Cart | null;
  /** The line that a post without JavaScript took away. */
  removed: ProductLine | undefined;
  children: ReactNode;
};

export function CartProvider(props: CartProviderProps) {
  const { lines, isDiscountOn, unkept, children } = props;
  const products = useKnownProducts(lines);
  const [store] = useState(() => createCartStore({ cart: lines, isDiscountOn }, products.find));
  const [said, setSaid] = useState<Pick<CartView, "full" | "removed">>({
    full: null,
    removed: props.removed,
  });
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useSharedStorage(store);
  useMissingProducts(store, products.find, lines);

  const priced = withProducts(state.cart, products.find);
  const numbers = useNumbers();
  const price = priceCart(priced, numbers);
  const control = useMemo<CartControl>(
    () => ({
      ...store,
      ...products,
      change: (...operations) => {
        const before = store.getState().cart;
        const full = operations.map(store.change).find(Boolean);
        const gone = removedLine(before, store.getState().cart);
        setSaid({ full, removed: gone && withProducts([gone], products.find)[0] });
      },
    }),
    [store, products],
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const operation = pressedOperation(event.nativeEvent as SubmitEvent);
    if (!operation) return;
    event.preventDefault();
    control.change(operation);
  };
  return (
    <CartControlContext.Provider value={control}>
      <CartContext.Provider
        value={{
          ...control,
          lines: priced,
          price,
          discounted: applyDiscount(price.cents, state.isDiscountOn, numbers),
          isDiscountOn: state.isDiscountOn,
          ...said,
          unkept: state.unkept ?? unkept,
          onSubmit,
        }}
      >
        {children}
      </CartContext.Provider>
    </CartControlContext.Provider>
  );
}

/** The products that this visit has seen: those in the cart and those of the visited pages. */
function useKnownProducts(lines: readonly ProductLine[]) {
  const known = useRef(new Map<string, Product>()).current;
  const products = useMemo(
    () => ({
      find: (id: string) => known.get(id),
      learn: (sold: readonly Product[]) => {
        for (const product of sold) known.set(product.id, product);
      },
    }),
    [known],
  );
  products.learn(lines);
  return products;
}

/** Keeps the cookie, local storage, other tabs and the server's changes in step with the store. */
function useSharedStorage(store: CartStore): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may have changed the cookie
  useEffect(() => store.reconcile(), [store, location]);
  useEffect(() => {
    for (const value of takeEarlyPresses()) {
      const operation = parseOperation(value);
      if (operation) store.change(operation);
    }
    const { refresh, commit } = store;
    /**
     * A link or form requests the next page before this one is hidden, so presses must be written
     * then. A press on the cart's own buttons leaves no page and waits for its turn among the tabs:
     * written out of turn it could undo another tab's.
     */
    const beforeLeaving = ({ target }: Event) => {
      if (!(target as Element).closest("button[name=change]")) commit();
    };
    addEventListener("storage", refresh);
    // Not every browser has the Cookie Store. Its event follows a cookie that can be read; the
    // storage event may come before that.
    window.cookieStore?.addEventListener("change", refresh);
    addEventListener("pageshow", refresh);
    addEventListener("pagehide", commit);
    addEventListener("click", beforeLeaving, { capture: true });
    return () => {
      removeEventListener("storage", refresh);
      window.cookieStore?.removeEventListener("change", refresh);
      removeEventListener("pageshow", refresh);
      removeEventListener("pagehide", commit);
      removeEventListener("click", beforeLeaving, { capture: true });
    };
  }, [store]);
}

/**
 * Asks the server for products of lines that another tab or an earlier visit left; lines that the
 * server does not know are dropped.
 * @param answer the server's last answer, a new object after every load
 */
function useMissingProducts(
  store: CartStore,
  find: (id: string) => Product | undefined,
  answer: readonly ProductLine[],
): void {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const latest = useRef(answer);
  latest.current = answer;
  /** The requested ids, each with the server's answer at the time of the request. */
  const asked = useRef(new Map<string, readonly ProductLine[] | null>()).current;
  const wasMissing = useRef(false);
  const { cart } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => {
    const missing = cart.map(({ id }) => id).filter((id) => !find(id));
    const unknown = missing.filter((id) => asked.get(id) && asked.get(id) !== answer);
    if (unknown.length > 0) store.drop(new Set(unknown));
    // The entries in local storage have names and prices: now that those are known, they are
    // written anew.
    if (wasMissing.current && missing.length === 0) store.reconcile();
    wasMissing.current = missing.length > 0;
    const unasked = missing.filter((id) => !asked.has(id));
    // On a private page the router would send the address to /__manifest; the next load brings
    // the lines.
    if (unasked.length === 0 || isPrivatePath(pathname)) return;
    for (const id of unasked) asked.set(id, null);
    // The server answers for the lines in the cookie, so the cookie is written first.
    void store.settled().then(() => {
      for (const id of unasked) asked.set(id, latest.current);
      revalidate();
    });
  }, [cart, find, answer, asked, store, revalidate, pathname]);
}

/** What a pressed button of a form does to the cart; null for another button. */
export function pressedOperation({ submitter }: SubmitEvent): CartOperation | null {
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "change") return null;
  const { value, form } = submitter;
  const { size } = form as HTMLFormElement & { size?: HTMLSelectElement };
  return parseOperation(value, size?.value);
}

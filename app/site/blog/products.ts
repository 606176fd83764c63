import { createContext, useContext } from "react";
import type { PricedProducts } from "./post.ts";

/** The products that the page's post names, from its loader. */
const ProductsContext = createContext<PricedProducts>({});

export const ProductsProvider = ProductsContext.Provider;

export function useProducts(): PricedProducts {
  return useContext(ProductsContext);
}

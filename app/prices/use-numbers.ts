import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { type ShopNumbers, USUAL_NUMBERS } from "./shop-numbers.ts";

/** The shop's numbers as the page came with them. */
export const useNumbers = (): ShopNumbers => useBusiness().numbers ?? USUAL_NUMBERS;

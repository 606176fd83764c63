import { createContext, useContext } from "react";
import { NO_TAX, type TaxSetting, taxWords } from "./tax.ts";

/** `hint`: the text of `taxHint`, computed by the server. */
const TaxContext = createContext<TaxSetting & { hint: string }>({ ...NO_TAX, hint: "" });

export const TaxProvider = TaxContext.Provider;

/** What the sales tax does to a price (rule 201); nothing until the owner has set it. */
export function TaxNote({ cents }: { cents: number }) {
  const words = taxWords(cents, useContext(TaxContext));
  return words && <p className="price-rule">{words}</p>;
}

/** The same in a few words that follow other text: ", plus tax". */
export function TaxHint({ cents }: { cents: number }) {
  const { hint } = useContext(TaxContext);
  return cents > 0 && hint;
}

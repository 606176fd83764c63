import { createContext, useContext } from "react";
import { NO_TAX, type TaxSetting, taxWords } from "#app/domain/tax.ts";

const TaxContext = createContext<TaxSetting>(NO_TAX);

export const TaxProvider = TaxContext.Provider;

/** What the sales tax does to a price (rule 201); nothing where the owner has not said. */
export function TaxNote({ cents }: { cents: number }) {
  const words = taxWords(cents, useContext(TaxContext));
  return words && <p className="price-rule">{words}</p>;
}

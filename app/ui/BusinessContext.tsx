import { createContext, useContext } from "react";
import type { PublicBusiness } from "#app/lib/business.ts";

const BusinessContext = createContext<PublicBusiness | null>(null);

export const BusinessProvider = BusinessContext.Provider;

export function useBusiness(): PublicBusiness {
  const business = useContext(BusinessContext);
  if (!business) throw new Error("useBusiness needs a BusinessProvider");
  return business;
}

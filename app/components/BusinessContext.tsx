import { createContext, useContext } from "react";
import type { Business } from "#app/domain/business.ts";

/** What every page may say of the business. */
export type PublicBusiness = Pick<Business, "name" | "phone" | "siteUrl">;

const BusinessContext = createContext<PublicBusiness | null>(null);

export const BusinessProvider = BusinessContext.Provider;

export function useBusiness(): PublicBusiness {
  const business = useContext(BusinessContext);
  if (!business) throw new Error("useBusiness needs a BusinessProvider");
  return business;
}

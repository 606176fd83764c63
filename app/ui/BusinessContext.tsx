import { createContext, useContext } from "react";
import type { PublicBusiness } from "#app/lib/business.ts";

export type SiteBusiness = PublicBusiness & {
  /** Whether a mail service is set: without one no page promises an email (rule 300). */
  sendsMail: boolean;
};

const BusinessContext = createContext<SiteBusiness | null>(null);

export const BusinessProvider = BusinessContext.Provider;

export function useBusiness(): SiteBusiness {
  const business = useContext(BusinessContext);
  if (!business) throw new Error("useBusiness needs a BusinessProvider");
  return business;
}

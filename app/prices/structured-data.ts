import type { Service, WithContext } from "schema-dts";
import type { PublicBusiness } from "#app/lib/business.ts";
import { hrefOf } from "#app/lib/language.ts";
import {
  businessOf,
  cityOf,
  IS_BUILT_FOR_BROWSER,
  LEFT_TO_SERVER,
} from "#app/ui/structured-data.ts";
import { loadSizes } from "./load-size.ts";
import { fullLoadCents, USUAL_NUMBERS } from "./shop-numbers.ts";
import { words } from "./structured-words.ts";

/** Junk removal with its offers: what a load size costs. */
export function junkRemoval(site: PublicBusiness): WithContext<Service> {
  if (IS_BUILT_FOR_BROWSER) return LEFT_TO_SERVER;
  const numbers = site.numbers ?? USUAL_NUMBERS;
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": `${site.siteUrl}/#junk-removal`,
    name: words.service,
    serviceType: words.service,
    provider: { "@type": "LocalBusiness", ...businessOf(site) },
    areaServed: cityOf(site.city),
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "USD",
      lowPrice: inDollars(numbers.minimumCents),
      highPrice: inDollars(fullLoadCents(numbers)),
      offerCount: numbers.loads.length,
      offers: loadSizes(numbers).map(({ name, hint, priceCents }) => ({
        "@type": "Offer",
        name,
        description: hint,
        price: inDollars(priceCents),
        priceCurrency: "USD",
        url: site.siteUrl + hrefOf("/load-size"),
      })),
    },
  };
}

function inDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

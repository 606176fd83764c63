/**
 * The structured data of a page for search engines, in the vocabulary of schema.org. Search engines read
 * the page as the server sent it: in the built browser script each of these is empty, which saves every
 * page 0.5 KB. React leaves the server's text in place when it hydrates.
 */
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Service,
  Thing,
  WithContext,
} from "schema-dts";
import type { PublicBusiness } from "#app/domain/business.ts";
import type { CityName } from "#app/domain/city.ts";
import type { LoadSize } from "#app/domain/load-size.ts";
import { formatDollars } from "#app/domain/money.ts";
import type { Post } from "#app/domain/post.ts";
import { FULL_LOAD_CENTS, MINIMUM_CENTS } from "#app/domain/pricing.ts";

export type StructuredData = WithContext<Thing>;

const IS_BUILT_FOR_BROWSER = !import.meta.env.SSR && import.meta.env.PROD;
const LEFT_TO_SERVER = {} as never;

export function localBusiness(
  site: PublicBusiness,
  cities: readonly CityName[],
): WithContext<LocalBusiness> {
  if (IS_BUILT_FOR_BROWSER) return LEFT_TO_SERVER;
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    ...businessOf(site),
    telephone: site.phone,
    image: `${site.siteUrl}/og/default.png`,
    logo: `${site.siteUrl}/icons/icon-512.png`,
    priceRange: `${formatDollars(MINIMUM_CENTS)}-${formatDollars(FULL_LOAD_CENTS)} per truck`,
    areaServed: cities.map(({ name }) => cityOf(name)),
  };
}

/** Junk removal with its offers: what a load size costs. */
export function junkRemoval(
  site: PublicBusiness,
  loadSizes: readonly LoadSize[],
): WithContext<Service> {
  if (IS_BUILT_FOR_BROWSER) return LEFT_TO_SERVER;
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": `${site.siteUrl}/#junk-removal`,
    name: "Junk removal",
    serviceType: "Junk removal",
    provider: { "@type": "LocalBusiness", ...businessOf(site) },
    areaServed: cityOf("Houston"),
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "USD",
      lowPrice: inDollars(MINIMUM_CENTS),
      highPrice: inDollars(FULL_LOAD_CENTS),
      offerCount: loadSizes.length,
      offers: loadSizes.map(({ name, hint, priceCents }) => ({
        "@type": "Offer",
        name,
        description: hint,
        price: inDollars(priceCents),
        priceCurrency: "USD",
        url: `${site.siteUrl}/load-size`,
      })),
    },
  };
}

export function faqPage(
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> {
  if (IS_BUILT_FOR_BROWSER) return LEFT_TO_SERVER;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export function blogPosting(site: PublicBusiness, post: Post): WithContext<BlogPosting> {
  if (IS_BUILT_FOR_BROWSER) return LEFT_TO_SERVER;
  const url = `${site.siteUrl}/blog/${post.slug}`;
  const organization = { "@type": "Organization", ...businessOf(site) } as const;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated,
    image: `${site.siteUrl}/og/post-${post.slug}.png`,
    url,
    mainEntityOfPage: url,
    inLanguage: "en-US",
    timeRequired: `PT${post.minutes}M`,
    author: organization,
    publisher: organization,
  };
}

/** The breadcrumbs of a page, without the home page. */
export function breadcrumbs(
  site: PublicBusiness,
  trail: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  if (IS_BUILT_FOR_BROWSER) return LEFT_TO_SERVER;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...trail].map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: site.siteUrl + path,
    })),
  };
}

function businessOf({ name, siteUrl }: PublicBusiness) {
  return { "@id": `${siteUrl}/#business`, name, url: `${siteUrl}/` };
}

function cityOf(name: string) {
  return {
    "@type": "City",
    name,
    containedInPlace: { "@type": "State", name: "Texas" },
  } as const;
}

function inDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

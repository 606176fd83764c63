/** The structured data that the home page, the FAQ and the posts add (ui/structured-data.ts). */
import type { BlogPosting, FAQPage, LocalBusiness, WithContext } from "schema-dts";
import type { PublicBusiness } from "#app/lib/business.ts";
import { hrefOf, spokenLanguage } from "#app/lib/language.ts";
import { formatDollars } from "#app/lib/money.ts";
import { fullLoadCents, USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { words } from "#app/prices/structured-words.ts";
import type { Post } from "#app/site/blog/post.ts";
import { picturePath } from "#app/ui/meta.ts";
import {
  businessOf,
  cityOf,
  IS_BUILT_FOR_BROWSER,
  LEFT_TO_SERVER,
} from "#app/ui/structured-data.ts";

export function localBusiness(
  site: PublicBusiness,
  cities: readonly { name: string }[],
): WithContext<LocalBusiness> {
  if (IS_BUILT_FOR_BROWSER) return LEFT_TO_SERVER;
  const numbers = site.numbers ?? USUAL_NUMBERS;
  const from = formatDollars(numbers.minimumCents);
  const to = formatDollars(fullLoadCents(numbers));
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    ...businessOf(site),
    telephone: site.phone,
    image: site.siteUrl + picturePath(site),
    logo: `${site.siteUrl}${site.pictures ?? "/icons"}/icon-512.png`,
    priceRange: words.perTruck(from, to),
    areaServed: cities.map(({ name }) => cityOf(name)),
    ...factsOf(site),
  };
}

/** What the owner says of the business, as far as the vocabulary has a word for it. */
function factsOf({ facts = [] }: PublicBusiness) {
  const textOf = (wanted: string) => facts.find(({ name }) => name === wanted)?.text;
  const [since, payments] = [textOf("since"), textOf("payments")];
  return { ...(since && { foundingDate: since }), ...(payments && { paymentAccepted: payments }) };
}

export function faqPage(
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> {
  if (IS_BUILT_FOR_BROWSER) return LEFT_TO_SERVER;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    ...(spokenLanguage() === "es" && { inLanguage: words.language }),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** @param picture its name: that of a post that comes with the site has its title */
export function blogPosting(
  site: PublicBusiness,
  post: Post,
  picture: string,
): WithContext<BlogPosting> {
  if (IS_BUILT_FOR_BROWSER) return LEFT_TO_SERVER;
  const url = site.siteUrl + hrefOf(`/blog/${post.slug}`);
  const organization = { "@type": "Organization", ...businessOf(site) } as const;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated,
    image: site.siteUrl + picturePath(site, picture),
    url,
    mainEntityOfPage: url,
    inLanguage: words.language,
    timeRequired: `PT${post.minutes}M`,
    author: organization,
    publisher: organization,
  };
}

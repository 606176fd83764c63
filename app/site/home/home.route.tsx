import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { houstonNow } from "#app/lib/dates.ts";
import { joinWords } from "#app/lib/join-words.ts";
import { formatMoney, formatWholeMoney } from "#app/lib/money.ts";
import { bareProduct, type Product } from "#app/prices/catalog.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { fullLoadCents, type ShopNumbers } from "#app/prices/shop-numbers.ts";
import { junkRemoval } from "#app/prices/structured-data.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { dateOptions } from "#app/schedule/schedule.ts";
import { now } from "#app/server/env.server.ts";
import { photoAlbum } from "#app/server/gallery/gallery.server.ts";
import { findProduct, homeReviews, shopNumbers, siteArea } from "#app/services.server.ts";
import { MAP_CITIES } from "#app/site/cities/map-cities.ts";
import { ownMap } from "#app/site/cities/own-map.ts";
import { RoadFacts } from "#app/site/cities/RoadFacts.tsx";
import { localBusiness } from "#app/site/seo/structured-data.ts";
import { DRAWN_SCENES } from "#app/ui/gallery/drawn-scenes.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { About } from "./About.tsx";
import { CategoryWall } from "./CategoryWall.tsx";
import { Cities } from "./Cities.tsx";
import { ClosingCall } from "./ClosingCall.tsx";
import { Gallery } from "./Gallery.tsx";
import { Hero } from "./Hero.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { LoadPrices } from "./LoadPrices.tsx";
import { PromiseMarquee } from "./PromiseMarquee.tsx";
import { Reviews } from "./Reviews.tsx";
import "./home.css";

export const handle = { isCached: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Junk removal with instant prices",
    description:
      "Tap what's leaving and see your price before anyone knocks. Junk removal across the " +
      "{city} area, nothing to pay up front.",
    picture: "home",
    structuredData: (site) => [
      localBusiness(site, args.data?.map ?? MAP_CITIES),
      junkRemoval(site),
    ],
  });

/** The chips of the price card; the first are its example, and the items of step two. */
const CHIPS = ["sofa", "mattress", "refrigerator", "storage-shed", "treadmill", "load-quarter"];
const EXAMPLE_ITEMS = 3;
const DEMO_ITEMS = 2;
const DEMO_DATES = 3;

const roadFacts = (numbers: ShopNumbers) =>
  [
    [
      `${formatWholeMoney(numbers.minimumCents)} base rate`,
      `${formatWholeMoney(fullLoadCents(numbers))} cap per truck`,
    ],
    ["16-ft box trucks", "30% more space than competitors"],
    ["Nothing up front", "Pay when the job is done"],
    ["Same or next day", "No hidden fees, ever"],
  ] as const;

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export async function loader() {
  const { pairs, crew, isWhole } = await photoAlbum();
  const chips = products(CHIPS);
  const numbers = shopNumbers();
  const page = {
    chips,
    example: exampleOf(chips.slice(0, EXAMPLE_ITEMS), numbers),
    dates: dateOptions(houstonNow(now()).date).slice(0, DEMO_DATES),
    loads: loadSizes(numbers)
      .map(({ id, name, share, ...load }) => {
        return { id, name, share, cents: priceCart([{ ...load, quantity: 1 }], numbers).cents };
      })
      .reverse(),
    gallery:
      pairs.length > 0 ? { pairs, areDrawn: false } : { pairs: DRAWN_SCENES, areDrawn: true },
    crew: crew[0] ?? null,
    map: ownMap(siteArea()),
    reviews: homeReviews().map((review) => ({ ...review, when: monthOf(review.leftOn) })),
  };
  // A page that lacks photos for the moment is not cached.
  return data(page, isWhole ? {} : { headers: { "Cache-Control": "no-store" } });
}

export default function Home() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <Hero chips={page.chips} example={page.example} />
      <RoadFacts facts={roadFacts(useNumbers())} isAfterCard />
      <HowItWorks items={page.chips.slice(0, DEMO_ITEMS)} dates={page.dates} />
      <CategoryWall />
      <LoadPrices loads={page.loads} />
      <Gallery {...page.gallery} />
      <Reviews reviews={page.reviews} />
      <About crew={page.crew} />
      <PromiseMarquee />
      <Cities map={page.map} />
      <ClosingCall />
    </>
  );
}

/** "March 2026" */
function monthOf(date: string | null): string | null {
  return date === null ? null : MONTH.format(new Date(`${date}T00:00:00Z`));
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** The products of these ids; those that the owner has taken off the price list are left out. */
function products(ids: readonly string[]): Product[] {
  return ids.flatMap((wanted) => {
    const product = findProduct(wanted);
    return product ? [bareProduct(product)] : [];
  });
}

/** An empty cart has no price: this has none that looks like an answer. */
function exampleOf(items: readonly Product[], numbers: ShopNumbers): string {
  const names = joinWords(
    items.map(({ name }) => `a ${name.toLowerCase()}`),
    "and",
  );
  const { cents } = priceCart(
    items.map((item) => ({ ...item, quantity: 1 })),
    numbers,
  );
  return `Nothing on the truck yet. As an example, ${names} go for ${formatMoney(cents)} together.`;
}

import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate, houstonNow } from "#app/lib/dates.ts";
import { inLanguage, type Language, requestLanguage } from "#app/lib/language.ts";
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
import { homeReviews, shopIn, shopNumbers, siteArea } from "#app/services.server.ts";
import { MAP_CITIES } from "#app/site/cities/map-cities.ts";
import { ownMap } from "#app/site/cities/own-map.ts";
import { RoadFacts } from "#app/site/cities/RoadFacts.tsx";
import { localBusiness } from "#app/site/seo/structured-data.ts";
import { drawnScenes } from "#app/ui/gallery/drawn-scenes.ts";
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
import { words } from "./words.ts";
import "./home.css";

export const handle = { isCached: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
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

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const album = await photoAlbum();
  const language = requestLanguage(request);
  const page = inLanguage(language, () => pageOf(language, album));
  // A page that lacks photos for the moment is not cached.
  return data(page, album.isWhole ? {} : { headers: { "Cache-Control": "no-store" } });
}

function pageOf(language: Language, { pairs, crew }: Awaited<ReturnType<typeof photoAlbum>>) {
  const { findProduct } = shopIn(language);
  const chips = CHIPS.flatMap((wanted) => findProduct(wanted) ?? []).map(bareProduct);
  const numbers = shopNumbers();
  return {
    chips,
    example: exampleOf(chips.slice(0, EXAMPLE_ITEMS), numbers),
    dates: dateOptions(houstonNow(now()).date).slice(0, DEMO_DATES),
    loads: loadSizes(numbers)
      .map(({ id, name, share, ...load }) => {
        return { id, name, share, cents: priceCart([{ ...load, quantity: 1 }], numbers).cents };
      })
      .reverse(),
    gallery:
      pairs.length > 0 ? { pairs, areDrawn: false } : { pairs: drawnScenes(), areDrawn: true },
    crew: crew[0] ?? null,
    map: ownMap(siteArea()),
    reviews: homeReviews().map((review) => ({
      ...review,
      when: review.leftOn === null ? null : formatDate(review.leftOn, "month"),
    })),
  };
}

export default function Home() {
  const page = useLoaderData<typeof loader>();
  const numbers = useNumbers();
  const facts = words.facts(
    formatWholeMoney(numbers.minimumCents),
    formatWholeMoney(fullLoadCents(numbers)),
  );
  return (
    <>
      <Hero chips={page.chips} example={page.example} />
      <RoadFacts facts={facts} isAfterCard />
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

/** An empty cart has no price: this has none that looks like an answer. */
function exampleOf(items: readonly Product[], numbers: ShopNumbers): string {
  const { cents } = priceCart(
    items.map((item) => ({ ...item, quantity: 1 })),
    numbers,
  );
  const names = items.map(({ name }) => name.toLowerCase());
  return words.card.example(names, formatMoney(cents));
}

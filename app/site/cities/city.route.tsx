import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { CITY_COOKIE, writeCookie } from "#app/lib/cookies.ts";
import { inLanguage, requestLanguage } from "#app/lib/language.ts";
import { cityPath } from "#app/schedule/area/city.ts";
import { photoAlbum } from "#app/server/gallery/gallery.server.ts";
import {
  hiddenPosts,
  hiddenQuestions,
  shopIn,
  shopNumbers,
  shopWindows,
  siteArea,
} from "#app/services.server.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { ErrorPage } from "#app/ui/ErrorPage.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { CityView } from "./CityView.tsx";
import { type CityPage, describeCity } from "./city-page.ts";
import { words } from "./page-words.ts";

export const handle = {
  isCached: true,
  /** The name in tiles above the footer. */
  footerPlace: (page: CityPage | null) => page && `${page.name} TX`,
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data: page } = args;
  if (!page) return pageMeta(args, { ...words.lost, isHidden: true });
  return pageMeta(args, {
    title: words.title(page.name),
    description: page.words.description,
    picture: `city-${page.slug}`,
    structuredData: (site) => [
      breadcrumbs(site, [
        { name: words.crumb, path: "/service-areas" },
        { name: page.name, path: `/service-areas/${page.slug}` },
      ]),
    ],
  });
};

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { pairs, isWhole } = await photoAlbum();
  const language = requestLanguage(request);
  const guide = {
    ...{ area: siteArea(), findProduct: shopIn(language).findProduct, pairs },
    ...{ numbers: shopNumbers(), windows: shopWindows() },
    hidden: [...hiddenPosts(), ...hiddenQuestions()],
  };
  const page = inLanguage(language, () => describeCity(params.city, guide));
  // A page that lacks photos for the moment is not cached.
  const headers: HeadersInit = isWhole ? {} : { "Cache-Control": "no-store" };
  return data(page, { status: page ? 200 : 404, headers });
}

export default function City() {
  const page = useLoaderData<typeof loader>();
  const { phone } = useBusiness();
  const slug = page?.slug;
  // The booking form begins with this city (booking/seen-city.server.ts).
  useEffect(() => {
    if (slug) keepCity(slug);
  }, [slug]);
  if (!page) return <ErrorPage status={404} phone={phone} />;
  // The key closes the street map of one city on the next.
  return (
    <>
      <CityView key={page.slug} page={page} />
      <noscript>
        <img src={`${cityPath(page.slug)}/seen`} alt="" hidden />
      </noscript>
    </>
  );
}

function keepCity(slug: string): void {
  const secure = location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = writeCookie(CITY_COOKIE, slug, { secure });
}

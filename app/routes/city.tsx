import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useBusiness } from "#app/components/BusinessContext.tsx";
import { CityView } from "#app/components/city/CityView.tsx";
import { ErrorPage } from "#app/components/ErrorPage.tsx";
import { pageMeta } from "#app/http/meta.ts";
import { cities, findProduct } from "#app/services/app.server.ts";
import { type CityPage, describeCity } from "#app/workflows/describe-city.ts";

/** The place the curb above the footer spells. */
export const handle = {
  curb: (page: CityPage | null) => `${page?.name ?? "Houston"} TX`,
};

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? pageMeta(`Junk removal in ${page.name}, TX`, page.words.description)
    : [
        ...pageMeta("City not found", "We have no page for a city of that name."),
        { name: "robots", content: "noindex" },
      ];

export function loader({ params }: LoaderFunctionArgs) {
  const page = describeCity(params.city, { cities, findProduct });
  return data(page, { status: page ? 200 : 404 });
}

export default function City() {
  const page = useLoaderData<typeof loader>();
  const { phone } = useBusiness();
  // A key: the map of one city does not stay open on the next.
  return page ? <CityView key={page.slug} page={page} /> : <ErrorPage isMissing phone={phone} />;
}

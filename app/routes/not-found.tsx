import { data } from "@remix-run/node";
import { useBusiness } from "#app/components/BusinessContext.tsx";
import { ErrorPage } from "#app/components/ErrorPage.tsx";
import { pageMeta } from "#app/http/meta.ts";

export const meta = () => [
  ...pageMeta("Page not found", "There is nothing at this address."),
  { name: "robots", content: "noindex" },
];

/** Any other address. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { phone } = useBusiness();
  return <ErrorPage isMissing phone={phone} />;
}

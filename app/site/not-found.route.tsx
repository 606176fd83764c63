import { data, type MetaFunction } from "@remix-run/node";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { ErrorPage } from "#app/ui/ErrorPage.tsx";
import { pageMeta } from "#app/ui/meta.ts";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Page not found",
    description: "We can't find this page.",
    isHidden: true,
  });

/** Answers all other addresses. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { phone } = useBusiness();
  return <ErrorPage status={404} phone={phone} />;
}

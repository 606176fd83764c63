import { data, type MetaFunction } from "@remix-run/node";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { ErrorPage } from "#app/ui/ErrorPage.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./not-found-words.ts";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: uiWords.notFound, description: words.description, isHidden: true });

/** Answers all other addresses. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { phone } = useBusiness();
  return <ErrorPage status={404} phone={phone} />;
}

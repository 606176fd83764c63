import * as build from "virtual:remix/server-build";
import {
  type ActionFunctionArgs,
  createRequestHandler,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { matchPath } from "@remix-run/react";
import { AS_ASKED, isInSpanish, SPANISH_BASE } from "#app/lib/language.ts";
import { spanishAssets } from "#app/server/document/spanish-assets.server.ts";

/** What pages in Spanish ask for besides, by script or by a press. */
const ASKED =
  /^(?:cart|cart\/advice|search-words|api\/(?:chat(?:\/photos)?|leads)|refused\/[a-z-]+)$/;

/** Whether the English site answers there: what nobody has is not found in Spanish. */
function isKnown(page: string): boolean {
  return Object.values(build.routes).some(({ path, parentId }) => {
    if (!path || path === "*" || parentId === undefined) return false;
    const isTop = parentId === "root" || build.routes[parentId]?.path === undefined;
    // The desk has pages below its own.
    return isTop && matchPath({ path, end: path !== "desk" }, `/${page}`) !== null;
  });
}

/** The site's routes with the scripts in Spanish. */
function handlerAt(basename: string) {
  const assets = spanishAssets(build.assets);
  return createRequestHandler({ ...build, basename, assets }, build.mode);
}

let answer: ReturnType<typeof createRequestHandler> | undefined;
let answerDesk: ReturnType<typeof createRequestHandler> | undefined;

/**
 * Answers all addresses behind /es (rule 561) by the routes of the English ones, with the scripts in Spanish. What
 * is in English alone is shown at its own address.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(AS_ASKED, "");
  const path = url.pathname.slice(SPANISH_BASE.length).replace(/^\/+|\/$/g, "");
  const page = path.replace(/\.data$/, "");
  if (path === "desk/__manifest") {
    answerDesk ??= handlerAt("/");
    return answerDesk(new Request(new URL(`/__manifest${url.search}`, url), request), context);
  }
  if (path !== "__manifest" && !ASKED.test(page) && !isInSpanish(`/${page}`) && isKnown(page)) {
    const isRead = request.method === "GET" || request.method === "HEAD";
    return redirect(`/${path}${url.search}`, isRead ? 302 : 307);
  }
  answer ??= handlerAt(SPANISH_BASE);
  return answer(new Request(url, request), context);
}

export const action = (args: ActionFunctionArgs): Promise<Response> => loader(args);

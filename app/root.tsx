// First: it declares the order of the cascade layers.
import "./root.css";

import type {
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
  SerializeFrom,
} from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { CartProvider } from "./cart/CartProvider.tsx";
import { requestCart, requestHasDiscount, unkeptCart } from "./cart/cart-cookie.server.ts";
import { EARLY_PRESSES_SCRIPT } from "./cart/early-presses.ts";
import { houstonNow } from "./lib/dates.ts";
import { inLanguage, requestLanguage } from "./lib/language.ts";
import { parseCart, withProducts } from "./prices/cart.ts";
import { TaxProvider } from "./prices/TaxNote.tsx";
import { taxHint } from "./prices/tax.ts";
import { now } from "./server/env.server.ts";
import { publicBusiness, shopIn, shopTax, takesPhotos } from "./services.server.ts";
import { SiteFooter } from "./site/frame/SiteFooter.tsx";
import { SiteHeader } from "./site/frame/SiteHeader.tsx";
import { BusinessProvider } from "./ui/BusinessContext.tsx";
import { ErrorPage } from "./ui/ErrorPage.tsx";
import { errorWords } from "./ui/error-words.ts";
import { pageMeta } from "./ui/meta.ts";
import { useNonce } from "./ui/nonce.ts";
import { pageStyles } from "./ui/page-styles.ts";
import { SharedScripts } from "./ui/SharedScripts.tsx";
import { fontUrls } from "./ui/styles/fonts.ts";
import { useFocusHeading } from "./ui/use-focus-heading.ts";
import { useLateLayout } from "./ui/use-late-layout.ts";
import { words } from "./ui/words.ts";

export function loader({ request, context }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const { cart, isDiscountOn } = context.written ?? {};
  const { searchParams } = new URL(request.url);
  const { findProduct } = shopIn(language);
  const [removed] = withProducts(parseCart(searchParams.get("undo") ?? ""), findProduct);
  return {
    business: inLanguage(language, publicBusiness),
    tax: { ...shopTax(), hint: inLanguage(language, () => taxHint(shopTax())) },
    lines: withProducts(cart ?? requestCart(request, findProduct), findProduct),
    isDiscountOn: isDiscountOn ?? requestHasDiscount(request),
    unkept: unkeptCart(request, findProduct),
    ...(removed && { removed }),
    ...(takesPhotos() && { takesPhotos: true }),
    year: houstonNow(now()).date.slice(0, 4),
  };
}

/** In the browser the script has already run, so its text is left out of the scripts. */
const earlyPresses = import.meta.env.SSR ? EARLY_PRESSES_SCRIPT : "";

type RootData = SerializeFrom<typeof loader>;

/** A page that fails has no head of its own. */
export const meta: MetaFunction = (args) =>
  args.error
    ? pageMeta(args, {
        title: titleOf(statusOf(args.error)),
        description: errorWords(statusOf(args.error)).lede,
        isHidden: true,
      })
    : [];

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const isDesk = useShell() === "desk";
  const manifest = isDesk ? "/desk/app.webmanifest" : "/site.webmanifest";
  return (
    <html lang={words.language}>
      <head>
        <meta charSet="utf-8" />
        {/* For pages that the proxy sends from a file, without the app's header. */}
        <meta httpEquiv="Content-Security-Policy" content={nonce} suppressHydrationWarning />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#dfe8fb" />
        {/* Before the stylesheets: after them it would hold the page's parsing back until they are in. */}
        {/* The desk has no cart that would take the presses over. */}
        {!isDesk && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, see early-presses.ts
            dangerouslySetInnerHTML={{ __html: earlyPresses }}
          />
        )}
        {fontUrls.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {/* The server puts the page's styles in: app/server/document/page-styles.server.ts. */}
        <style
          id="page-styles"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheets
          dangerouslySetInnerHTML={{ __html: pageStyles }}
        />
        <Meta />
        <link rel="manifest" href={manifest} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <SharedScripts nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Site data={useLoaderData<typeof loader>()}>
      <Outlet />
    </Site>
  );
}

/**
 * A page that could not be found or shown; the details are in the log alone. Header and footer stay
 * unless they are what failed.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  const page = <ErrorPage status={statusOf(error)} {...(data && { phone: data.business.phone })} />;
  return data ? <Site data={data}>{page}</Site> : <main id="main">{page}</main>;
}

function Site({ data, children }: { data: RootData; children: ReactNode }) {
  const { pathname } = useLocation();
  useLateLayout();
  useFocusHeading();
  if (useShell() === "desk") {
    return <BusinessProvider value={data.business}>{children}</BusinessProvider>;
  }
  return (
    <BusinessProvider value={data.business}>
      <TaxProvider value={data.tax}>
        <CartProvider {...data} removed={data.removed}>
          {/* For the offer of document/language-offer.server.ts: with its key it is empty again on the next page. */}
          <div
            key={pathname}
            id="offer"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
            dangerouslySetInnerHTML={{ __html: "" }}
          />
          <SiteHeader />
          <main id="main">{children}</main>
          <SiteFooter year={data.year} />
        </CartProvider>
      </TaxProvider>
    </BusinessProvider>
  );
}

/**
 * The frame that a page has: "site", or none but its own where its route says so in its handle:
 *
 *   export const handle = { shell: "desk" };
 */
function useShell(): "site" | "desk" {
  const isDesk = ({ handle }: { handle?: unknown }) =>
    (handle as { shell?: unknown } | undefined)?.shell === "desk";
  return useMatches().some(isDesk) ? "desk" : "site";
}

function titleOf(status: number): string {
  return status === 404 ? words.notFound : errorWords(status).heading;
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

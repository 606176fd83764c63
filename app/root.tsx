// First: it declares the order of the cascade layers.
import "./styles/root.css";

import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import buddyUrl from "./art/buddy.svg?url";
import { BusinessProvider } from "./components/BusinessContext.tsx";
import { CartProvider } from "./components/cart/CartProvider.tsx";
import { EARLY_PRESSES_SCRIPT } from "./components/cart/early-presses.ts";
import { ErrorPage, FAILURE } from "./components/ErrorPage.tsx";
import { SiteFooter } from "./components/SiteFooter.tsx";
import { SiteHeader } from "./components/SiteHeader.tsx";
import { withProducts } from "./domain/cart.ts";
import { requestCart, requestHasDiscount } from "./http/cart-cookie.server.ts";
import { pageMeta } from "./http/meta.ts";
import { useNonce } from "./http/nonce.ts";
import { business, findProduct, pagePictures } from "./services/app.server.ts";
import { displayFontUrl } from "./styles/fonts.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return {
    business: { name: business.name, phone: business.phone, siteUrl: business.siteUrl },
    pictureVersion: pagePictures.version,
    lines: withProducts(requestCart(request), findProduct),
    isDiscountOn: requestHasDiscount(request),
  };
}

/** A page that fails has no head of its own. */
export const meta: MetaFunction = (args) =>
  args.error
    ? pageMeta(args, {
        title: FAILURE,
        description: "Something on our side broke.",
        isHidden: true,
      })
    : [];

export const links: LinksFunction = () => [
  { rel: "icon", type: "image/svg+xml", href: buddyUrl },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#dfe8fb" />
        <link
          rel="preload"
          href={displayFontUrl}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Meta />
        <Links />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, see early-presses.ts
          dangerouslySetInnerHTML={{ __html: EARLY_PRESSES_SCRIPT }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { business, lines, isDiscountOn } = useLoaderData<typeof loader>();
  return (
    <BusinessProvider value={business}>
      <CartProvider lines={lines} isDiscountOn={isDiscountOn}>
        <SiteHeader />
        <main id="main">
          <Outlet />
        </main>
        <SiteFooter />
      </CartProvider>
    </BusinessProvider>
  );
}

/** A page that could not be found or shown; the details are in the log alone. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main">
      <ErrorPage isMissing={isMissing} {...(data && { phone: data.business.phone })} />
    </main>
  );
}

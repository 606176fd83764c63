import type { LinkProps } from "@remix-run/react";
import { SiteLink } from "./SiteLink.tsx";

/** A link to another page: its code is prefetched, and the pages cross-fade. */
export function PageLink(props: Omit<LinkProps, "prefetch" | "viewTransition">) {
  return <SiteLink prefetch="intent" viewTransition {...props} />;
}

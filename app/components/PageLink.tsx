import { Link, type LinkProps } from "@remix-run/react";

/** A link to another page: its code comes ahead of the press, and the pages cross-fade. */
export function PageLink(props: Omit<LinkProps, "prefetch" | "viewTransition">) {
  return <Link prefetch="intent" viewTransition {...props} />;
}

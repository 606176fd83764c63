import { Link, type LinkProps, useLocation } from "@remix-run/react";
import { isPrivatePath } from "#app/domain/booking-path.ts";

/**
 * A link within the site. On a page whose address holds a secret token it loads the next page whole:
 * otherwise the router, on the way back, would send that address in a query to `/__manifest`.
 */
export function SiteLink(props: LinkProps) {
  const isPrivate = isPrivatePath(useLocation().pathname);
  return <Link {...props} {...(isPrivate && WHOLE_PAGE)} />;
}

const WHOLE_PAGE = { reloadDocument: true, discover: "none", prefetch: "none" } as const;

import { Link, type LinkProps, useLocation } from "@remix-run/react";
import { isPrivatePath } from "#app/domain/booking-path.ts";

/**
 * A link within the site. From a page whose address holds a secret it loads the next page whole:
 * were the way back left to the router, it would ask the server for the routes of that address.
 */
export function SiteLink(props: LinkProps) {
  const isPrivate = isPrivatePath(useLocation().pathname);
  return <Link {...props} {...(isPrivate && WHOLE_PAGE)} />;
}

const WHOLE_PAGE = { reloadDocument: true, discover: "none", prefetch: "none" } as const;

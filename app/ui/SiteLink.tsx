import { Link, type LinkProps, useLocation } from "@remix-run/react";
import { isPrivatePath } from "#app/lib/private-path.ts";

/**
 * A link within the site. On a page whose address holds a secret token the link loads a full page:
 * Remix's router would otherwise send the address in a query to `/__manifest` when the visitor goes
 * back.
 */
export function SiteLink(props: LinkProps) {
  const isPrivate = isPrivatePath(useLocation().pathname);
  return <Link {...props} {...(isPrivate && WHOLE_PAGE)} />;
}

const WHOLE_PAGE = { reloadDocument: true, discover: "none", prefetch: "none" } as const;

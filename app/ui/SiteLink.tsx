import { Link, type LinkProps, useLocation } from "@remix-run/react";
import { isInSpanish, spokenLanguage } from "#app/lib/language.ts";
import { isPrivatePath } from "#app/lib/private-path.ts";

/**
 * A link within the site. On a page whose address holds a secret token the link loads a full page:
 * Remix's router would otherwise send the address in a query to `/__manifest` when the visitor goes
 * back. So it does on a page in Spanish whose link leads to one that is in English alone.
 */
export function SiteLink(props: LinkProps) {
  const isPrivate = isPrivatePath(useLocation().pathname);
  if ((import.meta.env.LANGUAGE ?? spokenLanguage()) === "es" && isEnglishAlone(props.to)) {
    const { to, prefetch: _, viewTransition: __, ...others } = props;
    return <a {...others} href={`${to}`} hrefLang="en" />;
  }
  return <Link {...props} {...(isPrivate && WHOLE_PAGE)} />;
}

function isEnglishAlone(to: LinkProps["to"]): boolean {
  return typeof to === "string" && to.startsWith("/") && !isInSpanish(to.replace(/[?#].*/, ""));
}

const WHOLE_PAGE = { reloadDocument: true, discover: "none", prefetch: "none" } as const;

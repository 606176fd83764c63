import { useMatches } from "@remix-run/react";
import type { CSSProperties } from "react";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { footerPlace } from "./footer-place.ts";
import { LanguageLink } from "./LanguageLink.tsx";
import { Logo } from "./SiteHeader.tsx";
import { shownLinks } from "./site-pages.ts";
import { words } from "./words.ts";

/** The footer of every page: a place's name in tiles, links and the phone number. */
export function SiteFooter({ year }: { year: string }) {
  const { name, city, hours, hidden } = useBusiness();
  return (
    <footer>
      <Curb text={footerPlace(useMatches()) ?? `${city} TX`} />
      <div className="site-footer">
        <div className="wrap">
          <div className="site-footer__grid">
            <div className="site-footer__brand">
              <Logo />
              <p>{words.whatWeDo(city)}</p>
              <p>
                <b>
                  <PhoneLink />
                </b>
              </p>
              {hours && <p>{hours}</p>}
            </div>
            {Object.entries(words.columns).map(([title, links]) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {shownLinks(links, hidden).map(([to, label]) => (
                    <li key={to}>
                      <PageLink to={to}>{label}</PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="copyright">
            © {year} <span translate="no">{name}</span>
            {words.rights} <PageLink to="/privacy">{words.privacy}</PageLink>{" "}
            <PageLink to="/terms">{words.terms}</PageLink> <LanguageLink />
          </p>
        </div>
      </div>
    </footer>
  );
}

/** The tiles stand in one row: on a phone a long name has smaller ones. */
function Curb({ text }: { text: string }) {
  return (
    <div className="curb" style={{ "--letters": text.length } as CSSProperties}>
      <div className="wrap">
        <Tiles text={text} />
      </div>
    </div>
  );
}

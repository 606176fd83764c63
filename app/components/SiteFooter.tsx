import { Link } from "@remix-run/react";
import { useBusiness } from "./BusinessContext.tsx";
import { PhoneLink } from "./PhoneLink.tsx";
import { Logo } from "./SiteHeader.tsx";
import { Tiles } from "./Tiles.tsx";

/** Every page ends at a curb that spells the place. */
export function SiteFooter() {
  const { name } = useBusiness();
  return (
    <footer>
      <div className="curb">
        <div className="wrap">
          <Tiles text="Houston TX" />
        </div>
      </div>
      <div className="site-footer">
        <div className="wrap">
          <div className="site-footer__grid">
            <div className="site-footer__brand">
              <Logo />
              <p>
                Junk removal for homes and businesses across the Houston area. Licensed, insured,
                background-checked local crews.
              </p>
              <p>
                <b>
                  <PhoneLink />
                </b>
              </p>
            </div>
            <div>
              <h2>Book</h2>
              <ul>
                <li>
                  <Link to="/load-size">By load size</Link>
                </li>
                <li>
                  <Link to="/itemized">By item</Link>
                </li>
                <li>
                  <Link to="/schedule">Schedule</Link>
                </li>
              </ul>
            </div>
          </div>
          <p className="copyright">© 2025 {name}. All rights reserved.</p>
        </div>
      </div>
    </footer>
  );
}

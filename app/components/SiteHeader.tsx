import { Link, NavLink } from "@remix-run/react";
import { formatMoney } from "#app/domain/money.ts";
import { Buddy } from "./Buddy.tsx";
import { useBusiness } from "./BusinessContext.tsx";
import { useCart } from "./cart/CartProvider.tsx";
import { Icon } from "./Icon.tsx";
import { PhoneLink } from "./PhoneLink.tsx";

const PAGES = [
  { to: "/load-size", label: "By load size" },
  { to: "/itemized", label: "By item" },
] as const;

export function SiteHeader() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="site-header" id="top">
        <div className="wrap">
          <Logo />
          <nav className="nav" aria-label="Main">
            <PageLinks />
          </nav>
          <div className="site-header__acts">
            <CartLink />
            <PhoneLink className="call">
              <Icon name="phone" />
              <span className="only-wide">{useBusiness().phone}</span>
              <span className="only-narrow">Call Now</span>
            </PhoneLink>
            <Link className="btn btn--sm btn--line only-wide" to="/selection" prefetch="intent">
              Get Started
            </Link>
            <details className="menu">
              <summary className="icon-btn" aria-label="Menu">
                <Icon name="menu" />
              </summary>
              <div className="menu__panel">
                <PageLinks />
                <Link to="/selection">Get Started</Link>
              </div>
            </details>
          </div>
        </div>
      </header>
    </>
  );
}

export function Logo() {
  const { name } = useBusiness();
  return (
    <Link className="logo" to="/">
      <Buddy />
      <span>{name}</span>
    </Link>
  );
}

/** NavLink marks the current page with aria-current by itself. */
function PageLinks() {
  return PAGES.map(({ to, label }) => (
    <NavLink key={to} to={to} prefetch="intent">
      {label}
    </NavLink>
  ));
}

/** The cart's count and, where there is room, its total. */
function CartLink() {
  const { price, discounted } = useCart();
  if (price.units === 0) return null;
  return (
    <Link className="cart-link" to="/itemized#cart">
      <Icon name="truck" />
      <span className="vh">Cart: </span>
      <span className="cart-link__count">{price.units}</span>
      <span className="vh">{price.units === 1 ? " item, " : " items, "}</span>
      <span className="cart-link__total">{formatMoney(discounted.totalCents)}</span>
    </Link>
  );
}

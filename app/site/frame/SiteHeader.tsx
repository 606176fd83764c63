import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { DiscountLabel } from "#app/cart/DiscountLabel.tsx";
import { ChatLauncher } from "#app/chat/panel/ChatLauncher.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { Wordmark } from "#app/ui/Buddy.tsx";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { LanguageLink } from "./LanguageLink.tsx";
import { SiteMenu } from "./SiteMenu.tsx";
import { ariaCurrent, shownLinks } from "./site-pages.ts";
import { words } from "./words.ts";

export function SiteHeader() {
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="site-header" id="top">
        <div className="wrap">
          <Logo />
          <nav className="nav" aria-label={words.mainMenu}>
            <PageLinks pages={words.pages} />
            <LanguageLink />
          </nav>
          <div className="site-header__acts">
            <CartLink />{" "}
            <PhoneLink className="call">
              <Icon name="phone" />
              <span className="only-narrow">{words.callNow}</span>{" "}
              <span className="only-wide" translate="no">
                {useBusiness().phone}
              </span>
            </PhoneLink>{" "}
            <PageLink className="btn btn--sm btn--line" to="/selection">
              {words.getStarted}
            </PageLink>
            <ChatLauncher />{" "}
            <SiteMenu>
              <PageLinks pages={{ ...words.pages, ...words.menuPages }} />
              <LanguageLink />
            </SiteMenu>
          </div>
        </div>
      </header>
    </>
  );
}

export function Logo() {
  return (
    <PageLink className="logo" to="/">
      <Wordmark />
    </PageLink>
  );
}

function PageLinks({ pages }: { pages: Record<string, string> }) {
  const { pathname } = useLocation();
  const { hidden } = useBusiness();
  return shownLinks(pages, hidden).map(([to, label]) => (
    <Fragment key={to}>
      <PageLink to={to} aria-current={ariaCurrent(to, pathname)}>
        {label}
      </PageLink>{" "}
    </Fragment>
  ));
}

/** The number of items in the cart and, where there is room, its total. */
function CartLink() {
  const { price, discounted } = useCart();
  if (price.units === 0) return null;
  return (
    <PageLink className="cart-link" to="/itemized#cart">
      <Icon name="truck" />
      <span className="vh">{words.cart}</span>
      <span className="cart-link__count">{price.units}</span>
      <span className="vh">{words.items(price.units)}</span>
      <span className="cart-link__total" translate="no">
        {formatMoney(discounted.totalCents)} <DiscountLabel />
      </span>
    </PageLink>
  );
}

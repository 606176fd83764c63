import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { Icon } from "#app/ui/Icon.tsx";
import { privateMeta } from "#app/ui/meta.ts";
import { DeskIcon } from "./DeskIcon.tsx";
import { DeskTop } from "./DeskTop.tsx";
import { requireDesk } from "./desk-guard.server.ts";
import { SignOut } from "./sign-in/SignOut.tsx";
import "./styles/settings.css";

export { DeskErrorPage as ErrorBoundary } from "./DeskErrorPage.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "More");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  return null;
}

/** On a phone, the pages without a place in the tab bar. */
export default MoreScreen;

const PAGES = [
  { to: "/desk/money", icon: <DeskIcon name="wallet" />, label: "Money" },
  { to: "/desk/reports", icon: <DeskIcon name="chart-column" />, label: "Reports" },
  { to: "/desk/add", icon: <Icon name="phone" />, label: "Add a phone job" },
  { to: "/desk/quotes", icon: <Icon name="camera" />, label: "Quotes" },
  { to: "/desk/prices", icon: <Icon name="tag" />, label: "Prices" },
  { to: "/desk/trucks", icon: <Icon name="truck" />, label: "Trucks" },
  { to: "/desk/trips", icon: <Icon name="truck" />, label: "Trips to the dump" },
  { to: "/desk/crew", icon: <DeskIcon name="qr-code" />, label: "Crew" },
  { to: "/desk/settings", icon: <DeskIcon name="settings" />, label: "Settings" },
];

function MoreScreen() {
  return (
    <>
      <DeskTop
        title="More"
        help={
          <>
            Everything that is not needed each hour. Put this page on your home screen from the
            browser's menu, and it opens like an app.
          </>
        }
      />
      <div className="wrap desk__narrow">
        <ul className="menu-list">
          {PAGES.map(({ to, icon, label }) => (
            <li key={to}>
              <Link to={to}>
                {icon}
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/" reloadDocument>
              <DeskIcon name="store" />
              The shop
              <small>what customers see</small>
            </Link>
          </li>
        </ul>
        <SignOut />
      </div>
    </>
  );
}

import { Link } from "@remix-run/react";
import { Icon } from "../Icon.tsx";
import { DeskIcon } from "./DeskIcon.tsx";
import { DeskTop } from "./DeskTop.tsx";
import { SignOut } from "./SignOut.tsx";
import "#app/styles/desk/settings.css";

export function MoreScreen() {
  return (
    <>
      <DeskTop title="More" />
      <div className="wrap desk__narrow">
        <ul className="menu-list">
          <li>
            <Link to="/desk/reports">
              <DeskIcon name="chart-column" />
              Reports
            </Link>
          </li>
          <li>
            <Link to="/desk/add">
              <Icon name="phone" />
              Add a phone job
            </Link>
          </li>
          <li>
            <Link to="/desk/prices">
              <Icon name="tag" />
              Prices
            </Link>
          </li>
          <li>
            <Link to="/desk/crew">
              <DeskIcon name="qr-code" />
              Crew
            </Link>
          </li>
          <li>
            <Link to="/desk/settings">
              <DeskIcon name="settings" />
              Settings
            </Link>
          </li>
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

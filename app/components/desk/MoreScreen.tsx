import { Link } from "@remix-run/react";
import { DeskIcon } from "./DeskIcon.tsx";
import { SignOut } from "./DeskShell.tsx";
import { DeskTop } from "./DeskTop.tsx";
import "#app/styles/desk/settings.css";

export function MoreScreen() {
  return (
    <>
      <DeskTop title="More" />
      <div className="wrap desk__narrow">
        <ul className="menu-list">
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

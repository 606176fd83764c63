import { Form, Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { DeskPerson } from "#app/domain/desk-person.ts";
import { Buddy } from "../Buddy.tsx";
import { useBusiness } from "../BusinessContext.tsx";
import "#app/styles/desk/shell.css";
import { DESK_PAGES, isCurrent } from "./desk-pages.tsx";

/** The frame of every screen of the desk: the rail or tab bar, and who is signed in. */
export function DeskShell({ person, children }: { person: DeskPerson; children: ReactNode }) {
  const { name } = useBusiness();
  return (
    <div className="desk">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="rail">
        <div className="rail__logo">
          <Link className="logo" to="/desk">
            <Buddy />
            <span>{name}</span>
          </Link>
        </div>
        <DeskNav person={person} />
        <div className="rail__foot">
          <span>Signed in as {personName(person)}</span>
          <SignOut />
        </div>
      </header>
      <main id="main">{children}</main>
    </div>
  );
}

function DeskNav({ person }: { person: DeskPerson }) {
  const { pathname } = useLocation();
  const pages = DESK_PAGES.filter(({ role }) => person.role === "owner" || role === "crew");
  return (
    <nav className="dock" aria-label="Desk">
      {pages.map(({ to, label, icon, isOnRail, isOnDock }) => (
        <Link
          key={to}
          to={to}
          className={isOnRail ? "only-rail" : isOnDock ? "only-dock" : undefined}
          aria-current={isCurrent(to, pathname) ? "page" : undefined}
        >
          {icon}
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Ends this device's session. A whole page load: nothing of the desk is left in the browser. */
export function SignOut() {
  return (
    <Form method="post" action="/desk/sign-out" reloadDocument>
      <button className="btn btn--quiet" type="submit">
        Sign out
      </button>
    </Form>
  );
}

/** "the owner", or a crew member's name. */
export function personName(person: DeskPerson): string {
  return person.role === "owner" ? "the owner" : person.name;
}

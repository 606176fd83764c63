import { Link, useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Wordmark } from "#app/ui/Buddy.tsx";
import { isHanded } from "./done/handed.ts";
import { startDesk } from "./offline/desk-app.ts";
import { personKey } from "./offline/desk-queue.ts";
import type { DeskPerson } from "./sign-in/desk-person.ts";
import "./styles/shell.css";
import { DESK_PAGES, INBOX_PATH, isCurrent } from "./desk-pages.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { OfflineStrip, RefusedPosts } from "./offline/OfflineStrip.tsx";
import { useKeptLinks } from "./offline/use-kept-links.ts";
import { SignOut } from "./sign-in/SignOut.tsx";
import { words } from "./words/desk-words.ts";

type DeskShellProps = {
  person: DeskPerson;
  waiting: number;
  /** ISO instant at which the server made the page. */
  savedAt: string;
  children: ReactNode;
};

/**
 * The frame of every screen of the desk: the rail or tab bar, who is signed in, and the number of
 * things that wait.
 */
export function DeskShell({ person, waiting, savedAt, children }: DeskShellProps) {
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state !== "idle";
  const onSubmitCapture = usePressed(isBusy);
  const { followKept, unkept } = useKeptLinks();
  const key = personKey(person);
  useEffect(() => startDesk(key, revalidate), [key, revalidate]);
  // The customer holds the phone: nothing of the desk is on the screen, and the queue goes on.
  if (isHanded(useLocation())) {
    return (
      <div className="desk desk--handed" onClickCapture={followKept}>
        <main id="main" aria-busy={isBusy || undefined}>
          {children}
        </main>
      </div>
    );
  }
  return (
    <div className="desk" onClickCapture={followKept} onSubmitCapture={onSubmitCapture}>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="rail">
        <div className="rail__logo">
          <Link className="logo" to="/desk">
            <Wordmark />
          </Link>
        </div>
        <DeskNav person={person} waiting={waiting} />
        <div className="rail__foot">
          <SignedIn person={person} />
        </div>
      </header>
      <main id="main" aria-busy={isBusy || undefined}>
        {isBusy && <div className="desk__busy" />}
        <OfflineStrip savedAt={savedAt} unkept={unkept} />
        <RefusedPosts />
        {children}
        {/* The owner's is under "More". */}
        {person.role === "crew" && (
          <div className="wrap desk__foot">
            <SignedIn person={person} />
          </div>
        )}
      </main>
    </div>
  );
}

function SignedIn({ person }: Pick<DeskShellProps, "person">) {
  return (
    <>
      <span>{words.signedIn(person.role === "owner" ? "the owner" : person.name)}</span>
      {person.role === "crew" && <LanguageSwitch />}
      <SignOut />
    </>
  );
}

/** Shows on the pressed button itself that its post is on the way. */
function usePressed(isBusy: boolean) {
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const button = pressed.current;
    if (!isBusy || !button) return;
    button.ariaBusy = "true";
    return () => {
      button.ariaBusy = null;
      pressed.current = null;
    };
  }, [isBusy]);
  return (event: FormEvent) => {
    pressed.current = (event.nativeEvent as SubmitEvent).submitter;
  };
}

/** The tab has room for two digits. */
const MOST_COUNTED = 99;

function DeskNav({ person, waiting }: Pick<DeskShellProps, "person" | "waiting">) {
  const { pathname } = useLocation();
  const pages = DESK_PAGES.filter(({ role }) => person.role === "owner" || role === "crew");
  return (
    <nav className="dock" aria-label={words.nav}>
      {pages.map(({ to, label, icon, isOnRail, isOnDock }) => (
        <Link
          key={to}
          to={to}
          className={isOnRail ? "only-rail" : isOnDock ? "only-dock" : undefined}
          aria-current={isCurrent(to, pathname) ? "page" : undefined}
        >
          {icon}
          <span>{label}</span>
          {to === INBOX_PATH && waiting > 0 && (
            <span className="dock__n">
              {waiting > MOST_COUNTED ? `${MOST_COUNTED}+` : waiting}
              <span className="vh"> waiting</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

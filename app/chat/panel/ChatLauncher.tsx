import { useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { hrefOf } from "#app/lib/language.ts";
import { Buddy } from "#app/ui/Buddy.tsx";
import { read, write } from "#app/ui/browser-memory.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./launcher-words.ts";
import "./chat-fab.css";

/** Loaded when the chat is first opened: other visits load the button alone. */
const ChatPanel = lazy(() => import("./ChatPanel.tsx"));
const loadTip = () => import("./chat-tip.ts");

/** Pages with a form, over which neither the panel nor the tip opens by itself. */
const CLOSED_OVER = /^\/(?:schedule|confirmation|booking)(?:\/|$)/;

/**
 * A link to the chat's page, in the header, on a wide screen in the gutter: it covers nothing and is
 * always there. JavaScript opens the panel instead.
 */
export function ChatLauncher() {
  const { pathname } = useLocation();
  const button = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** A closed panel stays mounted but hidden: a pending answer still reaches it. */
  const hasOpened = useRef(false);
  hasOpened.current ||= isOpen;

  /** The page on which the visitor opened the panel; null once another page is shown. */
  const openedOn = useRef<string | null>(null);

  // An open panel stays open from page to page, full loads included, except over a page with a
  // form. A press may come before this: what it opened stays open.
  useEffect(() => {
    if (openedOn.current === pathname) return;
    openedOn.current = null;
    const staysOpen = wasOpen() && !CLOSED_OVER.test(pathname);
    keepOpen(staysOpen);
    setIsOpen(staysOpen);
  }, [pathname]);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    keepOpen(true);
    // Without the script there is no tip either.
    void loadTip().then(
      ({ keepTipTime }) => keepTipTime(),
      () => {},
    );
    setIsOpen(true);
    openedOn.current = pathname;
  };
  const leave = () => {
    keepOpen(false);
    setIsOpen(false);
  };
  const close = () => {
    leave();
    requestAnimationFrame(() => button.current?.focus());
  };

  useEffect(() => {
    if (isOpen || CLOSED_OVER.test(pathname)) return;
    let stop: (() => void) | null = () => {};
    loadTip().then(
      ({ offerTip }) => {
        if (stop && button.current) stop = offerTip(button.current);
      },
      () => {},
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [isOpen, pathname]);

  if (pathname === "/chat") return null;
  return (
    <div className="chat-launch">
      <a
        ref={button}
        className="chat-fab"
        href={hrefOf("/chat")}
        aria-label={words.open}
        onClick={open}
        hidden={isOpen}
      >
        <Icon name="message-circle" />
        <Buddy />
      </a>
      {hasOpened.current && (
        <Suspense fallback={null}>
          <ChatPanel
            isOpen={isOpen}
            takesFocus={openedOn.current === pathname}
            onClose={close}
            onLeave={leave}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Apart from the panel's own storage (chat-session.ts): every page loads the button's code alone. */
const IS_OPEN = "junkbuddy.chat-open";

function wasOpen(): boolean {
  return read("sessionStorage", IS_OPEN) === "1";
}

function keepOpen(isOpen: boolean): void {
  write("sessionStorage", IS_OPEN, isOpen ? "1" : "");
}

import { useLocation } from "@remix-run/react";
import {
  lazy,
  type MouseEvent,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { Buddy } from "#app/ui/Buddy.tsx";
import { read, write } from "#app/ui/browser-memory.ts";
import "./chat-fab.css";

/** Loaded when the chat is first opened: other visits load the button alone. */
const ChatPanel = lazy(() => import("./ChatPanel.tsx"));

const TIP = "I can add your junk items in seconds!";
/** Pages with a form, over which the panel does not open by itself. */
const CLOSED_OVER = /^\/(?:schedule|confirmation|booking)(?:\/|$)/;
const TIP_DELAY_MS = 4_000;

/**
 * A link to the chat's page at the end of every page. JavaScript turns it into a floating button
 * that opens the panel, and hides it while it covers a control of the page.
 */
export function ChatLauncher() {
  const { pathname } = useLocation();
  const button = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** A closed panel stays mounted but hidden: a pending answer still reaches it. */
  const hasOpened = useRef(false);
  hasOpened.current ||= isOpen;
  const [hasTip, hideTip] = useTip(isOpen);
  const [launcher, isFloating] = useStepAside(pathname !== "/chat");

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
    hideTip();
    keepOpen(true);
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

  if (pathname === "/chat") return null;
  return (
    <aside aria-label="Chat" ref={launcher}>
      {hasTip && isFloating && (
        <button type="button" className="chat-tip" onClick={open}>
          {TIP}
        </button>
      )}
      {!isOpen && (
        <a
          // A new element: moving the link from the end of the page would be a layout shift.
          key={String(isFloating)}
          ref={button}
          className={isFloating ? "chat-fab chat-fab--floats" : "chat-fab"}
          href="/chat"
          aria-label="Chat with Your Junk Buddy"
          onClick={open}
        >
          <Buddy />
        </a>
      )}
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
    </aside>
  );
}

/**
 * The script for it is loaded after the page's own, so that it delays no paint. Nothing floats before it is
 * there, as it could cover a control.
 */
function useStepAside(isShown: boolean): [launcher: RefObject<HTMLElement>, isFloating: boolean] {
  const floating = useRef<HTMLElement>(null);
  const [isFloating, setIsFloating] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    let stop: (() => void) | null = () => {};
    const begin = async () => {
      const { stepAside } = await import("./step-aside.ts");
      if (!stop || !floating.current) return;
      stop = stepAside(floating.current);
      setIsFloating(true);
    };
    // The script could not be loaded: the button stays at the end of the page.
    begin().catch(() => {});
    return () => {
      stop?.();
      stop = null;
      setIsFloating(false);
    };
  }, [isShown]);
  return [floating, isFloating];
}

/**
 * The tip bubble: shown after a quiet moment, at most every ten minutes, and not while a field has
 * the focus.
 */
function useTip(isOpen: boolean): [boolean, () => void] {
  const [hasTip, setHasTip] = useState(false);
  useEffect(() => {
    if (isOpen || !isTipDue()) return;
    const timer = setTimeout(() => setHasTip(!isInTheWay()), TIP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  const hide = () => {
    keepTipTime();
    setHasTip(false);
  };
  return [hasTip && !isOpen, hide];
}

/** On a phone the cart bar has the bubble's place, and a focused field must not be covered. */
function isInTheWay(): boolean {
  const isTyping = document.activeElement?.matches("input, textarea, select") ?? false;
  const isPhone = matchMedia("(max-width: 59.99rem)").matches;
  return isTyping || (isPhone && document.querySelector(".cartbar, .submitbar") !== null);
}

/**
 * What the chat's button stores. Apart from the panel's own storage (chat-session.ts), as every
 * page loads the button's code and only visitors who open the panel load the panel's.
 */

const LAST_TIP = "junkbuddy.last-tip";
const IS_OPEN = "junkbuddy.chat-open";

const TIP_INTERVAL_MS = 10 * 60 * 1000;

function wasOpen(): boolean {
  return read("sessionStorage", IS_OPEN) === "1";
}

function keepOpen(isOpen: boolean): void {
  write("sessionStorage", IS_OPEN, isOpen ? "1" : "");
}

/** True when the last tip was over ten minutes ago. */
function isTipDue(): boolean {
  return Date.now() - Number(read("localStorage", LAST_TIP) ?? 0) > TIP_INTERVAL_MS;
}

function keepTipTime(): void {
  write("localStorage", LAST_TIP, String(Date.now()));
}

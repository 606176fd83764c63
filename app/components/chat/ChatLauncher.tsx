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
import { Buddy } from "#app/components/Buddy.tsx";
import { useHasScripts } from "#app/components/use-has-scripts.ts";
import { isTipDue, keepOpen, keepTipTime, wasOpen } from "./chat-launch.ts";
import "#app/styles/chat-fab.css";

/** Loaded when the chat is first opened: a visit that never does pays for the button alone. */
const ChatPanel = lazy(() => import("./ChatPanel.tsx"));

const TIP = "I can add your junk items in seconds!";
/** Pages whose form no panel may lie over unasked. */
const CLOSED_OVER = /^\/(?:schedule|confirmation|booking)(?:\/|$)/;
const TIP_DELAY_MS = 4_000;

/**
 * A link to the chat's page at the end of every page. JavaScript makes it the floating button of the
 * panel, which steps aside while a control is beneath it.
 */
export function ChatLauncher() {
  const { pathname } = useLocation();
  const button = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** A panel that was closed stays, unseen: an answer on its way still finds it. */
  const hasOpened = useRef(false);
  hasOpened.current ||= isOpen;
  const [hasTip, hideTip] = useTip(isOpen);
  const hasScripts = useHasScripts();
  const launcher = useStepAside(pathname !== "/chat");

  /** True where the visitor has opened the panel on this page, and not the last page. */
  const [isOpenedByHand, setOpenedByHand] = useState(false);

  // An open panel stays open from page to page, full loads included; a form to fill in closes it.
  useEffect(() => {
    const staysOpen = wasOpen() && !CLOSED_OVER.test(pathname);
    keepOpen(staysOpen);
    setIsOpen(staysOpen);
    setOpenedByHand(false);
  }, [pathname]);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    hideTip();
    keepOpen(true);
    setIsOpen(true);
    setOpenedByHand(true);
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
      {hasTip && (
        <button type="button" className="chat-tip" onClick={open}>
          {TIP}
        </button>
      )}
      {!isOpen && (
        <a
          // Another element: one that moved from the page's end would be a layout shift.
          key={String(hasScripts)}
          ref={button}
          className={hasScripts ? "chat-fab chat-fab--floats" : "chat-fab"}
          href="/chat"
          aria-label="Chat with Your Junk Buddy"
          onClick={open}
        >
          <Buddy />
        </a>
      )}
      {hasOpened.current && (
        <Suspense fallback={null}>
          <ChatPanel isOpen={isOpen} takesFocus={isOpenedByHand} onClose={close} onLeave={leave} />
        </Suspense>
      )}
    </aside>
  );
}

/** The script for it comes after the page's own: nothing that is painted waits for it. */
function useStepAside(isShown: boolean): RefObject<HTMLElement> {
  const floating = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isShown) return;
    let stop: (() => void) | null = () => {};
    const begin = async () => {
      const { stepAside } = await import("./step-aside.ts");
      if (stop && floating.current) stop = stepAside(floating.current);
    };
    // Without it, on a lost connection, the button stays where it is.
    begin().catch(() => {});
    return () => {
      stop?.();
      stop = null;
    };
  }, [isShown]);
  return floating;
}

/** The tip bubble: after a quiet moment, at most every ten minutes, never while a field is in use. */
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

/** On a phone the cart bar is in the bubble's place; a field with the focus is never covered. */
function isInTheWay(): boolean {
  const isTyping = document.activeElement?.matches("input, textarea, select") ?? false;
  const isPhone = matchMedia("(max-width: 59.99rem)").matches;
  return isTyping || (isPhone && document.querySelector(".cartbar, .submitbar") !== null);
}

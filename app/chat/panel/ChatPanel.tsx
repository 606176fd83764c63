import { useRouteLoaderData } from "@remix-run/react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { rememberChatAttribution } from "#app/cart/chat-attribution.ts";
import { isTooLong, type ParsedCart, type ParsedLine } from "#app/chat/chat.ts";
import type { ChatAnswerChoice } from "#app/chat/chat-answer.ts";
import {
  acceptOffer,
  addedToCart,
  answered,
  attachDiscount,
  type ChatState,
  confirmDetections,
  declineDetections,
  declineLead,
  declineOffer,
  isLeadReset,
  resetLead,
  saidTooLong,
  tickedDoubts,
  tookDoubtful,
  userSays,
} from "#app/chat/chat-flow.ts";
import { type LeadField, wrongLeadFields } from "#app/chat/leads/lead-fields.ts";
import { withAdded } from "#app/chat/photos/photo-detections.ts";
import { tickedLines } from "#app/chat/ticked-lines.ts";
import { words } from "#app/chat/words.ts";
import { priceCart } from "#app/prices/pricing.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { ChatBody } from "./ChatBody.tsx";
import { ChatHeader } from "./ChatHeader.tsx";
import { forgetLead, keepDraft, keepLead, keptDraft, keptLead } from "./chat-session.ts";
import type { ChatStep } from "./chat-steps.ts";
import { postLead, useChat } from "./use-chat.ts";
import "./chat.css";
import "#app/ui/styles/form.css";

const NOTHING_WRONG: readonly LeadField[] = [];

type ChatPanelProps = {
  isOpen: boolean;
  /** The visitor has opened the panel on this page: it takes the focus. */
  takesFocus: boolean;
  onClose: () => void;
  /** A link that leaves the panel was followed; the next page takes the focus. */
  onLeave: () => void;
};

/** The chat panel, 360 by 560 px where there is room, over any page. */
export default function ChatPanel({ isOpen, takesFocus, onClose, onLeave }: ChatPanelProps) {
  const chat = useChat();
  const { state, setState } = chat;
  const cart = useCart();
  const [wrongLead, setWrongLead] = useState<readonly LeadField[]>(NOTHING_WRONG);
  const [draft, setDraft] = useState(keptDraft);
  const [sent, setSent] = useState(0);
  const [thumbs, setThumbs] = useState<readonly string[]>([]);
  const root = useRouteLoaderData("root") as { takesPhotos?: boolean } | undefined;
  const takesPhotos = root?.takesPhotos === true;
  const numbers = useNumbers();
  /** The files of the latest photos, to be kept in this tab where a list is made from them. */
  const shown = useRef<readonly File[]>([]);
  const isApplying = useRef(false);
  const isJustAdded = useRef(false);
  const panel = useRef<HTMLElement>(null);
  const ownsFocus = useOwnsFocus(panel, isOpen && takesFocus);
  useCloseOnEscape(ownsFocus, isOpen, onClose);
  useFocusOnPrompt(panel, ownsFocus, isOpen, state.prompt, chat.isPending);
  useRoomAboveKeyboard(panel);

  // The button that added the list is now disabled: the link to book takes the focus, once the
  // cart has the items.
  useEffect(() => {
    const schedule = panel.current?.querySelector<HTMLElement>(".parsed__cart a");
    if (!isJustAdded.current || !schedule) return;
    isJustAdded.current = false;
    if (ownsFocus.current) schedule.focus();
  });

  // A page left while an answer was under way asks for it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the conversation found kept
  useEffect(() => {
    if (state.messages.at(-1)?.role === "user") void converse(state);
  }, []);

  function take(step: ChatStep, form: FormData, selected: readonly ParsedLine[]): void {
    setWrongLead(NOTHING_WRONG);
    const steps: Record<ChatStep, () => void> = {
      accept: () => setState(acceptOffer),
      decline: () => setState(declineOffer),
      lead: () => void applyLead(text(form, "name"), text(form, "phone")),
      "no-lead": () => setState(declineLead),
      send: () => void send(text(form, "message"), selected),
      add: () => addToCart(selected),
      "add-seen": () => confirm(tickedLines(form, state.detections.lines)),
      "no-seen": () => setState(declineDetections),
    };
    steps[step]();
  }

  function choose({ label, lines }: ChatAnswerChoice, selected: readonly ParsedLine[]): void {
    setSent((count) => count + 1);
    void converse(userSays(state, label, withAdded(lines, tickedDoubts(state, selected))));
  }

  async function showPhotos(photos: FormData): Promise<void> {
    setSent((count) => count + 1);
    shown.current = photos.getAll("photos").filter((file) => file instanceof File);
    setThumbs(await chat.look(photos));
  }

  function confirm(chosen: readonly ParsedLine[]): void {
    if (chosen.length === 0) {
      setState(declineDetections);
      return;
    }
    void keepInTab(shown.current);
    void ask(confirmDetections(state, chosen));
  }

  async function send(message: string, selected: readonly ParsedLine[]): Promise<void> {
    if (message.trim() === "") return;
    putInBox("");
    setSent((count) => count + 1);
    if (isLeadReset(message)) {
      forgetLead();
      cart.setDiscount(false);
      setState(resetLead);
      return;
    }
    const asked = userSays(tookDoubtful(state, selected), message);
    if (isTooLong(asked.messages)) {
      setState(saidTooLong);
      putInBox(message);
      return;
    }
    await converse(asked);
  }

  function ask(asked: ChatState): Promise<boolean> {
    return chat.ask(asked, (answer) =>
      answered(asked, answer, { isDiscountOn: cart.isDiscountOn, numbers }),
    );
  }

  async function converse(asked: ChatState): Promise<void> {
    const isAnswered = await ask(asked);
    if (!isAnswered) putInBox(asked.messages.at(-1)?.content ?? "");
  }

  function putInBox(words: string): void {
    setDraft(words);
    keepDraft(words);
  }

  async function applyLead(name: string, phone: string): Promise<void> {
    // A second press while the first is pending would save a second lead.
    if (isApplying.current) return;
    isApplying.current = true;
    const outcome = await postLead({ name, phone });
    isApplying.current = false;
    if (outcome === "invalid") {
      const wrong = wrongLeadFields({ name, phone });
      // The server refused what was valid here: either field may be wrong.
      setWrongLead(wrong.length > 0 ? wrong : ["name", "phone"]);
      return;
    }
    keepLead({ name, phone });
    cart.setDiscount(true);
    setState((current) => attachDiscount(current, { isSaved: outcome === "saved", numbers }));
  }

  function addToCart(selected: readonly ParsedLine[]): void {
    for (const { id, quantity } of selected) cart.change({ kind: "add", id, units: quantity });
    rememberChatAttribution(selected);
    setState((current) =>
      addedToCart(current, selected, without(current.parsed, selected, numbers)),
    );
    isJustAdded.current = true;
  }

  return (
    <section
      ref={panel}
      className="chat"
      hidden={!isOpen}
      role="dialog"
      aria-labelledby="chat-title"
    >
      <ChatHeader ai={chat.ai}>
        <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </ChatHeader>
      <ChatBody
        key={sent}
        state={state}
        isPending={chat.isPending}
        isDiscountOn={cart.isDiscountOn}
        lead={keptLead()}
        wrongLead={wrongLead}
        cart={cart.price}
        draft={draft}
        conversation={null}
        onStep={take}
        onAnswer={choose}
        takesPhotos={takesPhotos}
        thumbs={thumbs}
        onPhotos={showPhotos}
        onLeave={onLeave}
      />
    </section>
  );
}

/** A booking may get them later; where the code cannot be loaded, the booking's page takes photos too. */
async function keepInTab(photos: readonly File[]): Promise<void> {
  if (photos.length === 0) return;
  const memory = await import("#app/booking/photos/photo-memory.ts").catch(() => null);
  await memory?.keepPhotos(photos);
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? "");
}

function without(
  parsed: ParsedCart,
  gone: readonly ParsedLine[],
  numbers: ShopNumbers,
): ParsedCart {
  const left = (some: readonly ParsedLine[]) =>
    some.filter((line) => !gone.some(({ id }) => id === line.id));
  const lines = left(parsed.lines);
  const price = priceCart(
    lines.map((line) => ({ ...line, priceCents: Math.round(line.price * 100) })),
    numbers,
  );
  return {
    lines,
    totalVolume: price.volume,
    finalPrice: price.cents / 100,
    doubtful: left(parsed.doubtful),
    questions: [],
    advice: [],
  };
}

/**
 * Whether the visitor is working in the panel: from opening it, or a press or the focus inside,
 * until a press or the focus elsewhere. Where the focus is does not tell, as a control that is
 * removed loses it.
 */
function useOwnsFocus(panel: RefObject<HTMLElement>, isOpened: boolean): RefObject<boolean> {
  const ownsFocus = useRef(isOpened);
  useLayoutEffect(() => {
    if (isOpened) ownsFocus.current = true;
  }, [isOpened]);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      ownsFocus.current = panel.current?.contains(target as Node) ?? false;
    };
    addEventListener("focusin", follow);
    addEventListener("pointerdown", follow);
    return () => {
      removeEventListener("focusin", follow);
      removeEventListener("pointerdown", follow);
    };
  }, [panel]);
  return ownsFocus;
}

/**
 * Escape closes the panel while the visitor works in it, also after a press on its text, which
 * takes the focus from every control. A layout effect: a panel that is seen hears the key.
 */
function useCloseOnEscape(
  ownsFocus: RefObject<boolean>,
  isOpen: boolean,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && ownsFocus.current) onClose();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [ownsFocus, isOpen, onClose]);
}

/**
 * Keeps the panel above a phone's keyboard, which covers the page and leaves its height as it is
 * (`--seen` and `--covered` in chat.css).
 */
function useRoomAboveKeyboard(panel: RefObject<HTMLElement>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const follow = () => {
      // A page that is zoomed in by fingers is as high as before.
      const isZoomed = view.scale > 1.01;
      const covered = isZoomed ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop);
      const style = panel.current?.style;
      style?.setProperty("--covered", `${covered}px`);
      if (covered > 0) style?.setProperty("--seen", `${view.height}px`);
      else style?.removeProperty("--seen");
    };
    follow();
    view.addEventListener("resize", follow);
    view.addEventListener("scroll", follow);
    return () => {
      view.removeEventListener("resize", follow);
      view.removeEventListener("scroll", follow);
    };
  }, [panel]);
}

/**
 * Moves the focus to the first question or the text box whenever the panel asks for something,
 * unless the visitor is working elsewhere on the page. A question that a long answer has pushed out
 * of sight leaves the focus to the log, which the arrow keys scroll.
 */
function useFocusOnPrompt(
  panel: RefObject<HTMLElement>,
  ownsFocus: RefObject<boolean>,
  isOpen: boolean,
  prompt: string | null,
  isPending: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question moves the focus
  useEffect(() => {
    if (isPending || !isOpen || !ownsFocus.current) return;
    const target = panel.current?.querySelector<HTMLElement>(
      ".seen input, .offer input, .offer button, textarea:not(:disabled)",
    );
    const log = panel.current?.querySelector<HTMLElement>(".chat__log");
    const isBelow = (one: Element) =>
      log?.contains(one) && one.getBoundingClientRect().bottom > log.getBoundingClientRect().bottom;
    (target && isBelow(target) ? log : target)?.focus({ preventScroll: true });
  }, [panel, ownsFocus, isOpen, prompt, isPending]);
}

import { useActionData, useLocation, useNavigationType } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { type Answer, DeskAnswer } from "./DeskAnswer.tsx";
import { SAID_ID } from "./desk-path.ts";
import { showHere } from "./show-here.ts";
import { words } from "./words/desk-words.ts";

type SaidProps = {
  /** The press: the form's intent. */
  did: string;
  /** Which of several like forms. */
  of?: string | undefined;
  className?: string;
  children?: ReactNode;
};

/** The presses whose words mention an email. */
const MAIL_PRESSES = ["mail", "resend", "send-again", "offered", "receipt", "send"];

/**
 * What a press did, shown beside the button that was pressed. The redirect's fragment brings it into view and
 * gives it the focus without JavaScript too (rule 276).
 */
export function DeskSaid({ did, of, className = "said", children = words.saved }: SaidProps) {
  const { search, key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const isRefused = useActionData() !== undefined;
  const asked = new URLSearchParams(search);
  const isShown =
    !isRefused && asked.get("did") === did && (of === undefined || asked.get("what") === of);
  const place = useInView<HTMLParagraphElement>(isShown && !isReturn ? key : null);
  const { sendsMail } = useBusiness();
  if (!isShown) return null;
  return (
    <p ref={place} id={SAID_ID} className={className} role="status" tabIndex={-1}>
      {sendsMail || !MAIL_PRESSES.includes(did) ? children : words.noMail}
    </p>
  );
}

/**
 * Gives what a press has brought the focus, and brings it into view.
 * @param what new with each press; null: nothing was brought
 */
export function useInView<Shown extends HTMLElement>(what: unknown) {
  const place = useRef<Shown>(null);
  useEffect(() => {
    if (what === null || what === undefined) return;
    showHere(place.current);
  }, [what]);
  return place;
}

/** Why the form of these intents was refused, in that form. */
export function RefusedHere({
  intents,
  of,
}: {
  intents: readonly string[];
  of?: string | undefined;
}) {
  const answer = useActionData() as
    | (NonNullable<Answer> & { typed?: Record<string, string> | null })
    | undefined;
  const { intent = "", id } = answer?.typed ?? {};
  const isHere = intents.includes(intent) && (of === undefined || of === id);
  // Two versions stand once, above.
  return isHere && answer?.problem && !answer.clash ? <DeskAnswer answer={answer} /> : null;
}

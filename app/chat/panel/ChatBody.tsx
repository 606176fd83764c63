import { useLocation } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { MAX_MESSAGE_CHARACTERS, type ParsedLine } from "#app/chat/chat.ts";
import type { ChatAnswerChoice } from "#app/chat/chat-answer.ts";
import { parseChoice } from "#app/chat/chat-answer-reader.ts";
import type { ChatState } from "#app/chat/chat-flow.ts";
import type { LeadField } from "#app/chat/leads/lead-fields.ts";
import { Questions } from "#app/chat/Questions.tsx";
import { quotePageIn } from "#app/chat/quote-page.ts";
import { words } from "#app/chat/words.ts";
import { hrefOf, isInSpanish, pathIn } from "#app/lib/language.ts";
import { type Cart, serializeCart } from "#app/prices/cart.ts";
import type { Price } from "#app/prices/pricing.ts";
import { PageLink } from "#app/ui/PageLink.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { ChatLog, NEWEST_ID } from "./ChatLog.tsx";
import { LeadForm, Offer } from "./ChatOffers.tsx";
import { type ChatStep, stepButton } from "./chat-steps.ts";
import { DetectionsOffer } from "./DetectionsOffer.tsx";
import { ParsedList, PickableLine, type Picked, pickedLines } from "./ParsedList.tsx";
import { PhotoAsk } from "./PhotoAsk.tsx";

const CHAT = `/chat#${NEWEST_ID}`;

type ChatBodyProps = {
  state: ChatState;
  isPending: boolean;
  isDiscountOn: boolean;
  lead: { name: string; phone: string };
  /** The cart's price before the discount. */
  cart: Price;
  /** The fields of the lead form that are not valid. */
  wrongLead: readonly LeadField[];
  /** The initial text of the text box: a message that got no answer. */
  draft: string;
  /** The index of the first message that the last post added, on a page that was posted. */
  newFrom?: number;
  /** The conversation as a form field, where forms are posted; null where `onStep` handles each step. */
  conversation: string | null;
  /** The list of a browser that blocks cookies, which the posted forms carry (rule 264). */
  unkept?: Cart | null;
  /** Whether a model that sees photos is set. */
  takesPhotos: boolean;
  /** Small pictures of the latest photos, in their order. */
  thumbs: readonly string[];
  /** Called when a link that leaves the panel is followed. */
  onLeave?: () => void;
  onStep?: (step: ChatStep, form: FormData, lines: readonly ParsedLine[]) => void;
  /** Called when an offered answer is pressed. */
  onAnswer?: (choice: ChatAnswerChoice, lines: readonly ParsedLine[]) => void;
  onPhotos?: (photos: FormData) => void;
};

/** The conversation, its questions, the list and the text box, each in a form of its own. */
export function ChatBody(props: ChatBodyProps) {
  const { state, isPending, isDiscountOn, onStep, onAnswer } = props;
  const { prompt, parsed, detections } = state;
  const [picked, setPicked] = useState<Picked>(new Map());
  /** The photos of a line, once the customer has confirmed it. */
  const photosOf = (id: string) => {
    const line = detections.isAsked ? undefined : detections.lines.find((one) => one.id === id);
    return line && words.fromPhotos(line.photos);
  };
  const selected = pickedLines(parsed, picked);
  const hasLines = parsed.lines.length + parsed.doubtful.length > 0;
  // One thing at a time: what photos show comes before what the list leaves open.
  const mayAsk = prompt === null && !isPending;
  const asksOfDetections = mayAsk && detections.isAsked;
  const asksOfList = mayAsk && !detections.isAsked;
  const last = state.messages.at(-1);
  const foreign = state.language === uiWords.language ? undefined : state.language;
  const quotePage = last?.role === "assistant" && quotePageIn(last.content);
  const fields = (
    <>
      {props.conversation !== null && (
        <input type="hidden" name="conversation" value={props.conversation} />
      )}
      {props.unkept && <input type="hidden" name="unkept" value={serializeCart(props.unkept)} />}
    </>
  );
  const form = (children: ReactNode, className = "contents") => (
    <StepForm fields={fields} className={className} {...stepHandler(onStep, onAnswer, selected)}>
      {children}
    </StepForm>
  );
  const pickable = (line: ParsedLine, quantity: number, note: string | undefined) => (
    <PickableLine
      key={line.id}
      line={line}
      note={note}
      lang={foreign}
      quantity={picked.get(line.id) ?? quantity}
      {...(onStep && {
        onPick: (count: number) => setPicked(new Map(picked).set(line.id, count)),
      })}
    />
  );
  return (
    <>
      <ChatLog
        state={state}
        isPending={isPending}
        wrongLead={props.wrongLead}
        newFrom={props.newFrom}
      >
        {foreign === "es" &&
          last?.role === "assistant" &&
          (props.conversation === null ? <SpanishLink /> : form(<SpanishButton />))}
        {(prompt === "pre-offer" || prompt === "post-offer") && form(<Offer kind={prompt} />)}
        {asksOfDetections &&
          form(<DetectionsOffer lines={detections.lines} thumbs={props.thumbs} />)}
        {asksOfList &&
          parsed.questions.length > 0 &&
          form(<Questions questions={parsed.questions} isAsked lang={foreign} />)}
        {asksOfList &&
          picked.size === 0 &&
          parsed.advice.length > 0 &&
          form(<Questions questions={parsed.advice} lang={foreign} />)}
        {mayAsk && quotePage && (
          <PageLink
            className="btn btn--sm btn--line"
            to="/quote"
            lang={foreign}
            onClick={props.onLeave}
          >
            {quotePage}
          </PageLink>
        )}
        {prompt === "lead" &&
          form(
            <LeadForm
              key={props.lead.name}
              lead={props.lead}
              wrong={props.wrongLead}
              isPosted={props.newFrom !== undefined}
            />,
          )}
      </ChatLog>
      {form(
        <ParsedList
          selected={selected}
          doubts={parsed.doubtful.filter(({ id }) => !picked.get(id)).length}
          isAddable={onStep ? selected.length > 0 : hasLines}
          isDiscountOn={isDiscountOn}
          isPending={isPending}
          isFolded={prompt === "lead" || detections.isAsked}
          cart={props.cart}
          unkept={props.unkept}
          onLeave={props.onLeave}
        >
          {hasLines && (
            <ul className="parsed__list">
              {parsed.lines.map((line) => pickable(line, line.quantity, photosOf(line.id)))}
              {parsed.doubtful.map((line) => pickable(line, 0, words.doubtful))}
            </ul>
          )}
        </ParsedList>,
      )}
      {props.takesPhotos ? (
        <div className="composer-bar">
          <PhotoAsk
            fields={fields}
            isClosed={prompt !== null || isPending}
            onPhotos={props.onPhotos}
          />
          {form(<Composer {...props} />, "composer")}
        </div>
      ) : (
        form(<Composer {...props} />, "composer")
      )}
    </>
  );
}

/** What the field of the button is called that leads to the page in Spanish. */
export const MOVED = "moved";
const SPANISH = { className: "btn btn--sm btn--quiet", lang: "es", children: "Seguir en español" };

/** Leads to the same page in Spanish, where the panel opens with the conversation (rule 579). */
function SpanishLink() {
  const { pathname } = useLocation();
  return (
    <a href={pathIn("es", isInSpanish(pathname) ? pathname : "/")} hrefLang="es" {...SPANISH} />
  );
}

/** Posts the conversation to the page in Spanish. */
function SpanishButton() {
  return <button name={MOVED} formAction={pathIn("es", CHAT)} {...SPANISH} />;
}

function stepHandler(
  onStep: ChatBodyProps["onStep"],
  onAnswer: ChatBodyProps["onAnswer"],
  selected: readonly ParsedLine[],
) {
  if (!onStep) return {};
  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const button = (event.nativeEvent as SubmitEvent).submitter;
      if (!(button instanceof HTMLButtonElement)) return;
      const choice = button.name === "answer" ? parseChoice(button.value) : null;
      if (choice) {
        onAnswer?.(choice, selected);
        return;
      }
      onStep(button.value as ChatStep, new FormData(event.currentTarget), selected);
    },
  };
}

function StepForm({
  fields,
  className,
  onSubmit,
  children,
}: {
  /** The hidden fields of a posted form. */
  fields: ReactNode;
  className: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      action={hrefOf(CHAT)}
      className={className}
      noValidate
      {...(onSubmit && { onSubmit })}
    >
      {fields}
      {children}
    </form>
  );
}

/** Enter sends, Shift+Enter starts a new line. Disabled while a question waits for its answer. */
function Composer({ state, isPending, draft, conversation }: ChatBodyProps) {
  const isClosed = state.prompt !== null || isPending;
  const placeholder = isPending ? words.pending : state.prompt ? words.answerAbove : words.message;
  return (
    <>
      <label className="vh" htmlFor="chat-message">
        {words.message}
      </label>
      <textarea
        key={draft}
        className="input"
        id="chat-message"
        name="message"
        rows={2}
        maxLength={MAX_MESSAGE_CHARACTERS}
        placeholder={placeholder}
        defaultValue={draft}
        disabled={isClosed}
        onKeyDown={conversation === null ? sendOnEnter : undefined}
      />
      <button {...stepButton("send")} className="btn btn--sm btn--cobalt" disabled={isClosed}>
        {words.send}
      </button>
    </>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>("button"));
}

import { useState } from "react";
import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { DeskSaid, useInView } from "#app/desk/DeskSaid.tsx";
import type { Review } from "#app/site/review.ts";
import { TextField } from "#app/ui/Field.tsx";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";

export type DeviceRow = {
  id: number;
  device: string;
  seenAt: string;
  isThis: boolean;
  who: string;
};

/** The reviews on the home page. */
export function ReviewsSettings({
  requestId,
  reviews,
  typed,
  today,
}: {
  requestId: string;
  today: string;
  reviews: readonly Review[];
  /** What was typed into the form, where it was refused. */
  typed: Typed | null;
}) {
  return (
    <section className="block" id="reviews">
      <h2>Reviews on the home page</h2>
      <p className="small">
        {reviews.length === 0 && "None yet. "}Add a customer's own words, with the day and the place
        where they left them. Ask before you use them.
      </p>
      <ul className="rows">
        {reviews.map(({ id, author, place, words, origin, leftOn }) => (
          <li key={id}>
            <span>
              <b>{place === "" ? author : `${author}, ${place}`}</b>
              <small>{[words, origin, leftOn].filter(Boolean).join(", ")}</small>
            </span>
            <DeskForm intent="remove-review" requestId={requestId} of={String(id)}>
              <input type="hidden" name="review" value={id} />
              <button
                className="remove"
                type="submit"
                aria-label={`Remove the review of ${author}`}
              >
                Remove
              </button>
            </DeskForm>
          </li>
        ))}
      </ul>
      <DeskSaid did="remove-review">Removed.</DeskSaid>
      <DeskForm
        key={formKey(String(reviews.length), typed)}
        intent="add-review"
        requestId={requestId}
        className="stack"
        said="Added."
      >
        <div className="fields">
          <TextField
            name="author"
            label="Who said it"
            width="field--half"
            autoComplete="off"
            defaultValue={typed?.author}
          />
          <TextField
            name="place"
            label="Their city"
            width="field--half"
            autoComplete="off"
            defaultValue={typed?.place}
          />
          <TextField
            name="origin"
            defaultValue={typed?.origin}
            label="Where they left it"
            hint="Google, Yelp, a text to us"
            width="field--half"
            autoComplete="off"
          />
          <TextField
            name="leftOn"
            defaultValue={typed?.leftOn}
            label="When"
            type="date"
            max={today}
            width="field--half"
          />
          <TextField
            name="url"
            defaultValue={typed?.url}
            label="Link to the review (optional)"
            width="field--half"
            type="url"
            autoComplete="off"
          />
          <div className="field">
            <label htmlFor="words">Their words</label>
            <textarea
              className="input"
              id="words"
              name="words"
              rows={3}
              maxLength={600}
              defaultValue={typed?.words}
            />
          </div>
        </div>
        <div>
          <SubmitButton>Add review</SubmitButton>
        </div>
      </DeskForm>
    </section>
  );
}

/** The private calendar feed. Its address is shown once. */
export function FeedSettings({
  requestId,
  hasFeed,
  feed,
  seen,
}: {
  requestId: string;
  seen: string;
  hasFeed: boolean;
  feed: string | null;
}) {
  const place = useInView<HTMLInputElement>(feed);
  return (
    <DeskForm
      requestId={requestId}
      seen={seen}
      className="block"
      id="feed"
      answers={["new-feed", "stop-feed"]}
      said="Stopped."
    >
      <h2>Calendar feed</h2>
      {feed !== null && (
        <div className="field">
          <label htmlFor="feed-address">Private link for your phone&rsquo;s calendar</label>
          <p className="hint" id="feed-hint">
            Copy it now. You won't see it again. Anyone who has it can read your jobs, without
            prices.
          </p>
          <input
            className="input"
            id="feed-address"
            ref={place}
            readOnly
            value={feed}
            aria-describedby="feed-hint"
            onFocus={({ target }) => target.select()}
          />
          <div className="row">
            <a className="btn btn--sm btn--line" href={feed.replace(/^https?:/, "webcal:")}>
              Subscribe
            </a>
            <CopyButton text={feed} />
          </div>
        </div>
      )}
      <p className="small">
        {hasFeed || feed !== null
          ? "A link is in use. You saw it once, when you made it."
          : "No link yet. With a link, your phone's calendar shows every job."}
      </p>
      <div className="row">
        <button
          className="btn btn--sm btn--line"
          type="submit"
          name="intent"
          value="new-feed"
          formAction="#feed-address"
        >
          {hasFeed ? "Make a new link and stop the old one" : "Make a link"}
        </button>
        {hasFeed && (
          <button className="btn btn--sm btn--quiet" type="submit" name="intent" value="stop-feed">
            Stop the feed
          </button>
        )}
      </div>
    </DeskForm>
  );
}

/** Copies a text that stands in a field beside it; there is none without scripts. */
function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const hasScripts = useHasScripts();
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setSaid("Copied."))
      .catch(() => setSaid("Your browser didn't allow that. Copy the link from the field."));
  if (!hasScripts) return null;
  return (
    <>
      <button className="btn btn--sm btn--line" type="button" onClick={() => void copy()}>
        Copy
      </button>
      <span className="small" role="status">
        {said}
      </span>
    </>
  );
}

/** Its outcome is said above it: the form goes with the last of the others. */
const NONE: readonly string[] = [];

/** The signed-in devices. */
export function DevicesSettings({
  requestId,
  devices,
}: {
  requestId: string;
  devices: readonly DeviceRow[];
}) {
  return (
    <section className="block" id="devices">
      <h2>Signed-in devices</h2>
      <ul className="rows">
        {devices.map(({ id, device, seenAt, isThis, who }) => (
          <li key={id}>
            <span>
              <b>{device}</b>
              <small>
                {who}, seen {seenAt}
              </small>
            </span>
            {isThis ? (
              <span className="flag flag--done">This one</span>
            ) : (
              <DeskForm intent="sign-out" requestId={requestId} of={String(id)}>
                <input type="hidden" name="device" value={id} />
                <button className="remove" type="submit" aria-label={`Sign out ${device}`}>
                  Sign out
                </button>
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
      <DeskSaid did="sign-out">Signed out.</DeskSaid>
      <DeskSaid did="sign-out-others">Every other device is signed out.</DeskSaid>
      {devices.length > 1 && (
        <DeskForm answers={NONE} intent="sign-out-others" requestId={requestId}>
          <button className="btn btn--sm btn--danger" type="submit">
            Sign out everywhere else
          </button>
        </DeskForm>
      )}
    </section>
  );
}

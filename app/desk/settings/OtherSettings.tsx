import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { DeskSaid, useInView } from "#app/desk/DeskSaid.tsx";
import type { Review } from "#app/site/review.ts";
import { TextField } from "#app/ui/Field.tsx";
import { CopyField } from "./CopyField.tsx";

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
  trucks,
}: {
  requestId: string;
  seen: string;
  trucks: readonly { id: number; name: string }[];
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
        <CopyField
          id="feed-address"
          label="Private link for your phone&rsquo;s calendar"
          hint="Copy it now. You won't see it again. Anyone who has it can read your jobs, without prices."
          text={feed}
          place={place}
        >
          <a className="btn btn--sm btn--line" href={feed.replace(/^https?:/, "webcal:")}>
            Subscribe
          </a>
        </CopyField>
      )}
      <p className="small">
        {hasFeed || feed !== null
          ? "A link is in use. You saw it once, when you made it."
          : "No link yet. With a link, your phone's calendar shows every job."}
      </p>
      {trucks.length > 1 && (hasFeed || feed !== null) && (
        <TruckFeeds trucks={trucks} feed={feed} />
      )}
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

/** The address of each truck's own jobs: the whole one while it is shown, what goes behind it later. */
function TruckFeeds({
  trucks,
  feed,
}: {
  trucks: readonly { id: number; name: string }[];
  feed: string | null;
}) {
  return (
    <>
      <p className="small">The jobs of one truck alone have an address of their own:</p>
      {trucks.map(({ id, name }) => {
        const label = feed === null ? `${name}: put this behind your link` : name;
        const text = `${feed ?? ""}?truck=${id}`;
        return <CopyField key={id} id={`feed-${id}`} label={label} text={text} />;
      })}
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

import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { TwoVersions } from "#app/desk/job/ClashBox.tsx";
import { words as shared } from "#app/desk/words/desk-words.ts";
import { houstonClock } from "#app/lib/houston-time.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { dropPost, sendAgain } from "./desk-app.ts";
import { postWords, savedWords, typedLines, type WaitingPost } from "./desk-queue.ts";
import { useDeskState } from "./use-desk-state.ts";
import { words } from "./words.ts";

/**
 * A strip above every screen: without signal it says how old the page is, and it counts the posts
 * that wait to be sent.
 * @param savedAt ISO instant at which the server made the page
 * @param unkept the label of a pressed link whose page is not stored on this device
 */
export function OfflineStrip({ savedAt, unkept }: { savedAt: string; unkept: string | null }) {
  const { posts, trying, isOff } = useDeskState();
  const waiting = posts.filter(({ id, refusal }) => refusal === null && id !== trying);
  if (!isOff && waiting.length === 0) return null;
  const said = isOff ? words.noSignal(savedWords(savedAt, new Date())) : words.sending;
  return (
    <>
      {waiting.length === 0 ? (
        <p className="strip strip--alone" role="status">
          <DeskIcon name="cloud-off" />
          {said}
        </p>
      ) : (
        <details className="strip">
          <summary>
            <DeskIcon name={isOff ? "cloud-off" : "clock"} />
            <span>{said}</span>
            <em>{words.waiting(waiting.length)}</em>
          </summary>
          <ul>
            {waiting.map((post) => (
              <li key={post.id}>
                {post.name || post.orderNumber}: {postWords(post)}, {houstonClock(post.at)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {isOff && unkept && (
        <p className="strip strip--alone" role="status">
          {words.needsSignal(unkept)}
        </p>
      )}
    </>
  );
}

/**
 * Posts that had waited and were refused, with what was typed. The person chooses what to do with
 * each.
 */
export function RefusedPosts() {
  const refused = useDeskState().posts.filter(({ refusal }) => refusal !== null);
  if (refused.length === 0) return null;
  return (
    <div className="wrap desk__alert stack">
      {refused.map((post) => (
        <RefusedPost key={post.id} post={post} />
      ))}
    </div>
  );
}

function RefusedPost({ post }: { post: WaitingPost }) {
  const { id, name, orderNumber, refusal, at } = post;
  const clash = refusal?.clash;
  const card = useRef<HTMLElement>(null);
  // The refusal may arrive while the person is far down a page.
  useEffect(() => {
    card.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section ref={card} className="clash" role="alert" aria-labelledby={`refused-${id}`}>
      <div>
        <h2 id={`refused-${id}`} className="h-sub">
          {words.notTaken(name || orderNumber)}
        </h2>
        <p>
          {refusal?.problem} {refusal?.advice}
        </p>
      </div>
      <TwoVersions
        mine={words.mine(houstonClock(at))}
        lines={clash?.mine ?? typedLines(post)}
        clash={
          clash ?? { now: [orderNumber === "" ? words.enterAgain : words.lookAgain], last: null }
        }
      >
        {clash && (
          <button
            className="btn btn--cobalt btn--block"
            type="button"
            onClick={() => void sendAgain(post, clash)}
          >
            {shared.sendMine}
          </button>
        )}
        <button
          className="btn btn--line btn--block"
          type="button"
          onClick={() => void dropPost(post)}
        >
          {words.discard}
        </button>
      </TwoVersions>
      {orderNumber === "" ? (
        <Link className="btn btn--line btn--block" to={post.action}>
          {words.enter}
        </Link>
      ) : (
        <Link className="btn btn--line btn--block" to={jobPath(orderNumber)}>
          {shared.openJob}
        </Link>
      )}
    </section>
  );
}

/** A mark on a job or stop whose change is shown but not sent yet. */
export function NotSent() {
  return (
    <span className="flag flag--wait">
      <DeskIcon name="clock" />
      {words.notSent}
    </span>
  );
}

/** Replaces a form while its post waits to be sent. */
export function WaitsToBeSent({ order }: { order: string }) {
  return (
    <div className="wrap stack desk__task">
      <p>
        <Icon name="check" /> {words.isDone}
      </p>
      <p>
        <Link className="btn btn--line" to={jobPath(order)}>
          {shared.openJob}
        </Link>
      </p>
    </div>
  );
}

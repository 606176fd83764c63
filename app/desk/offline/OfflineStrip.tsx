import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { TwoVersions } from "#app/desk/job/ClashBox.tsx";
import { houstonClock } from "#app/lib/houston-time.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { dropPost, sendAgain } from "./desk-app.ts";
import { postWords, savedWords, typedLines, type WaitingPost, waitingWords } from "./desk-queue.ts";
import { useDeskState } from "./use-desk-state.ts";

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
  const words = isOff ? `${savedWords(savedAt, new Date())}, no signal` : "Sending";
  return (
    <>
      {waiting.length === 0 ? (
        <p className="strip strip--alone" role="status">
          <DeskIcon name="cloud-off" />
          {words}
        </p>
      ) : (
        <details className="strip">
          <summary>
            <DeskIcon name={isOff ? "cloud-off" : "clock"} />
            <span>{words}</span>
            <em>{waitingWords(waiting.length)}</em>
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
          {unkept} needs signal.
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
          {name || orderNumber}: not taken by the server
        </h2>
        <p>
          {refusal?.problem} {refusal?.advice}
        </p>
      </div>
      <TwoVersions
        mine={`Yours, saved ${houstonClock(at)}`}
        lines={clash?.mine ?? typedLines(post)}
        clash={clash ?? (orderNumber === "" ? AGAIN : LOOK)}
      >
        {clash && (
          <button
            className="btn btn--cobalt btn--block"
            type="button"
            onClick={() => void sendAgain(post, clash)}
          >
            Send mine again
          </button>
        )}
        <button
          className="btn btn--line btn--block"
          type="button"
          onClick={() => void dropPost(post)}
        >
          Discard mine
        </button>
      </TwoVersions>
      {orderNumber === "" ? (
        <Link className="btn btn--line btn--block" to={post.action}>
          Enter it again
        </Link>
      ) : (
        <Link className="btn btn--line btn--block" to={jobPath(orderNumber)}>
          Open the job
        </Link>
      )}
    </section>
  );
}

const LOOK = { now: ["Open the job, and do it again there if it's still right."], last: null };
const AGAIN = { now: ["Nothing of it. Enter it again if it's still right."], last: null };

/** A mark on a job or stop whose change is shown but not sent yet. */
export function NotSent() {
  return (
    <span className="flag flag--wait">
      <DeskIcon name="clock" />
      Not sent yet
    </span>
  );
}

/** Replaces a form while its post waits to be sent. */
export function WaitsToBeSent({ order }: { order: string }) {
  return (
    <div className="wrap stack desk__task">
      <p>
        <Icon name="check" /> This is done. It will be sent when there is signal.
      </p>
      <p>
        <Link className="btn btn--line" to={jobPath(order)}>
          Open the job
        </Link>
      </p>
    </div>
  );
}

import { words } from "./dates-words.ts";
import { type Post, postDate } from "./post.ts";

/** The date of a post's last change, and its reading time. */
export function PostDates({ date, updated, minutes }: Pick<Post, "date" | "updated" | "minutes">) {
  return (
    <p className="muted small post-dates">
      <span>
        {updated === date ? words.published : words.updated}{" "}
        <time dateTime={updated}>{postDate(updated)}</time>
      </span>{" "}
      <span>{words.minutes(minutes)}</span>
    </p>
  );
}

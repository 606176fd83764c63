import { type Post, postDate } from "#app/domain/post.ts";

/** When a post was last changed, and how long it takes to read. */
export function PostDates({ date, updated, minutes }: Pick<Post, "date" | "updated" | "minutes">) {
  return (
    <p className="muted small post-dates">
      <span>
        {updated === date ? "Published" : "Updated"}{" "}
        <time dateTime={updated}>{postDate(updated)}</time>
      </span>{" "}
      <span>{minutes} min read</span>
    </p>
  );
}

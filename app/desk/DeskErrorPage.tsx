import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { DeskTop } from "./DeskTop.tsx";
import { words } from "./words/desk-words.ts";

export function DeskErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // The messages by which browsers report a request without an answer.
  const isUnsent = error instanceof TypeError && /fetch|load|network/i.test(error.message);
  const { title, text } = isUnsent ? words.noSignal : wordsOf(status);
  return (
    <>
      <DeskTop title={title} />
      <div className="wrap stack">
        <p>{text}</p>
        <p>
          <Link className="btn btn--line" to="/desk">
            {words.goToToday}
          </Link>
        </p>
      </div>
    </>
  );
}

function wordsOf(status: number) {
  if (status === 403) return words.forbidden;
  return status === 404 ? words.unknown : words.failed;
}

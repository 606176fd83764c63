import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { DeskTop } from "./DeskTop.tsx";

const WORDS: Record<number, { title: string; words: string }> = {
  403: {
    title: "Not for the crew",
    words: "Only the owner can see this page. Ask the owner if you need it.",
  },
  404: { title: "Not here", words: "The desk has no such page or job." },
};

const NO_SIGNAL = {
  title: "No signal",
  words: "This page isn't saved on this device. Today and its jobs are.",
};

export function DeskErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // The messages by which browsers report a request without an answer.
  const isUnsent = error instanceof TypeError && /fetch|load|network/i.test(error.message);
  const { title, words } = (isUnsent ? NO_SIGNAL : WORDS[status]) ?? {
    title: "That did not work",
    words: "Nothing was changed. Try again. The server's log says what went wrong.",
  };
  return (
    <>
      <DeskTop title={title} />
      <div className="wrap stack">
        <p>{words}</p>
        <p>
          <Link className="btn btn--line" to="/desk">
            Go to Today
          </Link>
        </p>
      </div>
    </>
  );
}

import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { readDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { recoveryWords, settingLines } from "#app/desk/settings/setting-lines.ts";
import { readSettingsPage } from "#app/desk/settings/settings-page.server.ts";
import { SUBJECTS, settingsPath } from "#app/desk/settings/subjects.ts";
import { isClosed, openForAll } from "#app/server/set-up.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { setUpSteps, setUpWords } from "./set-up-steps.ts";
import "#app/desk/styles/settings.css";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "Set up");

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireDesk(request, "owner");
  const page = readSettingsPage(session);
  const steps = setUpSteps(page, settingLines(page));
  return {
    requestId: randomUUID(),
    steps,
    words: setUpWords(steps),
    recovery: page.recovery.set,
    isClosed: isClosed(),
  };
}

/** Opens the site to customers. */
export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  await readDeskForm(request, deskRate);
  openForAll();
  return redirect("/desk/set-up", { status: 303 });
}

export default function SetUp() {
  const { requestId, steps, words, recovery, isClosed } = useLoaderData<typeof loader>();
  return (
    <>
      <DeskTop
        title="Set up"
        back={{ to: "/desk/settings", label: "Settings" }}
        help={
          <>
            Six steps, in any order. Each is saved at once, and you can leave one out and come back.
            What isn't done stays on this list.
          </>
        }
      >
        <p>{words ?? "All done"}</p>
      </DeskTop>
      <div className="wrap desk__narrow desk__task">
        {steps.map(({ title, why, lines, isDone }, at) => (
          <section className="block" key={title}>
            <div className="row between">
              <h2 className="h-sec">
                {at + 1}. {title}
              </h2>
              <span className={isDone ? "flag flag--done" : "flag"}>
                {isDone ? "Done" : isDone === null ? "Optional" : "To do"}
              </span>
            </div>
            <p className="small">{why}</p>
            <ul className="setlist">
              {lines.map((line) => (
                <li key={line.id}>
                  <Link to={line.to}>
                    <b>{line.title}</b>
                    <span>{line.state}</span>
                    <DeskIcon name="chevron-right" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className="block">
          <div className="row between">
            <h2 className="h-sec">Your way back in</h2>
            <span className={recovery ? "flag flag--done" : "flag"}>
              {recovery ? "Done" : "Optional"}
            </span>
          </div>
          <p className="small">
            Eight codes to print. If you lose this phone, one of them signs you in on another.
          </p>
          <ul className="setlist">
            <li>
              <Link to={settingsPath("recovery")}>
                <b>{SUBJECTS.recovery.title}</b>
                <span>{recoveryWords(recovery)}</span>
                <DeskIcon name="chevron-right" />
              </Link>
            </li>
          </ul>
        </section>
        <section className="block">
          <h2>{isClosed ? "Open your site" : "Your site is open"}</h2>
          <p className="small">
            {isClosed
              ? "Until you open it, customers see that it is being set up. Everything can be changed later."
              : "Customers can book. Book one yourself from another phone, and cancel it."}
          </p>
          {isClosed ? (
            <DeskForm requestId={requestId} intent="open">
              <button className="btn" type="submit">
                Open the site
              </button>
            </DeskForm>
          ) : (
            <div>
              <Link className="btn btn--line" to="/" reloadDocument>
                Look at the shop
              </Link>
            </div>
          )}
        </section>
      </div>
    </>
  );
}

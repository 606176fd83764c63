import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { type DeskForm, readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { deskServices } from "#app/desk/desk-services.server.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { standardTexts, textChecking, textFigures, textShowing } from "#app/services.server.ts";
import { withFigures } from "#app/site/faq/faq.ts";
import {
  cleanFields,
  listedTexts,
  resetText,
  saveText,
  type TextChange,
  textErrors,
} from "#app/site/page-texts/change-page-texts.server.ts";
import {
  fieldsOf,
  hasWords,
  TEXT_LIMITS,
  type TextFields,
  type TextKind,
} from "#app/site/page-texts/page-text.ts";
import { EXAMPLES } from "#app/site/page-texts/placeholders.server.tsx";
import { drawWhole, wordsOf } from "#app/site/page-texts/read-text.server.tsx";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { stateStamp } from "#db/desk-posts.server.ts";
import { PageTextScreen, type TextAnswer } from "./PageTextScreen.tsx";
import { TEXTS_LIST } from "./text-path.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) =>
  privateMeta(args, args.params.kind === "post" ? "Post" : "Question");

/** With every character escaped, and the form's other fields. */
const MAX_BYTES = 400_000;
/** Characters of a figure in the list. */
const MAX_SHOWN = 40;
const FIGURE_NAMES: Record<string, string> = {
  minimum: "smallest job",
  "full-truck": "most for a truck",
  "full-points": "points in a truck",
  "quarter-points": "points of a quarter",
  point: "for a point",
  threshold: "from here by space",
  reach: "points a flat price holds",
  discount: "chat discount",
  "lower-price": "lower than big brands",
  "more-space": "more space",
  radius: "miles you go",
  truck: "your truck",
  "all-cities": "cities",
  "nearby-cities": "cities besides yours",
};
const EMPTY: TextFields = { title: "", summary: "", body: "" };

/** A question or a post to be edited, or an empty form for a new one. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const kind = kindOf(params.kind);
  const text = textOf(kind, params.id);
  const fields = fieldsOf(text);
  const figures = textFigures();
  return {
    requestId: randomUUID(),
    ...{ kind, fields: fields ?? EMPTY, limits: TEXT_LIMITS[kind] },
    /** Null: a new one, or one that was taken away meanwhile, which is added anew. */
    id: fields === null ? null : (params.id ?? null),
    seen: stateStamp(fields),
    isOwn: hasWords(text?.own ?? null),
    isStandard: text?.standard != null,
    figures: Object.entries(figures).map(([name, reads]) => ({
      write: `{${name}}`,
      reads: reads.length > MAX_SHOWN ? `${reads.slice(0, MAX_SHOWN)} …` : reads,
      what: FIGURE_NAMES[name] ?? "",
    })),
    examples: EXAMPLES.map(({ write, isTable }) => ({
      write,
      reads: isTable ? "A table" : wordsOf(drawWhole(write, textShowing())),
    })),
  };
}

function kindOf(param: string | undefined): TextKind {
  if (param === "question" || param === "post") return param;
  throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
}

function textOf(kind: TextKind, id: string | undefined) {
  return listedTexts(connection(), kind, standardTexts(kind)).find((one) => one.id === id);
}

/** Shows the owner's words as customers would read them, keeps them, or takes them back (rules 530 to 533). */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const kind = kindOf(params.kind);
  const id = params.id ?? null;
  const post = await readDeskForm(request, deskRate, MAX_BYTES);
  const typed = { ...post.texts(["title", "summary"]), body: post.text("pageText") };
  try {
    return await answerPost(post, kind, id, typed);
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    return refuse(OUTDATED, 409, { typed, now: fieldsOf(textOf(kind, id ?? "")) });
  }
}

const OUTDATED: RefusalWords = {
  problem: "This was changed since you opened the page.",
  advice: "Yours isn't saved. It is in the form, and the words that count now are above it.",
};

async function answerPost(post: DeskForm, kind: TextKind, id: string | null, typed: TextFields) {
  const services = { ...deskServices, post, standards: standardTexts };
  if (post.intent === "reset" && id !== null) {
    await resetText({ kind, id }, services);
    return redirect(saidPath(TEXTS_LIST, "reset"), { status: 303 });
  }
  const fields = cleanFields(typed);
  const errors = textErrors(kind, fields, textChecking());
  if (errors) {
    const words = { problem: "This isn't saved yet.", advice: "Check the marked fields." };
    return refuse(words, 422, { typed, errors });
  }
  if (post.intent === "preview") return preview(fields, typed);
  const change = await saveText({ kind, id, fields }, services);
  if (change !== "done") return refuse(NOT_DONE[change], 422, { typed });
  return redirect(saidPath(TEXTS_LIST, "text"), { status: 303 });
}

const NOT_DONE: Record<Exclude<TextChange, "done">, RefusalWords> = {
  same: { problem: "Nothing is different.", advice: "Change a field, then save." },
  full: { problem: "There are 100 of your own already.", advice: "Delete one first." },
};

/** The words as customers would read them; nothing is changed. */
function preview(fields: TextFields, typed: TextFields) {
  const showing = textShowing();
  const filled = (line: string) => withFigures(line, showing.figures);
  return refuse({ problem: "", advice: "" }, 200, {
    typed,
    preview: {
      title: filled(fields.title),
      summary: filled(fields.summary),
      html: drawWhole(fields.body, showing),
    },
  });
}

function refuse(
  words: RefusalWords,
  status: number,
  more: Pick<TextAnswer, "typed"> & Partial<TextAnswer>,
) {
  const answer: Omit<TextAnswer, keyof RefusalWords> = {
    ...{ errors: {}, now: null, preview: null },
    ...more,
  };
  return refuseDeskForm(words, status, answer);
}

export default function PageText() {
  return (
    <PageTextScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>() as TextAnswer | undefined}
    />
  );
}

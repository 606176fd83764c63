/** What the owner makes of the questions and posts (rules 530 to 533): each is done once for a post. */

import { houstonNow } from "#app/lib/dates.ts";
import type { DeskPost } from "#app/lib/desk-post.ts";
import { isVisible, severalLines, singleLine } from "#app/lib/typed-text.ts";
import { changeSeen } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import type { Client } from "#db/write-queue.server.ts";
import { freeAnchor } from "./anchor.ts";
import {
  fieldsOf,
  hasWords,
  type ListedText,
  listTexts,
  type PageText,
  type StandardText,
  TEXT_LIMITS,
  type TextFields,
  type TextKind,
} from "./page-text.ts";
import { dropPageText, keepPageText, listPageTexts, newPageText } from "./page-texts.server.ts";
import { type Checking, lineProblem, textProblem } from "./read-text.server.tsx";

export type TextServices = {
  client: Client;
  /** Who asks: it is done once, and to a text only as the post saw it (rule 237). */
  post: DeskPost;
  now: () => Date;
  standards: (kind: TextKind) => StandardText[];
  /** Called once the site shows something else, and before that is answered. */
  onShopChanged: () => void;
};

type TextErrors = Partial<TextFields>;
const NAMES: Record<TextKind, TextFields> = {
  question: { title: "The question", summary: "", body: "The answer" },
  post: { title: "The title", summary: "The sentence", body: "The text" },
};
/** Of a kind, with words of the owner's. */
const MOST_OWN = 100;

/** Fields as they are kept: cut, without what nobody sees, the lines alone with one line. */
export function cleanFields(typed: TextFields): TextFields {
  const { title, summary, body } = TEXT_LIMITS.post;
  // Some more than may be, so that it is refused as too long and nothing typed is lost.
  return {
    title: singleLine(typed.title.slice(0, title * 10)),
    summary: singleLine(typed.summary.slice(0, summary * 10)),
    body: severalLines(typed.body.slice(0, body * 2)),
  };
}

/** What is wrong with each field, in words for the owner; null: nothing is. */
export function textErrors(
  kind: TextKind,
  fields: TextFields,
  checking: Checking,
): TextErrors | null {
  const errors: TextErrors = {};
  for (const [name, most] of Object.entries(TEXT_LIMITS[kind]) as [keyof TextFields, number][]) {
    if (most === 0) continue;
    const text = fields[name];
    const check = name === "body" ? textProblem : lineProblem;
    const problem = isVisible(text)
      ? text.length > most
        ? `${NAMES[kind][name]} has ${text.length} characters. It can have ${most}.`
        : check(text, checking)
      : `${NAMES[kind][name]} is empty.`;
    if (problem !== null) errors[name] = problem;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

/** All of a kind, in the order of their list. */
export function listedTexts(
  database: Database,
  kind: TextKind,
  standards: readonly StandardText[],
): ListedText<StandardText>[] {
  const rows = listPageTexts(database).filter((row) => row.kind === kind);
  return listTexts(standards, rows, kind === "post");
}

/** same: nothing is different; full: there are as many as can be. */
export type TextChange = "done" | "same" | "full";

/**
 * Keeps the owner's words of one, or adds one.
 * @param id null, or of none that there is: a new one, whose id is made of its title
 * @param fields that were cleaned and checked
 * @throws OutdatedPost where its words are others than the post saw
 */
export async function saveText(
  { kind, id, fields }: { kind: TextKind; id: string | null; fields: TextFields },
  services: TextServices,
): Promise<TextChange> {
  let change: TextChange = "done";
  await inOrder(kind, services, {
    state: (list) => fieldsOf(list.find((one) => one.id === id)),
    task: (free, list, at, today) => {
      const known = list.find((one) => one.id === id);
      if (known && JSON.stringify(fieldsOf(known)) === JSON.stringify(fields)) change = "same";
      else if (list.filter(({ own }) => hasWords(own)).length >= MOST_OWN) change = "full";
      else {
        const row = known ? rowOf(kind, known) : addedRow(kind, fields.title, list, today);
        keepPageText(free, { ...row, ...fields, updatedOn: today }, at);
      }
    },
  });
  return change;
}

function addedRow(
  kind: TextKind,
  title: string,
  list: readonly ListedText<StandardText>[],
  today: string,
): PageText {
  const taken = new Set(list.flatMap(({ id, standard }) => [id, standard?.formerId ?? id]));
  const places = list.flatMap(({ own }) => own?.position ?? []);
  return {
    ...newPageText(
      kind,
      freeAnchor(title, (one) => taken.has(one)),
    ),
    // A question goes last; a post comes first by itself.
    position: kind === "question" && places.length > 0 ? Math.max(...places) + 1 : null,
    publishedOn: today,
  };
}

/** Takes the owner's words away: what comes with the site counts again, and what he added is gone. */
export function resetText(
  { kind, id }: { kind: TextKind; id: string },
  services: TextServices,
): Promise<void> {
  return inOrder(kind, services, {
    state: (list) => fieldsOf(list.find((one) => one.id === id)),
    task: (free, list, at) => {
      const known = list.find((one) => one.id === id);
      if (!known?.own) return;
      const words = { title: null, summary: null, body: null, updatedOn: null };
      if (known.standard) keepPageText(free, { ...known.own, ...words }, at);
      else dropPageText(free, { kind, id }, at);
    },
  });
}

/** Hides one, or shows it again. @returns false where it is the last that is shown */
export async function hideText(
  { kind, id, isHidden }: { kind: TextKind; id: string; isHidden: boolean },
  services: TextServices,
): Promise<boolean> {
  let isLast = false;
  await inOrder(kind, services, {
    task: (free, list, at) => {
      const known = list.find((one) => one.id === id);
      isLast = isHidden && list.every((one) => one.id === id || one.own?.isHidden);
      if (known && !isLast) keepPageText(free, { ...rowOf(kind, known), isHidden }, at);
    },
  });
  return !isLast;
}

/** Moves one up or down its list by one place. */
export function moveText(
  { kind, id, by }: { kind: TextKind; id: string; by: -1 | 1 },
  services: TextServices,
): Promise<void> {
  return inOrder(kind, services, {
    task: (free, list, at) => {
      const from = list.findIndex((one) => one.id === id);
      const [moved, other] = [list[from], list[from + by]];
      if (!moved || !other) return;
      const order = list.with(from, other).with(from + by, moved);
      order.forEach((one, position) => {
        keepPageText(free, { ...rowOf(kind, one), position }, at);
      });
    },
  });
}

function rowOf(kind: TextKind, { id, own }: ListedText<StandardText>): PageText {
  return own ?? newPageText(kind, id);
}

type List = ListedText<StandardText>[];

async function inOrder(
  kind: TextKind,
  { client, post, now, standards, onShopChanged }: TextServices,
  {
    state,
    task,
  }: {
    /** What the post must have seen; left out: whatever there is. */
    state?: (list: List) => unknown;
    task: (free: Database, list: List, at: string, today: string) => void;
  },
): Promise<void> {
  const at = now().toISOString();
  const comeAlong = standards(kind);
  await client.write((free) => {
    const list = listedTexts(free, kind, comeAlong);
    changeSeen(free, state ? post : { ...post, seen: null }, at, {
      state: () => state?.(list),
      task: () => task(free, list, at, houstonNow(now()).date),
    });
  });
  onShopChanged();
}

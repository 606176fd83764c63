/** A site and its owner's desk, as a browser asks for it. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { printCode } from "#app/desk/sign-in/print-code.server.ts";
import type { SettingName } from "#app/prices/owner-settings.ts";
import { type Answer, type Browser, openSite } from "./site.ts";
import { until } from "./until.ts";

export type DeskSite = Awaited<ReturnType<typeof openDeskSite>>;

export const OWNER_EMAIL = "owner@junkbuddy.example";

/** @param settings differences to the environment */
export async function openDeskSite(settings: Record<string, string> = {}) {
  const site = await openSite(settings);
  const desk = {
    layout: await import("#app/desk/desk.route.tsx"),
    today: await import("#app/desk/today/today.route.tsx"),
    job: await import("#app/desk/job/job.route.tsx"),
    done: await import("#app/desk/done/done.route.tsx"),
    move: await import("#app/desk/job/move-job.route.tsx"),
    items: await import("#app/desk/job/job-items.route.tsx"),
    cancel: await import("#app/desk/job/cancel-job.route.tsx"),
    receipt: await import("#app/desk/job/receipt.route.tsx"),
    sheet: await import("#app/desk/today/sheet.route.tsx"),
    more: await import("#app/desk/more.route.tsx"),
    signIn: await import("#app/desk/sign-in/sign-in.route.tsx"),
    code: await import("#app/desk/sign-in/sign-in-code.route.tsx"),
    signOut: await import("#app/desk/sign-in/sign-out.route.ts"),
  };
  const { signInServices } = await import("#app/desk/desk.server.ts");

  /** Waits for so many emails in all: the answers do not wait for them. */
  const mailed = (count: number) =>
    until(async () => {
      const emails = await site.outbox().catch(() => []);
      return emails.length >= count && emails;
    });

  return {
    ...site,
    desk,
    mailed,
    /** Asks for a code and reads the email. */
    askForCode: async (browser: Browser, email = OWNER_EMAIL) => {
      const before = (await site.outbox().catch(() => [])).length;
      expect((await browser.post(desk.signIn.action, "/desk/sign-in", { email })).status).toBe(303);
      const { subject = "" } = (await mailed(before + 1)).at(-1) ?? {};
      return /^\d{6}/.exec(subject)?.[0] ?? "";
    },
    enter: (browser: Browser, code: string) =>
      browser.post(desk.code.action, "/desk/sign-in/code", { code }),
    /** A code as `npm run owner -- desk` prints it. @param crewId null: the owner's */
    print: (crewId: number | null = null) => printCode(crewId, signInServices),
    /** A browser that is signed in. */
    signedIn: async (crewId: number | null = null): Promise<Browser> => {
      const browser = site.browser();
      const code = await printCode(crewId, signInServices);
      const answer = await browser.post(desk.code.action, "/desk/sign-in/code", { code });
      expect(answer.headers.get("location")).toBe("/desk");
      return browser;
    },
  };
}

/** The hidden fields of a desk form, as a page has them. */
export function stamp(revision: number) {
  return { requestId: randomUUID(), revision: String(revision) };
}

export function isSentToSignIn({ status, headers }: Answer): boolean {
  return status === 303 && headers.get("location") === "/desk/sign-in";
}

/** What the loaders of the settings and the prices say of the state that their forms change. */
export type SeenPage = {
  seen?: Record<SettingName | "week", string>;
  items?: { id: string; seen: string }[];
};

const STATE_OF: Record<string, keyof NonNullable<SeenPage["seen"]>> = {
  ...({ windows: "week", unlimited: "week", capacity: "week", notice: "noticeHours" } as const),
  ...({
    facts: "facts",
    tax: "tax",
    yard: "yard",
    ping: "pingUrl",
    "review-link": "reviewLink",
    "new-feed": "feedHash",
    "stop-feed": "feedHash",
  } as const),
};

/** The hidden field of a form, as its page has it. */
export function seenBy(page: SeenPage, { intent = "", id }: Record<string, string>) {
  if (page.items) return page.items.find((item) => item.id === id)?.seen;
  const state = STATE_OF[intent];
  return state && page.seen?.[state];
}

/** What the pages say of emails, where a mail service is set and where none is (rule 300). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addOverride } from "#app/schedule/windows.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { startBuiltServer } from "#test/support/built-server.ts";
import { OWNER_EMAIL } from "#test/support/site-settings.ts";
import { startSmtp } from "#test/support/smtp-stand-in.ts";
import { until } from "#test/support/until.ts";
import { seedStops } from "../../scripts/demo/seed.ts";

const PROMISE = new RegExp(
  [
    ...["\\bemails? (?:you|me|them|now|goes?|go to|about|to)\\b", "emailed", "by email", "mailbox"],
    ...[
      "confirmation email",
      "send (?:new )?receipt",
      "send me the link",
      "ll email\\b",
      "sent a code",
      "your inbox",
      "tell me if",
    ],
  ].join("|"),
  "gi",
);

/** The calendar with a day that is closed and has a job. */
const CLOSED_DAY = "/desk/calendar?date=2026-07-09";

type Site = { url: string; folder: string; code: () => Promise<string> };

/** What each page says of emails; nothing where it promises none. */
async function promisesOf({ url, folder, code }: Site): Promise<Record<string, string[]>> {
  const database = openDatabase(join(folder, "junkbuddy.db"));
  onTestFinished(() => void database.$client.close());
  const now = new Date("2026-07-09T11:00:00Z");
  const [stop] = seedStops(database, "2026-07-09", 1, now);
  const [later] = seedStops(database, "2026-07-14", 1, now);
  const own = `/booking/${later?.token}`;
  addOverride(
    database,
    {
      ...{ fromDate: "2026-07-09", toDate: "2026-07-09", timeOfDay: null, isOpen: false },
      ...{ points: null, stops: null, note: "" },
    },
    now.toISOString(),
  );
  const form = (body: Record<string, string>, cookie = "") => ({
    method: "POST",
    body: new URLSearchParams(body),
    headers: { cookie },
    redirect: "manual" as const,
  });
  const asked = await fetch(`${url}/desk/sign-in`, form({ email: OWNER_EMAIL }));
  const ask = cookiesOf(asked);
  const codePage = `${url}/desk/sign-in/code`;
  const entered = await fetch(codePage, form({ code: await code() }, ask));
  expect(entered.headers.get("location")).toBe("/desk");
  const signedIn = cookiesOf(entered);
  const job = `/desk/jobs/${stop?.orderNumber}`;
  const pages: [string, string?][] = [
    ...["/", "/faq", "/schedule", "/quote", "/booking", "/confirmation", "/desk/sign-in"].map(
      (path) => [path],
    ),
    ...["", "/move", "/items", "/earlier", "/cancel"].map((page) => [own + page]),
    ["/desk/sign-in/code", ask],
    ...["/desk", "/desk/inbox", job, `${job}/done`, `${job}/move`, `${job}/cancel`, CLOSED_DAY].map(
      (path) => [path, signedIn],
    ),
  ] as [string, string?][];
  const said: Record<string, string[]> = {};
  for (const [path, cookie = ""] of pages) {
    const answer = await fetch(url + path, { headers: { cookie } });
    expect(answer.status, path).toBe(200);
    const found = wordsOf(await answer.text()).match(PROMISE);
    if (found) said[path.replace(own, "own").replace(job, "job")] = [...new Set(found)];
  }
  return said;
}

/** What a reader sees, without the sentences that say that no email goes out. */
function wordsOf(page: string): string {
  return page
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/no emails? go(?:es)? out/gi, "");
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

const CODE = /^Subject: (\d{6})/im;

test("without a mail service no page says that an email was or will be sent", async () => {
  const { url, folder } = await startBuiltServer();
  const outbox = join(folder, "outbox");
  const code = () =>
    until(() => {
      if (!existsSync(outbox)) return;
      const texts = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
      return texts.map((text) => CODE.exec(text)?.[1]).find(Boolean);
    });
  expect(await promisesOf({ url, folder, code })).toEqual({});
  const find = await (await fetch(`${url}/booking`)).text();
  expect(wordsOf(find)).toContain("Call or text us with your order number");
});

test("with a mail service the same pages say who is emailed what", async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  const settings = { SMTP_URL: smtp.url, SMTP_WITHOUT_TLS: "on" };
  const { url, folder } = await startBuiltServer(settings);
  const code = () =>
    until(() => smtp.received.map(({ text }) => CODE.exec(text)?.[1]).find(Boolean));
  const said = await promisesOf({ url, folder, code });
  expect(Object.keys(said)).toEqual([
    ...["/faq", "/booking", "/desk/sign-in", "own", "own/move", "own/items", "own/earlier"],
    ...["/desk/sign-in/code", "/desk", "job", "job/done", "job/move", "job/cancel", CLOSED_DAY],
  ]);
});

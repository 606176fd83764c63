/** The answer to a post of the desk without scripts is shown at an address that Back opens again (rule 432). */
import { expect, test, vi } from "vitest";
import { forgetAnswers, keepAnswer, keptAnswer } from "#app/desk/kept-answers.server.ts";

const SITE = "http://localhost:3000";
const readSession = async (request: Request) => request.headers.get("cookie");

function ask(path: string, session: string | null, method = "GET") {
  const headers = session ? { cookie: session } : undefined;
  return new Request(new URL(path, SITE), { method, ...(headers && { headers }) });
}

async function post(path: string, session: string | null = "ann", text = "Two versions") {
  const page = new Response(text, { status: 409, headers: { "Content-Type": "text/html" } });
  const answer = await keepAnswer(ask(path, session, "POST"), page, readSession);
  return { answer, to: answer.headers.get("location") ?? "" };
}

async function show(path: string, session: string | null = "ann") {
  const page = await keptAnswer(ask(path, session), readSession);
  return page && [page.status, page.headers.get("content-type"), await page.text()];
}

test("a post leads to its answer, which Back and a reload show again to who has posted alone", async () => {
  const { answer, to } = await post("/desk/jobs/JB-100001?index");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "private, no-store"]);
  expect(to).toMatch(/^\/desk\/jobs\/JB-100001\?index=&answer=[0-9a-f]{32}$/);
  for (const _ of [1, 2]) expect(await show(to)).toEqual([409, "text/html", "Two versions"]);
  expect(await show(to, "bob")).toBeNull();
  expect(await show(to, null)).toBeNull();
  expect(await show("/desk/jobs/JB-100001")).toBeNull();
  // A later post from that page has an answer of its own.
  const next = await post(to, "ann", "Saved?");
  expect(next.to.match(/answer=/g)).toHaveLength(1);
  expect(await show(next.to)).toContain("Saved?");
  forgetAnswers();
  expect(await show(to)).toBeNull();
});

test("nothing is kept of other pages, nor of who is not signed in, nor for long", async () => {
  for (const path of ["/booking/abc", "/desktop", "/schedule"]) {
    expect((await post(path)).answer.status).toBe(409);
  }
  expect((await post("/desk/sign-in", null)).answer.status).toBe(409);
  const page = new Response("Today");
  expect(await keepAnswer(ask("/desk", "ann"), page, readSession)).toBe(page);
  vi.useFakeTimers({ toFake: ["Date"] });
  const { to } = await post("/desk/add");
  expect(await show(to)).not.toBeNull();
  vi.advanceTimersByTime(31 * 60_000);
  expect(await show(to)).toBeNull();
  vi.useRealTimers();
});

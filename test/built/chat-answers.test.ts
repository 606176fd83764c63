/** How the chat's answers are encoded. */
import { expect, test } from "vitest";
import { sharedServer } from "#test/support/built-server.ts";

const PACKET_BYTES = 1024;

test("a short answer is sent uncompressed, and a long one compressed", async () => {
  const { url } = await sharedServer();
  /** The answer to a browser: fetch accepts compression and decodes it. */
  const say = async (content: string) => {
    const answer = await fetch(`${url}/api/chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sessionId: "sess_1", messages: [{ role: "user", content }] }),
    });
    const text = await answer.text();
    expect(JSON.parse(text).parsed.lines.length).toBeGreaterThan(0);
    return { headers: answer.headers, bytes: Buffer.byteLength(text) };
  };

  const short = await say("a sofa and a queen mattress");
  expect(short.bytes).toBeLessThan(PACKET_BYTES);
  expect(short.headers.get("content-encoding")).toBeNull();
  expect(short.headers.get("content-length")).toBe(String(short.bytes));

  const things =
    "sofa, loveseat, recliner, treadmill, dresser, nightstand, desk, bookshelf, fridge";
  const long = await say(`${things}, washer, dryer, dishwasher, piano, hot tub, grill, shed, tire`);
  expect(long.bytes).toBeGreaterThan(PACKET_BYTES);
  expect(long.headers.get("content-encoding")).toMatch(/gzip|br/);
});

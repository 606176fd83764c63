/** A post of photos that is refused while it is being sent, on the built server. */
import { existsSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "#test/support/built-server.ts";
import { bookPickup } from "#test/support/photo-visit.ts";

const MB = 1024 * 1024;

test("a post that is too large is answered while it is still being sent", async () => {
  const site = await startBuiltServer();
  const page = await bookPickup(site.url, site.folder);
  const { status, body } = await beginPost(site, `${page}/photos`, 90 * MB);
  expect(status).toBe(413);
  expect(body).toContain("more than could be sent at once");
  expect(existsSync(join(site.folder, "uploads"))).toBe(false);
});

/** Announces a length, sends a few bytes, and waits for the answer. */
function beginPost({ url }: BuiltServer, path: string, bytes: number) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const post = request(url + path, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", "content-length": bytes },
    });
    post.on("response", async (answer) => {
      let body = "";
      for await (const chunk of answer) body += chunk;
      resolve({ status: answer.statusCode, body });
      post.destroy();
    });
    post.on("error", reject);
    post.write("--x\r\n");
  });
}

/** The limit on request bodies in the shipped Caddyfile: raised for customers' photos alone. */
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#test/support/built-server.ts";
import { spawnCaddy, stopCaddy } from "#test/support/caddy.ts";
import { bookPickup, sendPhotos } from "#test/support/photo-visit.ts";
import { detailedPhoto } from "#test/support/pictures.ts";
import { temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";

const MB = 1024 * 1024;

test("photos pass the proxy at their address, large bodies at no other", async () => {
  const port = String(await freePort());
  const site = await startBuiltServer({ PORT: port, SITE_URL: "http://junk.example" });
  const url = `http://127.0.0.1:${await freePort()}`;
  const caddy = spawnCaddy(temporaryFolder(), {
    address: url,
    upstreams: `127.0.0.1:${port}`,
    pages: join(temporaryFolder(), "pages"),
  });
  onTestFinished(() => stopCaddy(caddy));
  await until(() =>
    fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

  const page = await bookPickup(site.url, site.folder);
  const photo = await detailedPhoto();
  const sent = await sendPhotos(url + page, [photo, photo]);
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    `${page}/photos?did=photos-changed#did`,
  ]);

  const post = async (path: string, bytes: number, hasLength = true) => {
    const body = new Uint8Array(bytes);
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: hasLength ? body : new Blob([body]).stream(),
      duplex: "half",
    } as RequestInit);
    await answer.arrayBuffer();
    // Answers of the site carry a request id, those of Caddy do not.
    return [answer.status, answer.headers.has("x-request-id")];
  };
  const refused = [413, false];
  for (const path of [
    ...[page, `${page}/cancel`, `${page}/photos/x`, `${page}/photos/`, "/booking/x/photos"],
    ...["/schedule", "/photos", `/x${page}/photos`],
  ]) {
    expect([path, await post(path, 2 * MB)]).toEqual([path, refused]);
  }
  expect(await post(`${page}/photos`, 2 * MB)).toEqual([400, true]);
  expect(await post(`${page}/photos`, 101 * MB)).toEqual(refused);
  expect((await post(`${page}/photos`, 2 * MB, false))[1]).toBe(true);
});

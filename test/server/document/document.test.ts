import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createElement } from "react";
import { expect, test } from "vitest";
import {
  compressDocument,
  keptResponse,
  toBytes,
} from "#app/server/document/document-response.server.ts";
import { hashesInsteadOfNonce, renderWhole } from "#app/server/document/render.server.tsx";

const hashOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

test("the policy lists the hashes of a page's own scripts, and the nonce is removed", () => {
  const marked =
    '<head><meta http-equiv="Content-Security-Policy" content="abc"/><script nonce="abc">one()</script></head>' +
    '<script type="module" nonce="abc" async="">\nimport "/two.js";\n</script>';
  const { html, scriptHashes } = hashesInsteadOfNonce(marked, "abc");
  expect(scriptHashes).toEqual([hashOf("one()"), hashOf('\nimport "/two.js";\n')]);
  expect(html).not.toContain("abc");
  expect(html).toContain(`content="script-src 'self' '${scriptHashes[0]}' '${scriptHashes[1]}'"`);
});

test("the policy lists no hash of a script injected through user input", () => {
  const marked =
    '<p><script>steal()</script><script nonce="">steal()</script><script nonce="abd">steal()</script></p>' +
    '<script type="application/ld+json">{}</script><script nonce="abc">own()</script>';
  expect(hashesInsteadOfNonce(marked, "abc").scriptHashes).toEqual([hashOf("own()")]);
});

test("a character of several bytes is whole wherever it stands in a page", async () => {
  // With so many letters before them, one of the signs stands at the end of each of React's buffers.
  for (let letters = 0; letters < 12; letters += 1) {
    const signs = Array.from({ length: 1_000 }, (_, key) => createElement("b", { key }, "×"));
    const page = createElement("p", null, "a".repeat(letters), signs);
    const rendered = await renderWhole(page, "abc", (error) => expect(error).toBeUndefined());
    expect(rendered).toBe(`<p>${"a".repeat(letters)}${"<b>×</b>".repeat(signs.length)}</p>`);
  }
});

const html = `<p>${"Ten sofas. ".repeat(500)}</p>`;
const ask = (headers: Record<string, string> = {}) => new Request("http://site.test/", { headers });

test("a cached page is sent in the best encoding the browser accepts", async () => {
  const page = toBytes({ html, scriptHashes: [] });
  const codingFor = (accepted: string) => {
    const request = ask({ "Accept-Encoding": accepted });
    return keptResponse(page, request, new Headers()).headers.get("Content-Encoding");
  };
  expect(codingFor("br, gzip")).toBeNull();
  await compressDocument(page);
  expect(codingFor("gzip, deflate, br")).toBe("br");
  expect(codingFor("gzip;q=0.5, br;q=0")).toBe("gzip");
  expect(codingFor("brotli, identity")).toBeNull();
  expect(codingFor("")).toBeNull();
  const { br = new Uint8Array(), gzip = new Uint8Array() } = page.compressed;
  expect(brotliDecompressSync(br).toString()).toBe(html);
  expect(gunzipSync(gzip).toString()).toBe(html);
});

test("a matching ETag is answered with 304, and another page has another ETag", async () => {
  const page = toBytes({ html, scriptHashes: [] });
  const version = keptResponse(page, ask(), new Headers()).headers.get("ETag") as string;
  const again = (etag: string, kept = page) =>
    keptResponse(kept, ask({ "If-None-Match": etag }), new Headers()).status;
  expect(again(version)).toBe(304);
  expect(again(`"other", W/${version}`)).toBe(304);
  expect(again('"other"')).toBe(200);
  expect(again(version, toBytes({ html: `${html}!`, scriptHashes: [] }))).toBe(200);
});

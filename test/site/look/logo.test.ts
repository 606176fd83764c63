/** A logo that somebody sends (rule 523). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cleanSvg } from "#app/site/look/clean-svg.server.ts";
import { readLogo } from "#app/site/look/logo.server.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

const OPEN =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 80 20"';
const svg = (inside: string, more = "") => `${OPEN}${more}>${inside}</svg>`;
const BOX = '<rect width="80" height="20" fill="#0a6b3c"/>';
const cleaned = (file: string) => {
  const clean = cleanSvg(file);
  if (!clean.ok) throw new Error(clean.why);
  return clean.svg;
};
const read = (content: string | Buffer) => {
  const path = join(temporaryFolder(), "logo");
  writeFileSync(path, content);
  return readLogo(path);
};

test("a drawing keeps what draws", () => {
  const drawing = svg(
    '<title>Alamo &amp; Sons</title><defs><linearGradient id="a">' +
      '<stop offset="0" stop-color="#fff"/></linearGradient>' +
      '<g id="g"><path d="M0 0h9v9z"/></g></defs><style>/* x */ .b{fill:url(#a);stroke:#000} @import "x";</style>' +
      '<g class="b" transform="translate(1,2)" style="fill:#123456;behavior:url(x)"><use xlink:href="#g"/></g>',
  );
  const kept = cleaned(drawing);
  expect(kept).toContain('<path d="M0 0h9v9z"/>');
  expect(kept).toContain('<use href="#g"/>');
  expect(kept).toContain(".b{fill:url(#a);stroke:#000}");
  expect(kept).toContain('style="fill:#123456"');
  expect(kept).toContain("Alamo &#38; Sons");
  expect(cleaned(kept)).toBe(kept);
  expect(
    cleaned(`<?xml version="1.0"?><!DOCTYPE svg><svg width="80px" height="20">${BOX}</svg>`),
  ).toContain('viewBox="0 0 80 20"');
});

test.each([
  ["a script", svg(`<script>alert(1)</script>${BOX}`)],
  ["a script in another name", svg(`<svg:script xmlns:svg="x">alert(1)</svg:script>${BOX}`)],
  ["an event", svg(BOX, ' onload="alert(1)"')],
  ["an event of a part", svg(`<rect onclick="alert(1)" width="9" height="9"/>`)],
  ["a link elsewhere", svg(`<use xlink:href="https://evil.example/a.svg#b"/>${BOX}`)],
  ["a picture elsewhere", svg(`<image href="https://evil.example/a.png"/>${BOX}`)],
  ["a script as a link", svg(`<a href="javascript:alert(1)">${BOX}</a>`)],
  ["foreign markup", svg(`<foreignObject><iframe src="//evil.example"/></foreignObject>${BOX}`)],
  [
    "styles from elsewhere",
    svg(`<style>@import url(//evil.example);rect{fill:url(//evil.example/x)}</style>${BOX}`),
  ],
  ["a style with an escape", svg(`<style>rect{fill:u\\72l(//evil.example)}</style>${BOX}`)],
  ["a style attribute", svg(`<rect style="fill:url('//evil.example/x#y')" width="9" height="9"/>`)],
  [
    "an animation",
    svg(`<rect width="9" height="9"><set attributeName="href" to="javascript:alert(1)"/></rect>`),
  ],
  [
    "a filter from elsewhere",
    svg(`<filter id="f"><feImage href="//evil.example"/></filter>${BOX}`),
  ],
  ["markup in text", svg(`<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>`)],
  [
    "a style that closes itself",
    svg(`<style><![CDATA[a{}</style><script>alert(1)</script>]]></style>${BOX}`),
  ],
])("%s is left out", (_, file) => {
  const kept = cleaned(file);
  expect(kept).not.toMatch(
    /<script|alert\(1\)(?!&)|evil|javascript:|\son\w+=|@import|foreign|iframe|<set|<image|\\/i,
  );
  expect(kept).toContain("viewBox");
});

const LAUGHS = Array.from(
  { length: 12 },
  (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
).join("");

test.each([
  [
    "entities",
    `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg("<text>&b;</text>")}`,
    "no-svg",
  ],
  [
    "an outer entity",
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`,
    "no-svg",
  ],
  ["uses within uses", svg(`<g id="g0">${BOX}</g>${LAUGHS}`), "too-large"],
  ["a use of itself", svg(`<g id="a"><use href="#a"/></g>`), "too-large"],
  ["much of it", svg(BOX.repeat(9_000)), "too-large"],
  ["half of it", OPEN, "no-svg"],
  ["a page", "<html><body>hi</body></html>", "no-logo"],
  ["nothing that draws", svg('<image href="data:image/png;base64,AAAA"/>'), "empty"],
  ["a text", "just words", "no-logo"],
])("%s is refused", async (_, file, why) => {
  expect(await read(file)).toEqual({ ok: false, why });
});

test("a PNG is made anew, a huge one and a bomb are refused", async () => {
  const picture = sharp({
    create: { width: 1500, height: 300, channels: 4, background: "#0a6b3c" },
  });
  const made = await read(
    await picture
      .withExif({ IFD0: { Artist: "me" } })
      .png()
      .toBuffer(),
  );
  if (!made.ok) throw new Error(made.why);
  expect(made.logo).toMatchObject({ width: 720, height: 144 });
  const [bytes] = Object.values(made.files);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const wide = sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" } });
  expect(await read(await wide.png().toBuffer())).toEqual({ ok: false, why: "too-large" });
  expect(await read(bomb(60_000, 60_000))).toEqual({ ok: false, why: "too-large" });
  const half = await picture.png().toBuffer();
  expect(await read(half.subarray(0, half.length - 60))).toEqual({ ok: false, why: "broken" });
  expect(await read(Buffer.alloc(900_001, "x"))).toEqual({ ok: false, why: "too-large" });
});

/** A header that promises far more pixels than the few bytes behind it look like. */
function bomb(width: number, height: number): Buffer {
  const part = (type: string, data: Buffer) => {
    const whole = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(whole));
    return Buffer.concat([size, whole, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    part("IHDR", head),
    part("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    part("IEND", Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { charactersOf, cutFont, declaredFont, FONTS } from "../../scripts/build-fonts.ts";

test.each(FONTS)("%s is what scripts/build-fonts.ts makes of fonts.css", async (name) => {
  const committed = readFileSync(`app/styles/fonts/${name}.woff2`);
  expect(committed.equals(await cutFont(name))).toBe(true);
});

test("each font has the plain Latin characters and what Spanish needs", () => {
  for (const name of FONTS) {
    const { characters } = declaredFont(name);
    for (const needed of "AZaz09 $.,'?áéíóúüñÁÉÍÓÚÑ¿¡×–—…’“”") expect(characters).toContain(needed);
  }
});

test("a unicode-range is read as CSS writes it", () => {
  expect(charactersOf("U+41-43, U+E9,\n U+2026")).toBe("ABCé…");
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { charactersOf, cutFont, declaredFont, FONTS } from "../../scripts/build-fonts.ts";

test.each(FONTS)("%s matches what scripts/build-fonts.ts makes of fonts.css", async (name) => {
  const committed = readFileSync(`app/ui/styles/fonts/${name}.woff2`);
  expect(committed.equals(await cutFont(name))).toBe(true);
});

test("each font has the basic Latin characters and those of Spanish", () => {
  for (const name of FONTS) {
    const { characters } = declaredFont(name);
    for (const needed of "AZaz09 $.,'?áéíóúüñÁÉÍÓÚÑ¿¡×–—…’“”") expect(characters).toContain(needed);
  }
});

test("a unicode-range is parsed in CSS notation", () => {
  expect(charactersOf("U+41-43, U+E9,\n U+2026")).toBe("ABCé…");
});

test("both files of a font declare the same weights", () => {
  const css = readFileSync("app/ui/styles/fonts.css", "utf8");
  const rules = css.match(/@font-face \{[^}]+\}/g) ?? [];
  for (const family of ["Figtree Variable", "Funnel Display Variable"]) {
    const own = rules.filter((rule) => rule.includes(`"${family}"`));
    expect(own).toHaveLength(2);
    expect(new Set(own.map((rule) => /font-weight: [^;]+/.exec(rule)?.[0])).size, family).toBe(1);
  }
});

import { describe, expect, it } from "vitest";
import { readNotAccepted } from "#app/prices/not-accepted.server.ts";
import { NotAcceptedError, parseNotAccepted } from "#app/prices/not-accepted.ts";

const row = (line: number, cells: Record<string, string>) => ({
  line,
  cells: {
    id: "paint",
    name: "Paint",
    aliases: "wet paint| paint can |",
    advice: "Drop it off.",
    name_es: "Pintura",
    advice_es: "Llévela.",
    ...cells,
  },
});

describe("parseNotAccepted", () => {
  it("splits and trims the everyday words", () => {
    expect(parseNotAccepted([row(2, {})])).toEqual([
      {
        ...{ id: "paint", name: "Paint", aliases: ["wet paint", "paint can"] },
        ...{ advice: "Drop it off.", nameEs: "Pintura", adviceEs: "Llévela." },
      },
    ]);
  });

  it("accepts an empty list", () => {
    expect(parseNotAccepted([])).toEqual([]);
  });

  it.each([
    [{ id: "Bad Id" }, "line 2, id: must be lower-case letters, digits and hyphens"],
    [{ advice: " " }, "line 2, advice: must not be empty"],
    [{ name: "" }, "line 2, name: must not be empty"],
  ])("names the line and the field: %o", (cells, message) => {
    expect(() => parseNotAccepted([row(2, cells)])).toThrow(new NotAcceptedError(message));
  });

  it("refuses an id that occurs twice", () => {
    expect(() => parseNotAccepted([row(2, {}), row(3, {})])).toThrow(
      'line 3, id: "paint" is taken by line 2',
    );
  });
});

describe("readNotAccepted", () => {
  it("reads the list the product ships with", () => {
    expect(readNotAccepted("db/not-accepted.csv").length).toBeGreaterThan(30);
  });

  it("names a file that cannot be read", () => {
    expect(() => readNotAccepted("db/no-such.csv")).toThrow(/db\/no-such\.csv/);
  });
});

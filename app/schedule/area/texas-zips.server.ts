/** The reader of `texas-zips.csv`: every Texas town with its ZIP codes and the middle of each. */
import { readFileSync } from "node:fs";
import type { Coordinates } from "./service-area.ts";

/** Degrees; `city` is the town that the postal service names it by. */
export type TexasZip = Coordinates & { zip: string; city: string };

const PATH = "db/texas-zips.csv";
let read: ReadonlyMap<string, TexasZip> | undefined;

/**
 * By their ZIP code, read once. Without boxes and companies that have a ZIP and no place of their own.
 * @throws Error naming the first line that is wrong
 */
export function texasZips(): ReadonlyMap<string, TexasZip> {
  read ??= new Map(
    readFileSync(PATH, "utf8")
      .trimEnd()
      .split("\n")
      .flatMap(zipsOf)
      .map((one) => [one.zip, one]),
  );
  return read;
}

/** "Boerne|78006 29.795 -98.732|78015 29.754 -98.647" */
function zipsOf(line: string): TexasZip[] {
  const [city = "", ...zips] = line.split("|");
  return zips.map((text) => {
    const [zip = "", latitude, longitude] = text.split(" ");
    const place = { zip, city, latitude: Number(latitude), longitude: Number(longitude) };
    if (/^\d{5}$/.test(zip) && place.latitude > 25 && place.longitude < -93) return place;
    throw new Error(`${PATH}: ${city}: "${text}" is no ZIP with its place`);
  });
}

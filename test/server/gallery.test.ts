import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPhotoAlbum } from "#app/server/gallery/album.server.ts";
import { twoColours } from "#test/support/pictures.ts";

async function albumOf(names: readonly string[], captions = "") {
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-album-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const photos = join(folder, "photos");
  mkdirSync(photos);
  const photo = await twoColours(60, 45).jpeg().toBuffer();
  for (const name of names) writeFileSync(join(photos, name), photo);
  if (captions !== "") writeFileSync(join(photos, "captions.csv"), captions);
  const said: string[] = [];
  return { album: await readPhotoAlbum(photos, (line) => said.push(line)), said };
}

test("photos of the crew are apart from the pairs, with their captions, the first by name first", async () => {
  const names = ["crew-two.jpg", "crew-at-work.jpg", "katy-garage-before.jpg"];
  const { album, said } = await albumOf(
    [...names, "katy-garage-after.jpg", "team.jpg"],
    "photo,caption\ncrew-at-work,Andre and Luis with the truck\n",
  );
  expect(album.crew.map(({ alt }) => alt)).toEqual(["Andre and Luis with the truck", "Our crew"]);
  expect(album.pairs.map(({ key }) => key)).toEqual(["katy-garage"]);
  expect(said).toEqual([expect.stringContaining('"team.jpg" is left out')]);
  const [picture] = album.crew;
  expect(album.find(picture?.src.replace("/photos/", "") ?? "")).toMatchObject({
    type: "image/jpeg",
  });
});

test("a place whose name begins with crew is a pair like any other", async () => {
  const { album } = await albumOf(["crew-room-before.jpg", "crew-room-after.jpg"]);
  expect(album.crew).toEqual([]);
  expect(album.pairs.map(({ key }) => key)).toEqual(["crew-room"]);
});

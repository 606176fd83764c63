import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pictureFacts } from "#app/services.server.ts";
import { lookFile } from "./look-file.ts";
import { drawPicture, picturesVersionOf, standardPicture } from "./pictures.server.ts";

/** An icon or a picture for sharing in the owner's look (rules 525 and 526). */
export async function loader({ params: { version = "", file = "" } }: LoaderFunctionArgs) {
  if (!/^[a-z0-9-]{1,80}\.(?:png|svg)$/.test(file)) {
    return new Response("Not Found", { status: 404 });
  }
  const facts = pictureFacts();
  const current = picturesVersionOf(facts);
  if (current === null) return elsewhere(standardPicture(file, facts));
  // Shared or kept under a look of before.
  if (version !== current) return elsewhere(`/look/${current}/${file}`);
  const picture = await drawPicture(version, file, facts);
  return picture ? lookFile(file, picture) : elsewhere(`/look/${current}/default.png`);
}

const elsewhere = (path: string) => redirect(path, { headers: { "Cache-Control": "no-store" } });

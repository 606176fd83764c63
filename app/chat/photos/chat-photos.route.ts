import type { ActionFunctionArgs } from "@remix-run/node";
import { isPhotoPost } from "#app/booking/photos/photo-post.server.ts";
import { preparePhoto } from "#app/booking/photos/upload-photos.server.ts";
import { photoLookFor } from "#app/chat/chat-services.server.ts";
import { requestLanguage } from "#app/lib/language.ts";
import { env } from "#app/server/env.server.ts";
import { jsonResponse } from "#app/server/requests/json.server.ts";
import { requestLog } from "#app/server/requests/request-context.server.ts";
import { isSameOrigin } from "#app/server/requests/same-origin.server.ts";
import { photoRate } from "#app/site-checks.server.ts";
import { readChatPhotos } from "./chat-photos.server.ts";
import { lookAtPhotos, preparePhotos } from "./look-at-photos.ts";

/** POST /api/chat/photos (rules 91 to 95): answers photos with the items that the model sees in them. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  if (!isSameOrigin(request)) return refuse("Forbidden.", 403);
  const look = photoLookFor(requestLog(request), requestLanguage(request));
  if (!look) return refuse("This site takes no photos in the chat.", 404);
  if (!isPhotoPost(request)) return refuse("Send photos as a form.", 415);
  const post = await readChatPhotos(request, env.UPLOADS_PATH, photoRate, (files) =>
    preparePhotos(files, preparePhoto),
  );
  if ("refusal" in post) {
    const { words, status, headers } = post.refusal;
    return refuse(words, status, Object.fromEntries(headers));
  }
  const { readBy, ...answer } = await lookAtPhotos(post.prepared, look);
  return jsonResponse(answer, { headers: { "x-ai": readBy } });
}

export function loader() {
  return refuse("Use POST.", 405, { Allow: "POST" });
}

function refuse(error: string, status: number, headers: Record<string, string> = {}) {
  return jsonResponse({ error }, { status, headers });
}

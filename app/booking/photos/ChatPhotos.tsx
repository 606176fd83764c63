import { lazy, Suspense, useEffect, useState } from "react";
import { CHAT_PHOTOS, read, write } from "#app/ui/browser-memory.ts";
import type { KeepPhotosProps } from "./KeepPhotos.tsx";

/** Loaded where this tab has photos of the chat. */
const KeepPhotos = lazy(() => import("./KeepPhotos.tsx"));

/** Set while a booking is being sent the photos. */
const ARE_SENT = "junkbuddy.chat-photos-sent";

type ChatPhotosProps = Omit<KeepPhotosProps, "onSend"> & {
  /** The page says that a post has changed the booking's photos. */
  isDone?: boolean;
};

/** Photos that the chat was shown in this tab, offered to the booking; forgotten once it has them (rule 96). */
export function ChatPhotos({ isDone = false, ...offer }: ChatPhotosProps) {
  const [hasPhotos, setHasPhotos] = useState(false);
  useEffect(() => {
    const areTaken = read("sessionStorage", ARE_SENT) && isDone;
    write("sessionStorage", ARE_SENT, "");
    if (areTaken) write("sessionStorage", CHAT_PHOTOS, "");
    setHasPhotos(Boolean(read("sessionStorage", CHAT_PHOTOS)));
  }, [isDone]);
  if (!hasPhotos || offer.room === 0) return null;
  return (
    <Suspense fallback={null}>
      <KeepPhotos {...offer} onSend={() => write("sessionStorage", ARE_SENT, "1")} />
    </Suspense>
  );
}

import { useSyncExternalStore } from "react";
import { type DeskState, deskState } from "./desk-app.ts";
import { postsOf, type WaitingPost } from "./desk-queue.ts";

/** The posts that wait on this device, and whether there is signal. */
export function useDeskState(): DeskState {
  return useSyncExternalStore(deskState.subscribe, deskState.get, deskState.getStart);
}

export function usePostsOf(orderNumber: string): WaitingPost[] {
  return postsOf(useDeskState().posts, orderNumber);
}

import { oncePerPost } from "#db/desk-posts.server.ts";
import type { Client } from "#db/write-queue.server.ts";
import { addCode } from "./desk-codes.server.ts";
import { printedCode } from "./desk-person.ts";

export type CodeServices = {
  client: Client;
  /** A keyed hash: what is stored does not tell the code. */
  hash: (text: string) => string;
  /** A random whole number below its argument. */
  draw: (below: number) => number;
  now: () => Date;
};

/**
 * Makes a code to be read from a screen and typed at the sign-in, good once for 15 minutes.
 * @param crewId whom it signs in; null: the owner
 * @param requestId of the post that asks, a repeat of which adds none; null: a command
 */
export async function printCode(
  crewId: number | null,
  { client, hash, draw, now }: CodeServices,
  requestId: string | null = null,
): Promise<string> {
  const code = printedCode(draw);
  const added = { codeHash: hash(`code:${code}`), browserHash: null, crewId };
  const at = now();
  await client.write((free) =>
    oncePerPost(free, requestId, at.toISOString(), () => addCode(free, added, at)),
  );
  return code;
}

import { printedCode } from "#app/domain/desk-person.ts";
import type { DeskStore } from "#app/services/desk-store.ts";

export type CodeServices = {
  desk: Pick<DeskStore, "addCode">;
  /** A keyed hash: what is stored does not tell the code. */
  hash: (text: string) => string;
  /** A random whole number below its argument. */
  draw: (below: number) => number;
  now: () => Date;
};

/**
 * Makes a code to be read from a screen and typed at the sign-in, good once for 15 minutes.
 * @param crewId whom it signs in; null: the owner
 */
export async function printCode(
  crewId: number | null,
  { desk, hash, draw, now }: CodeServices,
): Promise<string> {
  const code = printedCode(draw);
  await desk.addCode({ codeHash: hash(`code:${code}`), browserHash: null, crewId }, now());
  return code;
}

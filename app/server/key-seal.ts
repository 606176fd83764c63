/** What is kept of a key that a passphrase has sealed (rule 549). */
import { z } from "zod";

export const CIPHER = "aes-256-gcm";
const MOST_COST = { N: 2 ** 18, r: 16, p: 8 };
export const LEAST_PASSPHRASE = 12;
export const MOST_PASSPHRASE = 200;

const bytes = z.string().max(200);

/** Of a backup, which may have been made anywhere: its cost has a limit. */
export const keySealSchema = z.object({
  kdf: z.literal("scrypt"),
  N: z.number().int().min(2).max(MOST_COST.N),
  r: z.number().int().min(1).max(MOST_COST.r),
  p: z.number().int().min(1).max(MOST_COST.p),
  cipher: z.literal(CIPHER),
  salt: bytes,
  nonce: bytes,
  tag: bytes,
  sealed: bytes,
  /** Which key it is. */
  mark: bytes,
  /** ISO instant. */
  at: z.string(),
});

export type KeySeal = z.infer<typeof keySealSchema>;

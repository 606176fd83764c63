/** Sends one text. The adapters: `outbox-texter` (embedded), `twilio-texter`. */

/** Of a row in the queue of the jobs' messages, or of the quotes'. */
export type TextId = number | `q${number}`;

export type TextMessage = {
  /** E.164. */
  to: string;
  /** Plain signs of at most two segments (`plain-text.ts`). */
  words: string;
  /** The row of the queue, by which the service reports what became of it. */
  id: TextId;
};

/**
 * refused: the service will not take this text (number, key, sender); limited: not now; unreachable: no
 * connection, or an outbox that cannot be written; unknown: it was handed over and no answer came, so that it
 * may have been sent. The service knows no key that makes a repeat safe.
 */
export type TextFailure = "refused" | "limited" | "unreachable" | "unknown";

export type TextResult =
  | { ok: true; id: string }
  /** `isStopped`: the service knows that the number has said STOP. `detail`: one line without secrets. */
  | { ok: false; reason: TextFailure; detail?: string; isStopped?: boolean };

/** Never rejects: every failure is a value. @param key the outbox writes one file for each */
export type SendText = (message: TextMessage, key: string) => Promise<TextResult>;

/** How texts go out. */
export type TextServices = {
  sendText: SendText;
  /** Whether texts are offered at all (rule 370). */
  takesTexts: boolean;
  /** Whether a text that may have been sent can be sent again without arriving twice: in the outbox. */
  isTextRepeatSafe: boolean;
};

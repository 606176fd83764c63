import type { Mention } from "../reading/mention.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Link } from "./link.ts";

/** What a mention did to the list; "restated" when it named again what stood there before. */
export type Effect = "none" | "added" | "restated" | "removed";

/** Where in the conversation a mention stands. */
export type Place = {
  message: number;
  /** The words before it and behind it in its sentence. */
  lead: string;
  tail: string;
  /** How `lead` ties it to what was named before. */
  link: Link;
  /** True when it goes on with a list. */
  listed: boolean;
  /** What the words behind deny at once: "a sectional, not a couch". */
  denied: Mention | undefined;
  /** The mention right before it in the same message. */
  previous: Mention | undefined;
  /** What that one did to the list, when this one goes on with its list. */
  follows: Effect;
  vocabulary: Vocabulary;
};

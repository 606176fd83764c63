import type { Parsed } from "#app/chat/parser/parser.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { REPLY_WORDS } from "#app/chat/reply-words.ts";
import { SMALL_TALK } from "#app/chat/small-talk.ts";
import { joinWords } from "#app/lib/join-words.ts";
import { formatDollars } from "#app/lib/money.ts";
import { refusedIn } from "#app/prices/not-accepted.ts";
import { fullLoadCents, type ShopNumbers } from "#app/prices/shop-numbers.ts";
import { type TimeOfDay, USUAL_WINDOWS } from "#app/schedule/schedule.ts";
import { nameOf } from "./questions.ts";

/** The home city, and how many others are served. */
export type ServedArea = { city: string; others: number };

const HOUSTON: ServedArea = { city: "Houston", others: 19 };

type ReplyOptions = {
  phone: string;
  /** The formatted total of the list, where the caller has priced it. */
  total?: string;
  /** The discount is attached: the total is the discounted one, and the reply says so. */
  isDiscountOn?: boolean;
  numbers: ShopNumbers;
  /** What the shop offers; left out: the usual windows. */
  windows?: readonly TimeOfDay[];
  area?: ServedArea | undefined;
  /** What the owner says of the business (rule 348), in sentences; "": nothing. */
  facts?: string | undefined;
};

/** The chat's answer to the latest message, in the customer's language: plain, short, no promises. */
export function composeReply(
  parsed: Parsed,
  vocabulary: Vocabulary,
  {
    phone,
    total,
    numbers,
    area,
    windows = USUAL_WINDOWS,
    isDiscountOn = false,
    facts = "",
  }: ReplyOptions,
): string {
  const words = REPLY_WORDS[parsed.language];
  const sayTotal = isDiscountOn ? words.discounted : words.total;
  const parts = [
    answerOf(parsed, isDiscountOn, facts),
    listOf(parsed, vocabulary),
    total !== undefined && parsed.lines.length > 0 ? sayTotal(total) : "",
    ...explainLeftOut(parsed, vocabulary),
    ...parsed.questions.map(({ text }) => text),
  ];
  const said = parts.filter((part) => part !== "").join(" ") || SMALL_TALK.help[parsed.language];
  const text = isUnread(parsed) ? `${said} ${words.showIt}` : said;
  return filledIn(text, phone, numbers, windows, area);
}

/** Whether nothing of the message could be read as junk: photos say it better (rule 415). */
function isUnread({ lines, changed, topic, asked, refusals, unknowns }: Parsed): boolean {
  const isTalk = topic !== undefined || asked !== undefined || changed || refusals.length > 0;
  if (unknowns.length > 0) return unknowns.some(({ nearest }) => nearest.length === 0);
  return !isTalk && lines.length === 0;
}

/** The sentences with the business's number, prices, windows and cities in their places. */
export function filledIn(
  text: string,
  phone: string,
  numbers: ShopNumbers,
  windows: readonly TimeOfDay[] = USUAL_WINDOWS,
  { city, others }: ServedArea = HOUSTON,
): string {
  const [area, zona] =
    others === 0
      ? [city, city]
      : others === 1
        ? [`${city} and 1 nearby city`, `${city} y 1 ciudad cercana`]
        : [`${city} and ${others} nearby cities`, `${city} y ${others} ciudades cercanas`];
  return text
    .replaceAll("{area}", area)
    .replaceAll("{zona}", zona)
    .replaceAll("{phone}", phone)
    .replaceAll("{windows}", REPLY_WORDS.en.windows(windows))
    .replaceAll("{horarios}", REPLY_WORDS.es.windows(windows))
    .replaceAll("{minimum}", formatDollars(numbers.minimumCents))
    .replaceAll("{full}", formatDollars(fullLoadCents(numbers)))
    .replaceAll("{percent}", `${numbers.discountPercent}%`);
}

/** Why something that was named is not on the list, a sentence or two for each; `{phone}` stands in some. */
export function explainLeftOut(parsed: Parsed, vocabulary: Vocabulary): string[] {
  const { refusals, unknowns, questions, language } = parsed;
  const words = REPLY_WORDS[language];
  const asked = new Set(questions.map(({ text }) => text));
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(id, vocabulary, language));
  return [
    ...refusals.map((refusal) => {
      const thing = vocabulary.notAccepted.get(refusal.id);
      const { name, advice } = thing
        ? refusedIn(language, thing)
        : { ...refusal, name: refusal.id };
      return words.refused(name, advice);
    }),
    ...unknowns
      .map(({ phrase, nearest }) => words.unknown(phrase, names(nearest)))
      .filter((text) => !asked.has(text)),
  ];
}

/** Talk is answered when it is all there was, or when a question came with the list. */
function answerOf(parsed: Parsed, isDiscountOn: boolean, facts: string): string {
  const { topic, asked, changed, refusals, unknowns, language } = parsed;
  const answered = asked ?? topic;
  if (isDiscountOn && answered === "discount") return REPLY_WORDS[language].discountOn;
  if (facts !== "" && answered === "insured") return REPLY_WORDS[language].aboutUs(facts);
  if (asked !== undefined && asked !== "price") return SMALL_TALK[asked][language];
  const busy = changed || refusals.length > 0 || unknowns.length > 0;
  if (topic === undefined || (busy && !ANSWERED_ANYWAY.has(topic))) return "";
  return SMALL_TALK[topic][language];
}

/** A price or a hello beside a list is answered by the list itself; these are not. */
const ANSWERED_ANYWAY: ReadonlySet<string> = new Set(["sameDay", "payment", "insured", "discount"]);

function listOf({ lines, changed, topic, language }: Parsed, vocabulary: Vocabulary): string {
  const words = REPLY_WORDS[language];
  if (lines.length === 0) return changed ? words.empty : "";
  const items = lines.map(
    ({ id, quantity }) => `${quantity} × ${nameOf(id, vocabulary, language)}`,
  );
  const list = joinWords(items, words.and(items.at(-1)?.replace(/^\d+ × /, "") ?? ""));
  return changed ? words.listed(list) : topic === "thanks" ? words.ready : words.still(list);
}

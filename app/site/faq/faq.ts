/** The questions people ask, each with the name of its link: /faq#price. */

import { joinWords } from "#app/lib/join-words.ts";
import { factSentences } from "#app/prices/business-facts.ts";
import { USUAL_WINDOWS, windowWord } from "#app/schedule/schedule.ts";
import { TRUCK_FEET } from "#app/site/claims.ts";
import { figureWords } from "#app/site/figure-words.ts";
import type { FaqFacts, Question, QuestionFacts } from "./question.ts";
import { words } from "./question-words.ts";

/** What the figures of the answers read at present, by their names. */
export function faqFigures({
  cityCount,
  ownCity = "Houston",
  facts = [],
  notTaken,
  numbers,
  reach,
  windows,
}: Omit<FaqFacts, "takesPhotos" | "sendsMail">): Record<string, string> {
  return {
    ...figureWords(numbers, reach),
    truck: words.truck(TRUCK_FEET),
    city: ownCity,
    "all-cities": String(cityCount),
    "nearby-cities": String(cityCount - 1),
    "not-taken": notTaken.join("; "),
    "about-us": factSentences(facts),
    windows: joinWords((windows ?? USUAL_WINDOWS).map(windowWord), words.or),
  };
}

/** The questions that come with the site. */
export function frequentQuestions(faq: FaqFacts): Question[] {
  const figures = faqFigures(faq);
  const filled = (text: string) => withFigures(text, figures);
  return questionTexts(faq).map((one) => ({
    ...one,
    question: filled(one.question),
    answer: filled(one.answer),
  }));
}

/** A line with its figures filled in. */
export function withFigures(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z-]+)\}/g, (written, name) => figures[name] ?? written);
}

/** The same with the names of the figures: "{minimum}". */
export function questionTexts(facts: QuestionFacts): Question[] {
  return words.questions(facts);
}

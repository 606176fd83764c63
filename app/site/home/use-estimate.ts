import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useAddLines } from "#app/cart/use-add-lines.ts";
import { type ChatAnswerChoice, formatChoice } from "#app/chat/chat-answer.ts";
import type { EstimateAnswer } from "#app/chat/estimate/estimate.ts";

export type Estimate = ReturnType<typeof useEstimate>;

/** Typed words: the server reads them, and what it has read is added to the cart (rule 343). */
export function useEstimate() {
  const [answer, setAnswer] = useState<EstimateAnswer>();
  /** The answer whose question was answered last: the next one replaces what it has added. */
  const answered = useRef<EstimateAnswer>();
  const { data, state, load } = useFetcher<EstimateAnswer>();
  const addLines = useAddLines();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data) return;
    const old = answered.current;
    if (data.refusal === null) addLines(data.lines, old?.lines);
    setAnswer(data.refusal === null ? data : { ...(old ?? data), refusal: data.refusal });
  }, [data]);

  const ask = (fields: Record<string, string>) => load(`/estimate?${new URLSearchParams(fields)}`);

  return {
    /** The answer to the last typed text. */
    answer,
    isReading: state !== "idle",
    read: (text: string) => {
      answered.current = undefined;
      ask({ items: text });
    },
    choose: (choice: ChatAnswerChoice) => {
      answered.current = answer;
      ask({ items: answer?.text ?? "", answer: formatChoice(choice) });
    },
  };
}

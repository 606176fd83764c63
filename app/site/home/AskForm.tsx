import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { AskField } from "#app/chat/estimate/AskField.tsx";
import { OpenWords } from "#app/chat/estimate/OpenWords.tsx";
import { useEstimate } from "./use-estimate.ts";

/**
 * Takes typed words, and says what of them is open or left out. What is read goes into the cart.
 * @param onAdded called once what was read is in the cart and on the screen
 */
export function AskForm({ onAdded }: { onAdded: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const estimate = useEstimate();
  const { answer, isReading } = estimate;
  // The words that were understood are in the cart; the others stay in the field, to be changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answer?.lines.length || answer.refusal !== null || !input.current) return;
    input.current.value = "";
    onAdded();
  }, [answer]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (text) estimate.read(text);
    else input.current?.focus();
  };
  return (
    <Form className="contents" method="post" action="/estimate" onSubmit={onSubmit}>
      <AskField ref={input} isReading={isReading} />
      <OpenWords answer={isReading ? undefined : answer} onAnswer={estimate.choose} />
    </Form>
  );
}

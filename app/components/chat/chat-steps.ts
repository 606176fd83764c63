/** A step of the chat, as its button's value says it: the page posts it, the panel takes it. */
export type ChatStep =
  | ("accept" | "decline" | "lead" | "no-lead")
  | ("send" | "add")
  | ("add-seen" | "no-seen");

export function stepButton(step: ChatStep) {
  return { type: "submit", name: "step", value: step } as const;
}

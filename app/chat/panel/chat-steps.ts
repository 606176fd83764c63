/** A step of the chat, as the value of its button: the page posts it, the panel handles it. */
export type ChatStep =
  | ("accept" | "decline" | "lead" | "no-lead")
  | ("send" | "add")
  | ("add-seen" | "no-seen");

export function stepButton(step: ChatStep) {
  return { type: "submit", name: "step", value: step } as const;
}

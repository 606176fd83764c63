/** A donation's form as it was typed, and what its page had shown. */
export function donationTyped(form: URLSearchParams) {
  const { place = "", words = "" } = Object.fromEntries(form);
  return { intent: "donation", place, words, seen: form.get("seen") };
}

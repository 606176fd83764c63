/** Some milliseconds after an instant, as ISO. */
export function later(from: Date, milliseconds: number): string {
  return new Date(from.getTime() + milliseconds).toISOString();
}

export function hourWords(hour: number): string {
  return `${((hour + 11) % 12) + 1} ${hour < 12 ? "a.m." : "p.m."}`;
}

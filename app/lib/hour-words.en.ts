/** "6 PM". @param hour of the day, 0 to 23 */
export function hourWords(hour: number): string {
  return `${((hour + 11) % 12) + 1} ${hour < 12 ? "AM" : "PM"}`;
}

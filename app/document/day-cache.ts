/** A cache that is cleared when the date changes. Bounded: the least recently used entry goes first. */
export class DayCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #limit: number;
  readonly #today: () => string;
  #day: string;

  /**
   * @param limit how many entries at most
   * @param today the current date, in any form
   */
  constructor(limit: number, today: () => string) {
    this.#limit = limit;
    this.#today = today;
    this.#day = today();
  }

  get(key: string): Value | null {
    this.#dropYesterday();
    const value = this.#entries.get(key);
    if (value === undefined) return null;
    this.#put(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#dropYesterday();
    this.#put(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** A Map keeps its keys in the order of insertion, so the most recently used is last. */
  #put(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }

  #dropYesterday(): void {
    const today = this.#today();
    if (today === this.#day) return;
    this.#day = today;
    this.#entries.clear();
  }
}

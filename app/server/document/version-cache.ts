/**
 * A cache of what was made for one version of the site: it is cleared when the version changes.
 * Bounded: the least recently used entry goes first.
 */
export class VersionCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #limit: number;
  readonly #version: () => string;
  #kept: string;

  /**
   * @param limit how many entries at most
   * @param version the present one, in any form: the date and the prices, for example
   */
  constructor(limit: number, version: () => string) {
    this.#limit = limit;
    this.#version = version;
    this.#kept = version();
  }

  get(key: string): Value | null {
    this.#dropEarlier();
    const value = this.#entries.get(key);
    if (value === undefined) return null;
    this.#put(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#dropEarlier();
    this.#put(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** A Map keeps its keys in the order of insertion, so the most recently used is last. */
  #put(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }

  #dropEarlier(): void {
    const version = this.#version();
    if (version === this.#kept) return;
    this.#kept = version;
    this.#entries.clear();
  }
}

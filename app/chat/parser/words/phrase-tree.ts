/** A tree of phrases, one word a step, so that the longest phrase at a place is found in one walk. */
export type PhraseNode<Hit> = { next: Map<string, PhraseNode<Hit>>; hits: Hit[] };

export function createPhraseTree<Hit>(): PhraseNode<Hit> {
  return { next: new Map(), hits: [] };
}

export function addPhrase<Hit>(root: PhraseNode<Hit>, words: readonly string[], hit: Hit): void {
  let node = root;
  for (const word of words) {
    const next = node.next.get(word) ?? createPhraseTree<Hit>();
    node.next.set(word, next);
    node = next;
  }
  node.hits.push(hit);
}

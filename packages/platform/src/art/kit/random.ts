/** A small deterministic source of numbers: the same seed always draws the same picture. */
export interface Random {
  /** Next number in [0, 1). */
  next(): number;
  /** A number in [from, to). */
  range(from: number, to: number): number;
  /** A whole number in [from, to], both included. */
  int(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
}

/** FNV-1a over the text form, so that numbers and strings both make seeds. */
export function hashSeed(seed: number | string): number {
  let hash = 0x811c9dc5;
  for (const character of String(seed)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32: short, fast, and well spread for the few thousand numbers that one picture takes. */
export function createRandom(seed: number | string): Random {
  let state = hashSeed(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor((to - from + 1) * next()),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('random.pick: the list is empty; pass at least one item');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}

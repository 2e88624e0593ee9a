import { FIELDS, WHO, type SpriteList } from './list.ts';

/** What lies between two lists of sprites: whoever is in both goes from the one to the other, all else is there at once. */
export interface Glide {
  /** What is seen then; the same room, written anew. */
  at(now: number): SpriteList;
  isOver(now: number): boolean;
}

/**
 * @param seen what is seen at its begin
 * @param since when that was
 * @param ms how long it takes
 */
export function createGlide(seen: SpriteList, told: SpriteList, since: number, ms: number): Glide {
  const from = fromOf(seen, told);
  const shown = told.slice();
  return {
    at(now) {
      const part = Math.min(1, Math.max(0, (now - since) / ms));
      for (let at = 0; at < told.length; at += FIELDS) {
        if (told[at + WHO] === 0) continue;
        for (let n = at + WHO + 1; n < at + FIELDS; n += 1)
          shown[n] = from[n]! + (told[n]! - from[n]!) * part;
      }
      return shown;
    },
    isOver: (now) => now - since >= ms,
  };
}

/** What was seen of each that is told now: of whoever comes only now, what is told. */
function fromOf(seen: SpriteList, told: SpriteList): SpriteList {
  const places = new Map<number, number>();
  for (let at = 0; at < seen.length; at += FIELDS) places.set(seen[at + WHO]!, at);
  places.delete(0);
  const from = told.slice();
  for (let at = 0; at < told.length; at += FIELDS) {
    const before = places.get(told[at + WHO]!);
    if (before !== undefined) from.set(seen.subarray(before, before + FIELDS), at);
  }
  return from;
}

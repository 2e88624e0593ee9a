import type { Odds } from '../../../rules/odds.ts';
import { CAP, START } from '../rules/curve.ts';

/** What the player writes as the multiplier to be taken out at: nothing, one in range, or something else. */
export type AutoAt =
  { readonly kind: 'none' } | { readonly kind: 'at'; readonly odds: Odds } | { readonly kind: 'wrong' };

/** A comma is a point; a `×` behind is no matter. */
export function readAutoAt(text: string): AutoAt {
  const plain = text
    .trim()
    .replace(/\s*[×x]$/i, '')
    .replace(',', '.');
  if (plain === '') return { kind: 'none' };
  if (!/^\d{1,4}(\.\d{0,2})?$/.test(plain)) return { kind: 'wrong' };
  const odds = Math.round(Number(plain) * 100);
  return odds > START && odds <= CAP ? { kind: 'at', odds } : { kind: 'wrong' };
}

/** As the player would write it; nothing where the bet waits for its player. */
export const writeAutoAt = (odds: Odds | undefined): string =>
  odds === undefined ? '' : (odds / START).toFixed(2);

import type { Money, RoundAnswer, RoundState } from '../../../../page/kit.ts';
import type { MagazineAction, MagazineChoice, MagazineView } from '../../../../rules/room-rules.ts';
import { BUBBLES } from '../../rules/magazine.ts';

export type MagazineAnswer = RoundAnswer<MagazineChoice, MagazineAction, MagazineView>;

/** What is known of the player's magazine, of this one or of the last. */
export type MagazineState = RoundState<MagazineAnswer>;

/** What a magazine has come to, as the server has told it last; minor unit. */
export interface Basket {
  /** What was won so far. */
  readonly won: bigint;
  /** The value of all bubbles that have risen. */
  readonly used: bigint;
  /** What comes back if no other bubble rises, what was won with it. */
  readonly back: bigint;
}

/** The magazine that can be blown; the player goes on while an answer is waited for. */
export const openOf = (state: MagazineState): MagazineAnswer | undefined =>
  state.phase === 'open' || (state.phase === 'asking' && state.from === 'open') ? state.round : undefined;

/** The magazine that can be blown, or whose end is shown. */
export const seenOf = (state: MagazineState): MagazineAnswer | undefined =>
  state.phase === 'showing' ? state.round : openOf(state);

/** Minor unit. */
export const valueOfBubble = (money: Pick<Money, 'read'>, { stake }: Pick<MagazineAnswer, 'stake'>): bigint =>
  money.read(stake) / BigInt(BUBBLES);

/** @param magazine `undefined` where there is none: it has come to nothing */
export function basketOf(
  money: Pick<Money, 'read'>,
  magazine: Pick<MagazineAnswer, 'stake' | 'view'> | undefined,
): Basket {
  if (!magazine) return { won: 0n, used: 0n, back: 0n };
  const value = valueOfBubble(money, magazine);
  const { won: times, bubbles } = magazine.view;
  const won = value * BigInt(times);
  return { won, used: value * BigInt(BUBBLES - bubbles), back: won + value * BigInt(bubbles) };
}

import { useWords, type Words } from '../../../page/kit.ts';
import type { Odds } from '../../../rules/odds.ts';
import type { ChampionId } from '../rules/champions.ts';
import type { DuelBet, DuelOffer } from '../rules/duel.ts';
import type english from './messages/en_US.json';

export type DuelWords = Words<keyof typeof english>;

/** The frame's messages and this game's. */
export const useDuelWords = (): DuelWords => useWords<keyof typeof english>();

export const nameOf = (words: DuelWords, id: ChampionId): string => words(`name${id}`);

const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** `2.41`, with the language's digits. */
export const writeOdds = (words: DuelWords, odds: Odds): string => words.number(odds / 100, TWO_DIGITS);

/** `41%`; what is seldom is not told as never. */
export function writeShare(words: DuelWords, share: number): string {
  const digits = share < 0.1 ? 1 : 0;
  return words.number(share, { style: 'percent', maximumFractionDigits: digits });
}

/** What a bet is called among those of its kind. */
export function shortName(words: DuelWords, bet: DuelBet, { left, right, line }: Names): string {
  switch (bet) {
    case 'left':
    case 'firstLeft':
      return nameOf(words, left);
    case 'right':
    case 'firstRight':
      return nameOf(words, right);
    case 'draw':
      return words('draw');
    case 'firstTogether':
      return words('together');
    case 'over':
      return words('over', { line });
    case 'under':
      return words('under', { line });
  }
}
type Names = Pick<DuelOffer, 'left' | 'right' | 'line'>;

export const BET_KINDS = [
  { legend: 'whoWins', bets: ['left', 'draw', 'right'] },
  { legend: 'firstBlow', bets: ['firstLeft', 'firstTogether', 'firstRight'] },
  { legend: 'exchanges', bets: ['under', 'over'] },
] as const satisfies readonly { readonly legend: keyof typeof english; readonly bets: readonly DuelBet[] }[];

/** A bet's name where it stands alone: with what it is a bet on. */
export function longName(words: DuelWords, bet: DuelBet, names: Names): string {
  const { legend } = BET_KINDS.find(({ bets }) => (bets as readonly DuelBet[]).includes(bet))!;
  return words('betName', { kind: words(legend), name: shortName(words, bet, names) });
}

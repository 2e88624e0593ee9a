import type { ChampionId, Move } from '../rules/champions.ts';
import { blowOf, type Exchange, type Side } from '../rules/fight.ts';
import type { Moment } from './moment.ts';
import { nameOf, type DuelWords } from './words.ts';

type Meeting = Readonly<Record<Side, ChampionId>>;

/** What an exchange came to, in a sentence. */
export function tellExchange(words: DuelWords, champions: Meeting, exchange: Exchange): string {
  const { left, right } = exchange;
  if (left === right) return tellAlike(words, left);
  const winning: Side = blowOf(left, right) > 0 ? 'left' : 'right';
  const losing: Side = winning === 'left' ? 'right' : 'left';
  const how = { strike: 'tellquicker', sweep: 'tellbroken', ward: 'tellturned' } as const;
  return words(how[exchange[winning]], {
    name: nameOf(words, champions[winning]),
    other: nameOf(words, champions[losing]),
    count: blowOf(exchange[winning], exchange[losing]),
  });
}

function tellAlike(words: DuelWords, move: Move): string {
  const how = { strike: 'tellstrikes', sweep: 'tellsweeps', ward: 'tellwards' } as const;
  return words(how[move], { count: blowOf(move, move) });
}

/** How a duel ended, in a sentence. */
export function tellEnd(
  words: DuelWords,
  { winner, exchanges }: { readonly winner: ChampionId | undefined; readonly exchanges: number },
): string {
  if (winner === undefined) return words('endsDraw', { count: exchanges });
  return words('endsWon', { name: nameOf(words, winner), count: exchanges });
}

/** Whether the exchange of this moment has come to something already. */
export function hasLanded({ act, standing }: Moment): boolean {
  return act.kind === 'exchange' && standing.exchanges > act.index;
}

import { ResultLine, useMoney, type RoundEnd } from '../../../../page/kit.ts';
import { BUBBLES } from '../../rules/magazine.ts';
import { useFishingWords } from '../words.ts';
import { useBasket } from './use-basket.ts';
import type { Magazine } from './use-magazine.ts';

/** What the player's magazine has come to, or what the last one has. */
export function BasketLine({ magazine: { phase, round, result } }: { readonly magazine: Magazine }) {
  const words = useFishingWords();
  const money = useMoney();
  const { won, used } = useBasket(round);
  if (phase === 'empty' || phase === 'filling')
    return <ResultLine result={result} idle={words('idle', { count: BUBBLES })} note={unusedOf(result)} />;
  return <ResultLine idle={words('basket', { won: money.write(won), used: money.write(used) })} />;

  function unusedOf(end: RoundEnd | undefined): string {
    return end && end.unused > 0n ? words('unusedBack', { amount: money.write(end.unused) }) : '';
  }
}

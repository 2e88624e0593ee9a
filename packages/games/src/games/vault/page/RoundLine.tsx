import { useWords, type RoundAnswer } from '../../../page/kit.ts';
import type { VaultRound } from '../rules/round.ts';
import { PLACES } from '../rules/symbols.ts';
import type { Keys } from './keys.ts';

/** In the history: the ways that paid, and how full the vault became. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useWords<Keys>();
  const { wins, coins, hold } = round.view as VaultRound;
  const ways = wins.reduce((sum, win) => sum + win.ways, 0);
  const locked = hold?.respins.reduce((sum, { landed }) => sum + landed.length, coins.length);
  return (
    <>
      {[
        ...(ways > 0 ? [words('ways', { count: ways })] : []),
        ...(locked === undefined
          ? []
          : [`${words('hold')}: ${words('coinsOf', { count: locked, most: PLACES })}`]),
        ...(ways === 0 && locked === undefined ? [words('coins', { count: coins.length })] : []),
      ].join(' · ')}
    </>
  );
}

import { useWords, type RoundAnswer } from '../../../page/kit.ts';
import type { WaysRound } from '../rules/round.ts';
import type { Keys } from './keys.ts';
import { waysOf } from './told.ts';

/** In the history: how many ways the spin had, its falls, its free spins. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useWords<Keys>();
  const { spins } = round.view as WaysRound;
  const [paid] = spins;
  const falls = paid!.steps.length - 1;
  return (
    <>
      {[
        words('ways', { count: waysOf(paid!.steps[0]!.grid) }),
        ...(falls > 0 ? [words('falls', { count: falls })] : []),
        ...(spins.length > 1 ? [words('freeOpened', { count: spins.length - 1 })] : []),
      ].join(' · ')}
    </>
  );
}

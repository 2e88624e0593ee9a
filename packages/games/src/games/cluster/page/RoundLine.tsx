import type { RoundAnswer } from '../../../page/kit.ts';
import type { ClusterRound } from '../rules/round.ts';
import { useClusterWords } from './words.ts';

/** In the history: how many clusters the paid spin had, how high it multiplied, its free rounds. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useClusterWords();
  const { spins } = round.view as ClusterRound;
  const { steps } = spins[0]!;
  const clusters = steps.reduce((sum, { wins }) => sum + wins.length, 0);
  const highest = steps.findLast(({ wins }) => wins.length > 0)?.multiplier ?? 1;
  return (
    <>
      {[
        words('clusters', { count: clusters }),
        ...(highest > 1 ? [`×${words.number(highest)}`] : []),
        ...(spins.length > 1 ? [words('freeOpened', { count: spins.length - 1 })] : []),
      ].join(' · ')}
    </>
  );
}

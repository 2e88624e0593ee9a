import type { RoundAnswer } from '../../../page/kit.ts';
import type { LinesRound } from '../rules/index.ts';
import { evaluateSpin } from '../rules/evaluate.ts';
import { BASE_REELS } from '../rules/strips.ts';
import { Picture } from './Picture.tsx';
import { useLinesWords } from './words.ts';

const PICTURE_PX = 48;
const MIDDLE_ROW = 1;

/** The middle row as it stopped, and how many free spins came. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useLinesWords();
  const [first, ...free] = (round.view as LinesRound).stops;
  const { grid } = evaluateSpin(BASE_REELS, first!);
  return (
    <span class="past-reels">
      {grid.map((reel, n) => (
        <Picture key={n} symbol={reel[MIDDLE_ROW]!} size={PICTURE_PX} />
      ))}
      {free.length > 0 && <span>{words('historyFree', { count: free.length })}</span>}
    </span>
  );
}

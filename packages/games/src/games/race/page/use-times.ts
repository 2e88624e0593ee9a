import { useWords } from '../../../page/kit.ts';
import type { RaceTold } from '../rules/race.ts';
import type english from './messages/en_US.json';
import { arrivalOf } from './running.ts';

/** When lanes arrived, as they are written: the first one's time, and how much later the others came. */
export function useTimes({ order, run }: RaceTold) {
  const words = useWords<keyof typeof english>();
  const write = (ms: number): string =>
    words('seconds', {
      seconds: words.number(ms / 1_000, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    });
  const first = arrivalOf(run[order[0]!]!);
  return {
    of(lane: number): string {
      const at = arrivalOf(run[lane]!);
      return at === first ? write(at) : `+${write(at - first)}`;
    },
  };
}

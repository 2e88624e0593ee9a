import { useState } from 'preact/hooks';
import { useSound, useStake, type Stake } from '../../../page/kit.ts';

/** The second bet's stake: begins at the first one's, and then goes its own way. Minor unit. */
export function useSecondStake(): Stake {
  const first = useStake();
  const sound = useSound();
  const [own, set] = useState<bigint>();
  const { stakes } = first;
  const stake = own ?? first.stake;
  const at = stakes.indexOf(stake);
  const step = (by: -1 | 1): void => {
    sound.play('press');
    set(stakes[at + by] ?? stake);
  };
  return {
    stake,
    stakes,
    canLess: at > 0,
    canMore: at < stakes.length - 1,
    less: () => step(-1),
    more: () => step(1),
    set,
  };
}

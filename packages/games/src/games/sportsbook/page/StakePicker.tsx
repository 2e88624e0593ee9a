import { Button, Meter, useMoney, useWords } from '../../../page/kit.ts';

/** A stake with its steps. */
export function StakePicker({
  stake,
  stakes,
  of,
  disabled,
  onChange,
}: {
  /** Minor unit. */
  readonly stake: bigint;
  readonly stakes: readonly bigint[];
  /** What it is on: read out with it. */
  readonly of: string;
  readonly disabled: boolean;
  readonly onChange: (stake: bigint) => void;
}) {
  const words = useWords();
  const money = useMoney();
  const at = stakes.indexOf(stake);
  const step = (by: -1 | 1) => {
    const next = stakes[at + by];
    return { disabled: disabled || next === undefined, onPress: () => next !== undefined && onChange(next) };
  };
  return (
    <div class="stake-picker" role="group" aria-label={`${words('stake')}: ${of}`}>
      <Button kind="step" icon="minus" label={words('stakeLess')} {...step(-1)} />
      <Meter name="leg-stake" label={words('stake')} value={money.write(stake)} />
      <Button kind="step" icon="plus" label={words('stakeMore')} {...step(1)} />
    </div>
  );
}

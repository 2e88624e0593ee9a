import { useId } from 'preact/hooks';
import { useSound } from '../hooks/feel.ts';
import { useMoney, useStake, useWords } from '../hooks/session.ts';
import { Pile } from './Pile.tsx';

/** The chips to lay: the one that is chosen is the stake that is set. */
export function ChipRail() {
  const words = useWords();
  const money = useMoney();
  const sound = useSound();
  const name = useId();
  const { stake, stakes, set } = useStake();
  return (
    <fieldset class="rail">
      <legend class="visually-hidden">{words('chip')}</legend>
      {stakes.map((one) => (
        <label key={one} title={money.write(one)}>
          <input
            type="radio"
            name={name}
            aria-label={money.write(one)}
            checked={one === stake}
            onChange={() => {
              sound.play('chip');
              set(one);
            }}
          />
          <Pile stake={one} waiting={false} />
        </label>
      ))}
    </fieldset>
  );
}

import { AutoButton, Button, MainButton, StakeStepper, useMoney, useWords } from '../../../page/kit.ts';
import { AutoAtField } from './AutoAtField.tsx';
import type { Flight } from './flight.ts';
import type english from './messages/en_US.json';
import type { Panel } from './use-panel.ts';

/** The controls of one bet: where it takes itself out, its stake, and the one thing to do with it now. */
export function BetPanel(props: {
  readonly number: number;
  readonly panel: Panel;
  readonly flight: Flight | undefined;
  readonly onTakeOut: (roundId: string) => void;
}) {
  const words = useWords<keyof typeof english>();
  const { number, panel, flight } = props;
  const { ride, auto, autoText, setAutoText, busy, locked, stake, betting } = panel;
  const first = number === 1;
  const action = useAction(props);
  return (
    <div class="bet" role="group" aria-label={words('betNumber', { number })} data-number={number}>
      <div class="play">
        <AutoAtField
          text={autoText}
          wrong={auto.kind === 'wrong'}
          locked={locked}
          id={`auto-at-${number}`}
          onChange={setAutoText}
        />
        {first && <AutoButton auto={betting.autoplay} disabled={auto.kind !== 'at' || ride.kind === 'in'} />}
        {first ? (
          <MainButton {...action} busy={busy} />
        ) : (
          <Button
            kind="primary"
            class="main-second"
            label={action.label}
            disabled={busy || action.disabled}
            onPress={action.onPress}
          />
        )}
      </div>
      <StakeStepper locked={locked} of={stake} />
    </div>
  );

  function useAction({ onTakeOut }: typeof props) {
    const money = useMoney();
    const amount = money.write(stake.stake);
    const betIsOpen = flight?.kind === 'waiting';
    const { queued } = betting;
    if (ride.kind === 'in') {
      const { roundId, worth } = ride;
      if (betIsOpen)
        return { label: words('takeBack'), disabled: false, onPress: () => betting.takeBack(roundId) };
      return {
        label: words('takeOut', { amount: money.write(worth) }),
        disabled: flight?.kind !== 'rising' || flight.at <= 100,
        onPress: () => onTakeOut(roundId),
      };
    }
    const wrong = auto.kind === 'wrong';
    if (betIsOpen)
      return { label: words('bet', { stake: amount }), disabled: wrong, onPress: () => void betting.bet() };
    return {
      label: queued ? words('unqueue') : words('queue', { stake: amount }),
      disabled: !flight || wrong,
      onPress: betting.toggleQueue,
    };
  }
}

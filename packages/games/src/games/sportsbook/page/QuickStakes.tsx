import { useId } from 'preact/hooks';
import { useMoney, useStake, useWords } from '../../../page/kit.ts';
import { useDesk, useSlipNow } from './desk.ts';
import type english from './messages/en_US.json';

/** Stakes are whole units of the currency: their decimals are left out where there is little room. */
const DECIMALS = /[.,]\p{Nd}{2}$/u;

/** The currency's stakes, one press each: for all legs of the slip. */
export function QuickStakes() {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const { acts } = useDesk();
  const { draft, mode, busy } = useSlipNow();
  const { stake, stakes } = useStake();
  const name = useId();
  const shared = mode === 'combo' || draft.every((leg) => leg.stake === undefined);
  return (
    <fieldset class="quick-stakes" disabled={busy}>
      <legend>{words(mode === 'combo' || draft.length === 1 ? 'stake' : 'stakeEach')}</legend>
      {stakes.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={shared && one === stake}
            onChange={() => acts.stakeOnAll(one)}
          />
          <span>{money.write(one).replace(DECIMALS, '')}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { Button, useMoney, useWords } from '../../../page/kit.ts';
import { useDesk } from './desk.ts';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';
import { QuickStakes } from './QuickStakes.tsx';
import type { Hindrance } from './slip.ts';

const SAYS = {
  sameMatch: 'sameMatch',
  gone: 'slipGone',
  locked: 'slipLocked',
  worse: 'slipWorse',
} as const satisfies Record<Hindrance, keyof typeof english>;

/** The slip's lower edge: stakes, what it costs and could pay, and the one thing to do. */
export function SlipFoot() {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const names = useNames();
  const { slip } = useDesk();
  const { plan, mode } = slip;
  const { hindrance } = plan;
  return (
    <div class="slip-foot">
      <QuickStakes />
      <label class="take-any">
        <input
          type="checkbox"
          checked={slip.takesAny}
          onChange={({ currentTarget }) => slip.setTakesAny(currentTarget.checked)}
        />
        <span>
          {words('takeAny')} <small>{words(slip.takesAny ? 'takeAnyOn' : 'takeAnyOff')}</small>
        </span>
      </label>
      <dl class="sums">
        {mode === 'combo' && (
          <div>
            <dt>{words('totalOdds')}</dt>
            <dd>{names.odds(plan.odds)}</dd>
          </div>
        )}
        <div>
          <dt>{words('totalStake')}</dt>
          <dd>{money.write(plan.staked)}</dd>
        </div>
        <div class="sum-pays">
          <dt>{words('couldPay')}</dt>
          <dd>{money.write(plan.couldPay)}</dd>
        </div>
      </dl>
      <p class="slip-note" role="status">
        {hindrance && words(SAYS[hindrance])}
      </p>
      <Button
        kind="primary"
        class="place"
        label={words(hindrance === 'worse' ? 'takeOdds' : 'place', { amount: money.write(plan.staked) })}
        disabled={(hindrance !== undefined && hindrance !== 'worse') || slip.busy}
        onPress={() => void slip.place()}
      />
    </div>
  );
}

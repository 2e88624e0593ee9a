import { Button, useMoney, useWords } from '../../../page/kit.ts';
import { useDesk, useSlipNow } from './desk.ts';
import { memo } from './memo.tsx';
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
export const SlipFoot = memo(function SlipFoot() {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const names = useNames();
  const { acts } = useDesk();
  const { mode, takesAny, busy, odds, staked, couldPay, hindrance } = useSlipNow();
  return (
    <div class="slip-foot">
      <QuickStakes />
      <label class="take-any">
        <input
          type="checkbox"
          checked={takesAny}
          onChange={({ currentTarget }) => acts.setTakesAny(currentTarget.checked)}
        />
        <span>
          {words('takeAny')} <small>{words(takesAny ? 'takeAnyOn' : 'takeAnyOff')}</small>
        </span>
      </label>
      <dl class="sums">
        {mode === 'combo' && (
          <div>
            <dt>{words('totalOdds')}</dt>
            <dd>{names.odds(odds)}</dd>
          </div>
        )}
        <div>
          <dt>{words('totalStake')}</dt>
          <dd>{money.write(staked)}</dd>
        </div>
        <div class="sum-pays">
          <dt>{words('couldPay')}</dt>
          <dd>{money.write(couldPay)}</dd>
        </div>
      </dl>
      <p class="slip-note" role="status">
        {hindrance && words(SAYS[hindrance])}
      </p>
      <Button
        kind="primary"
        class="place"
        label={words(hindrance === 'worse' ? 'takeOdds' : 'place', { amount: money.write(staked) })}
        disabled={(hindrance !== undefined && hindrance !== 'worse') || busy}
        onPress={() => void acts.place()}
      />
    </div>
  );
});

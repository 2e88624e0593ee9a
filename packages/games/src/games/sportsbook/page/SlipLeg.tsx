import { Button, Icon, useMoney, useStake, useWords } from '../../../page/kit.ts';
import { paidAt } from '../../../rules/odds.ts';
import { useDesk } from './desk.ts';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';
import type { DraftLeg, Standing } from './slip.ts';
import { StakePicker } from './StakePicker.tsx';
import { useMoves } from './use-moves.ts';

/** A leg of the slip: what is picked, its odds as they are now, and in singles its own stake, where there are several. */
export const SlipLeg = memo(function SlipLeg({
  leg,
  standing,
  odds,
  hasOwnStake,
  busy,
}: {
  readonly leg: DraftLeg;
  /** In the book now, as are its odds. */
  readonly standing: Standing['kind'];
  readonly odds: number;
  readonly hasOwnStake: boolean;
  /** Whether slips are on their way. */
  readonly busy: boolean;
}) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const money = useMoney();
  const { stake, stakes } = useStake();
  const { acts } = useDesk();
  const own = leg.stake ?? stake;
  const { home, away } = leg;
  const name = names.pick({ ...leg, home: home.name, away: away.name });
  const moves = useMoves(odds);
  const hasMoved = standing === 'open' && odds !== leg.odds;
  return (
    <li class="slip-leg" data-standing={standing}>
      <div class="slip-what">
        <strong>{name}</strong>
        <span>{names.market(leg)}</span>
        <small>
          {home.name} – {away.name}
        </small>
      </div>
      <p class="slip-odds" {...moves}>
        {hasMoved && <s>{names.odds(leg.odds)}</s>}
        <span class="price">{names.odds(odds)}</span>
      </p>
      <Button
        kind="tool"
        icon="close"
        label={words('takeOff', { pick: name })}
        disabled={busy}
        onPress={() => acts.remove(leg)}
      />
      {standing !== 'open' && (
        <p class="slip-note">
          <Icon name="lock" />
          {words(standing === 'locked' ? 'legLocked' : 'legGone')}
        </p>
      )}
      {standing === 'open' && leg.told && (
        <p class="slip-note">{words(leg.told === 'moved' ? 'justMoved' : 'justClosed')}</p>
      )}
      {hasOwnStake && standing !== 'gone' && (
        <div class="slip-stake">
          <StakePicker
            {...{ stakes }}
            stake={own}
            of={name}
            disabled={busy}
            onChange={(next) => acts.stakeOn(leg, next)}
          />
          <p class="slip-pays">
            <small>{words('couldPay')}</small>
            {money.write(paidAt(own, odds))}
          </p>
        </div>
      )}
    </li>
  );
});

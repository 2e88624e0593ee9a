import { Button, Icon, useMoney, useStake, useWords } from '../../../page/kit.ts';
import { paidAt } from '../../../rules/odds.ts';
import { useDesk } from './desk.ts';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';
import { Price } from './OddsKey.tsx';
import { oddsNow, standingOf, type DraftLeg } from './slip.ts';
import { StakePicker } from './StakePicker.tsx';

/** A leg of the slip: what is picked, its odds as they are now, and in singles its own stake, where there are several. */
export function SlipLeg({ leg }: { readonly leg: DraftLeg }) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const money = useMoney();
  const { stake, stakes } = useStake();
  const { book, slip } = useDesk();
  const { kind } = standingOf(leg, book);
  const odds = oddsNow(leg, book);
  const own = leg.stake ?? stake;
  const { home, away } = leg;
  const name = names.pick({ ...leg, home: home.name, away: away.name });
  const hasMoved = kind === 'open' && odds !== leg.odds;
  return (
    <li class="slip-leg" data-standing={kind}>
      <div class="slip-what">
        <strong>{name}</strong>
        <span>{names.market(leg)}</span>
        <small>
          {home.name} – {away.name}
        </small>
      </div>
      <p class="slip-odds">
        {hasMoved && <s>{names.odds(leg.odds)}</s>}
        <Price odds={odds} written={names.odds(odds)} />
      </p>
      <Button
        kind="tool"
        icon="close"
        label={words('takeOff', { pick: name })}
        disabled={slip.busy}
        onPress={() => slip.remove(leg)}
      />
      {kind !== 'open' && (
        <p class="slip-note">
          <Icon name="lock" />
          {words(kind === 'locked' ? 'legLocked' : 'legGone')}
        </p>
      )}
      {kind === 'open' && leg.told && (
        <p class="slip-note">{words(leg.told === 'moved' ? 'justMoved' : 'justClosed')}</p>
      )}
      {slip.mode === 'singles' && slip.draft.length > 1 && kind !== 'gone' && (
        <div class="slip-stake">
          <StakePicker
            {...{ stakes }}
            stake={own}
            of={name}
            disabled={slip.busy}
            onChange={(next) => slip.stakeOn(leg, next)}
          />
          <p class="slip-pays">
            <small>{words('couldPay')}</small>
            {money.write(paidAt(own, odds))}
          </p>
        </div>
      )}
    </li>
  );
}

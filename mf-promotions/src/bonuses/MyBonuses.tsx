import { useAnswer, useSession } from '@tessera/kit';
import { ButtonLink, EmptyState, Panel, Stack } from '@tessera/ui';
import { bonusList, type MemberBonus } from '@tessera/wire';
import { EarlierEnvelopes } from '../fairness/EarlierEnvelopes.tsx';
import { Loaded } from '../Loaded.tsx';
import { useLinkTo } from '../promotion/use-link-to.ts';
import { useText } from '../text.ts';
import { ActiveBonus } from './ActiveBonus.tsx';
import { BonusRow } from './BonusRow.tsx';

const CLOSED = ['completed', 'missed'] as const;

/** The member's bonuses: active, up next, completed and missed, and the check of earlier envelopes; offered as the slot `mf-promotions:bonuses`. */
export default function MyBonuses() {
  const text = useText();
  const { status } = useSession();
  const answer = useAnswer(bonusList, {}, { enabled: status === 'member' });
  if (status !== 'member') return null;
  return (
    <Stack gap={16}>
      <Loaded answer={answer}>
        {({ list }) => {
          const of = (state: MemberBonus['state']) => list.filter((bonus) => bonus.state === state);
          if (list.length === 0) return <NoBonuses />;
          return (
            <Stack gap={16}>
              {of('active').map((bonus) => (
                <ActiveBonus key={bonus.id} bonus={bonus} />
              ))}
              {of('active').length === 0 && <NoBonuses />}
              {(['next', ...CLOSED] as const)
                .filter((state) => of(state).length > 0)
                .map((state) => (
                  <Panel key={state} title={text(`bonuses.${state}`)}>
                    <ul>
                      {of(state).map((bonus) => (
                        <BonusRow key={bonus.id} bonus={bonus} />
                      ))}
                    </ul>
                  </Panel>
                ))}
            </Stack>
          );
        }}
      </Loaded>
      <EarlierEnvelopes />
    </Stack>
  );
}

function NoBonuses() {
  const text = useText();
  const linkTo = useLinkTo();
  return (
    <EmptyState
      title={text('bonuses.none')}
      text={text('bonuses.noneHint')}
      action={<ButtonLink {...linkTo('/discount')}>{text('detail.toList')}</ButtonLink>}
    />
  );
}

import styled from '@emotion/styled';
import { useAnswer, useMoney, useSession, useSiteTime } from '@tessera/kit';
import { CheckIcon, color, EmptyState, Progress, space, Surface, Text, text as textSize } from '@tessera/ui';
import { missionList, type Mission } from '@tessera/wire';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../text.ts';
import { useHall } from '../use-hall.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space[16]};
  padding-block-end: ${space[16]};
`;

const Head = styled.h2`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  margin-block-end: ${space[12]};
  font-size: ${textSize[16]};
  & svg {
    flex: none;
    color: ${color.positive};
  }
`;

/** What the member can do for a reward, and how far it is; offered as the slot `mf-promotions:missions`. */
export default function Missions() {
  const text = useText();
  const { status } = useSession();
  const answer = useAnswer(missionList, {}, { enabled: status === 'member' });
  if (status !== 'member') return null;
  return (
    <Loaded answer={answer}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={text('missions.none')} text={text('missions.noneHint')} />
        ) : (
          <>
            <List>
              {list.map((mission) => (
                <MissionCard key={mission.id} mission={mission} />
              ))}
            </List>
            <Text tone="muted" size={14}>
              {text('missions.rule')}
            </Text>
          </>
        )
      }
    </Loaded>
  );
}

function MissionCard({ mission }: { readonly mission: Mission }) {
  const text = useText();
  const money = useMoney();
  const hall = useHall();
  const siteTime = useSiteTime();
  const { kind, goal, progress, reward, isDone, hallId, renewsAt, endsAt } = mission;
  const values = { count: goal, hall: hallId === null ? '' : hall(hallId) };
  const time = (instant: string) => siteTime(instant, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Surface as="li">
      <Head>
        <span>{text(`mission.${kind}`, values)}</span>
        {isDone === 1 && <CheckIcon size={20} />}
      </Head>
      <Progress
        label={
          isDone === 1
            ? text('mission.paid', { amount: money(reward) })
            : text('mission.reward', { amount: money(reward) })
        }
        value={progress}
        max={goal}
        text={text('mission.of', { done: progress, all: goal })}
      />
      <Text tone="muted" size={12}>
        {renewsAt && <span>{text('mission.renews', { time: time(renewsAt) })}</span>}
        {!renewsAt && endsAt && <span>{text('bonus.ends', { time: time(endsAt) })}</span>}
      </Text>
    </Surface>
  );
}

import styled from '@emotion/styled';
import { keyOf, useAnswer, useScope, useSiteTime } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { AsOf, isLost, PageFailure, RowsSkeleton } from '@tessera/kit/pages';
import { Button, Checkbox, color, Panel, space, Stack, Tag, Text } from '@tessera/ui';
import {
  isRefusal,
  sessionEnd,
  sessionEndOthers,
  sessionList,
  sessionSeveral,
  type AnswerOf,
} from '@tessera/wire';
import { wordsOfFailure } from '../failures.ts';
import { useText } from '../text.ts';
import { deviceName } from './device-name.ts';

type Session = AnswerOf<typeof sessionList>['list'][number];

const List = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]} ${space[16]};
    padding-block: ${space[12]};
    border-block-end: 1px solid ${color.line};
  }
`;

/** The open sessions of the member, each of which can be ended from here. */
export function SessionsPanel() {
  const text = useText();
  const { shell, queries } = useScope();
  const answer = useAnswer(sessionList, {});
  const others = useIntent(sessionEndOthers);
  const several = useIntent(sessionSeveral);
  const refetch = () => queries.invalidateQueries({ queryKey: keyOf(sessionList) });
  const lost = (error: unknown) => shell.toast.show('error', wordsOfFailure(text, error));

  async function endOthers(): Promise<void> {
    const outcome = await others.submit({});
    if (outcome && 'error' in outcome) return lost(outcome.error);
    shell.toast.show('success', text('sessions.ended'));
    await refetch();
  }
  async function allowSeveral(isSeveral: boolean): Promise<void> {
    const outcome = await several.submit({ isSeveral: isSeveral ? 1 : 0 });
    if (outcome && 'error' in outcome) return lost(outcome.error);
    await refetch();
  }

  if (answer.isPending) return <RowsSkeleton rows={3} />;
  if (isLost(answer)) {
    return (
      <Panel title={text('sessions.title')}>
        <PageFailure
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      </Panel>
    );
  }
  const { list, isSeveral } = answer.data;
  return (
    <Panel
      title={text('sessions.title')}
      action={
        list.length > 1 && (
          <Button size="sm" loading={others.state.status === 'pending'} onClick={() => void endOthers()}>
            {text('sessions.endOthers')}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        <AsOf answer={answer} />
        <List aria-label={text('sessions.title')}>
          {list.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={() => void refetch()} />
          ))}
        </List>
        <Checkbox
          checked={isSeveral === 1}
          aria-disabled={several.state.status === 'pending'}
          onChange={({ target }) => void allowSeveral(target.checked)}
        >
          {text('sessions.several')}
          <br />
          <Text as="small" size={12} tone="muted">
            {text('sessions.severalHelp')}
          </Text>
        </Checkbox>
      </Stack>
    </Panel>
  );
}

function SessionRow({ session, onEnded }: { readonly session: Session; readonly onEnded: () => void }) {
  const text = useText();
  const { shell } = useScope();
  const siteTime = useSiteTime();
  const { state, submit } = useIntent(sessionEnd, { about: session.id });
  const device = deviceName(session) || text('sessions.unknown');
  const when = siteTime(session.seenAt);

  async function end(): Promise<void> {
    const outcome = await submit({ id: session.id });
    // It has ended meanwhile: the list says so.
    if (outcome && 'error' in outcome && !isRefusal(outcome.error, '101')) {
      return shell.toast.show('error', wordsOfFailure(text, outcome.error));
    }
    shell.toast.show('success', text('sessions.ended'));
    onEnded();
  }
  return (
    <li>
      <div>
        <Text as="strong" size={14}>
          {device}
        </Text>
        <Text size={12} tone="muted">
          {text('sessions.seen', { when, network: session.network })}
        </Text>
      </div>
      {session.isCurrent === 1 ? (
        <Tag tone="positive">{text('sessions.current')}</Tag>
      ) : (
        <Button
          size="sm"
          aria-label={`${text('sessions.end')}: ${device}`}
          loading={state.status === 'pending'}
          onClick={() => void end()}
        >
          {text('sessions.end')}
        </Button>
      )}
    </li>
  );
}

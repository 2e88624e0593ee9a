import styled from '@emotion/styled';
import { useScope, useShell } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button, Cluster, color, Notice, space, Stack, Text } from '@tessera/ui';
import { thirdPartyLinkStart } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { newBrowserSecret } from '../third-party/browser-secret.ts';
import { ProviderMark } from '../third-party/ProviderMark.tsx';
import { START_TEXTS } from '../third-party/third-party.codes.ts';
import type { LinkedLogin, Provider, Visit } from './linked-logins.types.ts';

const Rows = styled.ul`
  display: grid;
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  padding-block-end: ${space[12]};
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

interface LinkedListProps {
  readonly logins: readonly LinkedLogin[];
  readonly providers: readonly Provider[];
  readonly onUnlink: (login: LinkedLogin) => void;
  readonly onVisit: (visit: Visit) => void;
}

/** The linked logins, and the providers that can still be linked. */
export function LinkedList({ logins, providers, onUnlink, onVisit }: LinkedListProps) {
  const text = useText();
  const { intl } = useScope();
  const { windows } = useShell();
  const { state, error, submit } = useIntent(thirdPartyLinkStart);
  const problem = error === undefined ? undefined : problemOf(error, START_TEXTS, FAILURE_TEXTS);
  const free = windows.openAuthorization
    ? providers.filter(({ id }) => !logins.some(({ provider }) => provider.id === id))
    : [];
  const dateOf = (instant: string) => intl.formatDate(instant, { dateStyle: 'long' });

  // A proof may be asked for first, after which no browser opens a window: the next view has a click of its own.
  async function begin(provider: Provider): Promise<void> {
    const secret = newBrowserSecret();
    const outcome = await submit({ provider: provider.id, secret });
    if (outcome?.status !== 'done') return;
    const { url, state: visit } = outcome.answer;
    onVisit({ provider, url, state: visit, secret });
  }

  return (
    <Stack gap={24}>
      <Text>{text(logins.length + providers.length === 0 ? 'linked.none' : 'linked.lead')}</Text>
      {problem && (
        <Notice tone="error" role="alert">
          {formatWording(text, problem.wording)}
        </Notice>
      )}
      {logins.length > 0 && (
        <Rows aria-label={text('linked.title')}>
          {logins.map((login) => (
            <Row key={login.id}>
              <Stack gap={4}>
                <Cluster gap={8}>
                  <ProviderMark mark={login.provider.mark} />
                  <strong>{login.provider.name}</strong>
                </Cluster>
                {login.label !== null && <Text size={14}>{login.label}</Text>}
                <Text size={14} tone="muted">
                  {login.lastUsedAt === null
                    ? text('linked.since', { date: dateOf(login.linkedAt) })
                    : text('linked.used', { date: dateOf(login.lastUsedAt) })}
                </Text>
              </Stack>
              <Button tone="quiet" onClick={() => onUnlink(login)}>
                {text('linked.unlink', { provider: login.provider.name })}
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      {free.map((provider) => (
        <Button
          key={provider.id}
          size="lg"
          block
          icon={<ProviderMark mark={provider.mark} />}
          loading={state.status === 'pending'}
          onClick={() => void begin(provider)}
        >
          {text('linked.link', { provider: provider.name })}
        </Button>
      ))}
    </Stack>
  );
}

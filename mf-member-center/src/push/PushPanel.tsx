import { useShell } from '@tessera/kit';
import { PageFailure, RowsSkeleton } from '@tessera/kit/pages';
import { Link } from '@tessera/kit/router';
import { Button, Checkbox, Notice, Panel, Stack, Text } from '@tessera/ui';
import { PUSH_TOPICS } from '@tessera/wire';
import { useText } from '../text.ts';
import { usePushDevice } from './use-push-device.ts';
import { usePushTopics } from './use-push-topics.ts';

/** Which push messages this device shows. The browser asks for its permission when the member switches the first topic on. */
export function PushPanel() {
  const text = useText();
  const { device, read } = usePushDevice();
  return (
    <Panel title={text('push.title')}>
      {device === undefined ? (
        <RowsSkeleton rows={3} />
      ) : device.kind === 'unsupported' ? (
        <Unsupported isIos={device.isIos} />
      ) : device.kind === 'denied' ? (
        <Notice tone="warning" title={text('push.denied')}>
          {text('push.allow')}
        </Notice>
      ) : (
        <Topics subscription={device.subscription} onChange={read} />
      )}
    </Panel>
  );
}

function Unsupported({ isIos }: { readonly isIos: boolean }) {
  const text = useText();
  const { windows } = useShell();
  if (!isIos) return <Notice>{text('push.unsupported')}</Notice>;
  return (
    <Notice>
      {text('push.ios')} <Link to={windows.href('/app')}>{text('push.app')}</Link>
    </Notice>
  );
}

interface TopicsProps {
  readonly subscription: PushSubscription | undefined;
  readonly onChange: () => void;
}

function Topics({ subscription, onChange }: TopicsProps) {
  const text = useText();
  const { unanswered, isPending, topics, change, choose } = usePushTopics(subscription, onChange);
  if (unanswered) {
    return (
      <PageFailure
        error={unanswered.error}
        retrying={unanswered.isFetching}
        onRetry={() => void unanswered.refetch()}
      />
    );
  }
  if (isPending) return <RowsSkeleton rows={3} />;
  return (
    <Stack gap={8}>
      <Text size={14} tone="muted">
        {text('push.text')}
      </Text>
      {PUSH_TOPICS.map((topic) => (
        <Checkbox
          key={topic}
          checked={topics.includes(topic)}
          aria-disabled={change.kind === 'pending'}
          onChange={({ target }) =>
            void choose(target.checked ? [...topics, topic] : topics.filter((one) => one !== topic))
          }
        >
          {text(`push.${topic}`)}
        </Checkbox>
      ))}
      {change.kind === 'dismissed' && (
        <Notice tone="warning" role="alert">
          {text('push.dismissed')}
        </Notice>
      )}
      {change.kind === 'failed' && (
        <Notice
          tone="error"
          role="alert"
          action={
            <Button size="sm" onClick={() => void choose(change.wanted)}>
              {text('error.retry')}
            </Button>
          }
        >
          {text('push.failed')}
        </Notice>
      )}
    </Stack>
  );
}

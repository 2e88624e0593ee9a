import { keyOf, useAnswer, useScope } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { pushKey, pushSubscribe, pushTopics, pushUnsubscribe, type PushTopic } from '@tessera/wire';
import { useState } from 'react';
import { keysOf, subscribeDevice } from './push.device.ts';

/** What came of the last change; `dismissed`: the person has closed the browser's question. */
type Change =
  | { readonly kind: 'none' | 'dismissed' }
  | { readonly kind: 'pending' | 'failed'; readonly wanted: readonly PushTopic[] };

/** @param onChange called when the browser's own state may have changed */
export function usePushTopics(subscription: PushSubscription | undefined, onChange: () => void) {
  const { shell, queries } = useScope();
  const endpoint = subscription?.endpoint ?? '';
  const key = useAnswer(pushKey, {});
  const kept = useAnswer(pushTopics, { endpoint }, { enabled: endpoint !== '' });
  const on = useIntent(pushSubscribe);
  const off = useIntent(pushUnsubscribe);
  const [change, setChange] = useState<Change>({ kind: 'none' });

  async function switchOn(topics: PushTopic[], publicKey: string): Promise<Change['kind']> {
    // First, while the browser still takes it for an answer to the person's tap.
    if ((await Notification.requestPermission()) !== 'granted') return 'dismissed';
    const device = keysOf(await subscribeDevice(publicKey));
    const outcome = await on.submit({ ...device, topics });
    if (outcome?.status !== 'done') return 'failed';
    queries.setQueryData(keyOf(pushTopics, { endpoint: device.endpoint }), outcome.answer);
    return 'none';
  }

  async function switchOff(): Promise<Change['kind']> {
    const outcome = await off.submit({ endpoint });
    if (outcome?.status !== 'done') return 'failed';
    queries.setQueryData(keyOf(pushTopics, { endpoint }), { topics: [] });
    await subscription?.unsubscribe();
    return 'none';
  }

  async function choose(wanted: readonly PushTopic[]): Promise<void> {
    if (change.kind === 'pending' || !key.data) return;
    setChange({ kind: 'pending', wanted });
    let result: Change['kind'] = 'failed';
    try {
      result = wanted.length > 0 ? await switchOn([...wanted], key.data.key) : await switchOff();
    } catch (error) {
      shell.report.error(error, { part: 'push messages' });
    }
    setChange(
      result === 'failed' ? { kind: 'failed', wanted } : { kind: result === 'dismissed' ? result : 'none' },
    );
    onChange();
  }

  const unanswered = [key, kept].find(({ isError }) => isError);
  return {
    unanswered,
    isPending: key.isPending || (endpoint !== '' && kept.isPending),
    topics: change.kind === 'pending' ? change.wanted : (kept.data?.topics ?? []),
    change,
    choose,
  };
}

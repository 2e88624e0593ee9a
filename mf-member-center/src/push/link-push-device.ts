import type { Shell } from '@tessera/contracts';
import { pushTopics, pushUnsubscribe } from '@tessera/wire';
import { readPushDevice } from './push.device.ts';

/**
 * After a login: has this device's messages end with this session. A subscription of another member, who used the browser before,
 * is removed: the messages are not this member's to read.
 */
export async function linkPushDevice({ api }: Pick<Shell, 'api'>): Promise<void> {
  const device = await readPushDevice();
  if (device.kind !== 'ready' || !device.subscription) return;
  const { subscription } = device;
  const { topics } = await api.send(pushTopics, { endpoint: subscription.endpoint });
  if (topics.length > 0) return;
  await api.send(pushUnsubscribe, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

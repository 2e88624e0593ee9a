import { createState } from '@tessera/domain/state';
import { isPresence } from './channels.ts';
import type { LiveSocket } from './socket.ts';
import type { Subscriptions } from './subscriptions.ts';

/** A member in a presence channel (readings: "Realtime"). */
interface Present {
  readonly user_id?: unknown;
}

/**
 * Counts the members in the presence channel that is joined, each once (spec §7 presence).
 * @returns the number, and `undefined` outside of such a channel
 */
export function countPresent(socket: Pick<LiveSocket, 'on'>, { states }: Pick<Subscriptions, 'states'>) {
  const count = createState<number | undefined>(undefined);
  let joined: string | undefined;
  const present = new Set<unknown>();
  const follow = (change: (user: Present) => void) => (channel: unknown, user: unknown) => {
    if (channel !== joined || typeof user !== 'object' || user === null) return;
    change(user);
    count.set(present.size);
  };

  socket.on('presence:subscribed', (channel: unknown, users: unknown) => {
    // The answer may come after the channel was left.
    if (typeof channel !== 'string' || !states.get().has(channel) || !Array.isArray(users)) return;
    joined = channel;
    present.clear();
    for (const user of users as readonly (Present | null)[]) present.add(user?.user_id);
    count.set(present.size);
  });
  socket.on(
    'presence:joining',
    follow((user) => present.add(user.user_id)),
  );
  socket.on(
    'presence:leaving',
    follow((user) => present.delete(user.user_id)),
  );
  states.subscribe(() => {
    if ([...states.get().keys()].some(isPresence)) return;
    joined = undefined;
    count.set(undefined);
  });
  return count;
}

import type { LiveService, LiveState, Readable } from '@tessera/contracts';
import { decodeEvent, encodeEvent, type EventPayload, type LiveEvent } from '@tessera/wire';
import { createValue, type Value } from './value.ts';

export interface FakeLive extends LiveService {
  readonly memberChannel: Readable<LiveState> & Pick<Value<LiveState>, 'set'>;
  /** Lets an event arrive, through its real schema. */
  readonly emit: <E extends LiveEvent>(event: E, payload: EventPayload<E>) => void;
  /** A reconnect that could not recover what was missed. */
  readonly gap: () => void;
}

export function createFakeLive(): FakeLive {
  const memberChannel = createValue<LiveState>('connected');
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const gaps = new Set<() => void>();
  return {
    memberChannel,
    ensureMemberChannel: async () => memberChannel.get() === 'connected',
    on: (event, listener) => {
      const own = (payload: never) => listener(payload);
      const known = listeners.get(event.name) ?? new Set();
      listeners.set(event.name, known.add(own));
      return () => void known.delete(own);
    },
    onGap: (listener) => {
      const own = () => listener();
      gaps.add(own);
      return () => void gaps.delete(own);
    },
    emit: (event, payload) => {
      const arrived = decodeEvent(event, encodeEvent(event, payload));
      if (arrived === undefined)
        throw new TypeError(`${event.name} does not carry ${JSON.stringify(payload)}`);
      for (const listener of [...(listeners.get(event.name) ?? [])]) listener(arrived as never);
    },
    gap: () => [...gaps].forEach((listener) => listener()),
  };
}

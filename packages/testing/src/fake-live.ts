import type { LiveService, LiveState, Readable } from '@tessera/contracts';
import { decodeEvent, encodeEvent, type EventPayload, type LiveEvent } from '@tessera/wire';
import { createListeners, createState, type Listeners, type State } from '@tessera/domain/state';

export interface FakeLive extends LiveService {
  readonly memberChannel: Readable<LiveState> & Pick<State<LiveState>, 'set'>;
  /** Delivers an event, through its real schema. */
  readonly emit: <E extends LiveEvent>(event: E, payload: EventPayload<E>) => void;
  /** Simulates a reconnect that could not recover missed events. */
  readonly gap: () => void;
}

export function createFakeLive(): FakeLive {
  const memberChannel = createState<LiveState>('connected');
  const listeners = new Map<string, Listeners<never>>();
  const gaps = createListeners();
  return {
    memberChannel,
    ensureMemberChannel: async () => memberChannel.get() === 'connected',
    on: (event, listener) => {
      const known = listeners.get(event.name) ?? createListeners<never>();
      listeners.set(event.name, known);
      return known.add(listener);
    },
    onGap: gaps.add,
    emit: (event, payload) => {
      const arrived = decodeEvent(event, encodeEvent(event, payload));
      if (arrived === undefined)
        throw new TypeError(`${event.name} does not carry ${JSON.stringify(payload)}`);
      listeners.get(event.name)?.call(arrived as never);
    },
    gap: gaps.call,
  };
}

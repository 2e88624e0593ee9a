import { isRequest, type BusService, type EventName, type EventPayload } from '@tessera/contracts';

export type EmittedEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly payload: EventPayload<Name> };
}[EventName];

export interface FakeBus extends BusService {
  /** All events so far, in order. */
  readonly emitted: readonly EmittedEvent[];
}

/** Delivers at once; a request without listeners waits for its first listener, as in the shell. */
export function createFakeBus(): FakeBus {
  const emitted: EmittedEvent[] = [];
  const waiting: EmittedEvent[] = [];
  const listeners = new Map<string, Set<(payload: never) => void>>();
  return {
    emitted,
    emit: (name, payload) => {
      const event = { name, payload } as EmittedEvent;
      emitted.push(event);
      const present = [...(listeners.get(name) ?? [])];
      if (present.length === 0 && isRequest(name)) waiting.push(event);
      for (const listener of present) listener(payload as never);
    },
    on: (name, listener) => {
      const own = (payload: never) => listener(payload);
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(own));
      for (const event of waiting.filter((one) => one.name === name)) {
        waiting.splice(waiting.indexOf(event), 1);
        own(event.payload as never);
      }
      return () => void known.delete(own);
    },
  };
}

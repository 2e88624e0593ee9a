import {
  EVENT_SCHEMAS,
  isEventName,
  isRequest,
  type BusService,
  type Disposer,
  type EventName,
  type EventPayload,
} from '@tessera/contracts';
import * as v from 'valibot';
import type { Tabs } from '../edge/tabs.ts';
import { createListeners, type Listeners } from '@tessera/domain/state';

/** An event on its way, its payload still in its name's type. */
export interface Sent {
  readonly name: EventName;
  readonly payload: unknown;
}
type Emit = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;

export interface ShellBus extends BusService {
  /** Gives an event to those who listen in this document; `false` where nobody does. */
  readonly deliver: (name: EventName, payload: unknown) => boolean;
  /**
   * What nobody listens to is handed over here: the taker wakes the remotes that are woken by it, and delivers
   * again. Requests that came before there was a taker are handed over at once; facts are past by then.
   */
  readonly onUnheard: (take: (name: EventName, payload: unknown) => void) => Disposer;
}

/** Facts that other windows of this browser have to hear of. The session tells them itself. */
const CROSSING: readonly EventName[] = ['game.opened', 'game.closed', 'favourite.changed'];
const TOPIC = 'event';
const crossing = v.object({ name: v.pipe(v.string(), v.check(isEventName)), payload: v.unknown() });

export function createBus(tabs: Tabs): ShellBus {
  const byName = new Map<EventName, Listeners<unknown>>();
  const unheard: Sent[] = [];
  let taker: ((name: EventName, payload: unknown) => void) | undefined;

  const deliver: ShellBus['deliver'] = (name, payload) => {
    const listeners = byName.get(name);
    if (!listeners || listeners.size() === 0) return false;
    listeners.call(payload);
    return true;
  };

  const emitHere: Emit = (name, payload) => {
    if (deliver(name, payload)) return;
    if (taker) taker(name, payload);
    else if (isRequest(name)) unheard.push({ name, payload });
  };

  tabs.on(TOPIC, (message) => {
    const envelope = v.safeParse(crossing, message);
    if (!envelope.success || !isEventName(envelope.output.name)) return;
    const { name, payload } = envelope.output;
    if (!CROSSING.includes(name)) return;
    const parsed = v.safeParse(EVENT_SCHEMAS[name], payload);
    if (parsed.success) emitHere(name, parsed.output as EventPayload<typeof name>);
  });

  return {
    emit(name, payload) {
      emitHere(name, payload);
      if (CROSSING.includes(name)) tabs.post(TOPIC, { name, payload });
    },
    on(name, listener) {
      const listeners = byName.get(name) ?? createListeners<unknown>();
      byName.set(name, listeners);
      // Only events of this name, with its payload, reach these listeners.
      return listeners.add(listener as (payload: unknown) => void);
    },
    deliver,
    onUnheard(take) {
      taker = take;
      for (const { name, payload } of unheard.splice(0)) take(name, payload);
      return () => {
        if (taker === take) taker = undefined;
      };
    },
  };
}

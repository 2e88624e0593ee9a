import {
  EVENT_SCHEMAS,
  isEventName,
  isRequest,
  type BusService,
  type Delivery,
  type Disposer,
  type EventName,
  type EventPayload,
  type OpenName,
} from '@tessera/contracts';
import * as v from 'valibot';
import type { Tabs } from '../edge/tabs.ts';
import { createListeners, type Listeners } from '@tessera/domain/state';

/** An event on its way, its payload still in its name's type. */
export interface Sent {
  readonly name: EventName;
  readonly payload: unknown;
}
/** Takes an event without listeners; resolves to whether it reached one after its remotes were loaded. */
type Take = (name: EventName | OpenName, payload: unknown) => Promise<boolean>;
type Emit = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;

export interface ShellBus extends BusService {
  /** Gives an event to those who listen in this document; `false` where nobody does. */
  readonly deliver: (name: EventName | OpenName, payload: unknown) => boolean;
  /**
   * What nobody listens to is handed over here: the taker wakes the remotes that are woken by it, and delivers
   * again. Requests that came before there was a taker are handed over at once; facts are past by then.
   */
  readonly onUnheard: (take: Take) => Disposer;
  /** Sends an event with an open name in this document; resolves to whether a listener received it. */
  readonly emitOpen: (name: OpenName, payload: unknown) => Promise<Delivery>;
  readonly onOpen: (name: OpenName, listener: (payload: unknown) => void) => Disposer;
}

/** Facts that other windows of this browser have to hear of. The session tells them itself. */
const CROSSING: readonly EventName[] = ['game.opened', 'game.closed', 'favourite.changed'];
const TOPIC = 'event';
const crossing = v.object({ name: v.pipe(v.string(), v.check(isEventName)), payload: v.unknown() });

export function createBus(tabs: Tabs): ShellBus {
  const byName = new Map<EventName | OpenName, Listeners<unknown>>();
  const unheard: Sent[] = [];
  let taker: Take | undefined;

  const deliver: ShellBus['deliver'] = (name, payload) => {
    const listeners = byName.get(name);
    if (!listeners || listeners.size() === 0) return false;
    listeners.call(payload);
    return true;
  };

  const emitHere: Emit = (name, payload) => {
    if (deliver(name, payload)) return;
    if (taker) void taker(name, payload);
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

  function listen(name: EventName | OpenName, listener: (payload: unknown) => void): Disposer {
    const listeners = byName.get(name) ?? createListeners<unknown>();
    byName.set(name, listeners);
    return listeners.add(listener);
  }

  return {
    emit(name, payload) {
      emitHere(name, payload);
      if (CROSSING.includes(name)) tabs.post(TOPIC, { name, payload });
    },
    // Only events of this name, with its payload, reach the listener.
    on: (name, listener) => listen(name, listener as (payload: unknown) => void),
    onOpen: listen,
    async emitOpen(name, payload) {
      const isDelivered = deliver(name, payload) || ((await taker?.(name, payload)) ?? false);
      return { status: isDelivered ? 'delivered' : 'unavailable' };
    },
    deliver,
    onUnheard(take) {
      taker = take;
      for (const { name, payload } of unheard.splice(0)) void take(name, payload);
      return () => {
        if (taker === take) taker = undefined;
      };
    },
  };
}

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

/** A request that waits for a handler. Its payload has the type that its name declares. */
interface WaitingRequest {
  readonly name: EventName;
  readonly payload: unknown;
}
/** Handles an event without listeners; resolves to whether a listener received it after its remotes were loaded. */
type HandleUndelivered = (name: EventName | OpenName, payload: unknown) => Promise<boolean>;
type Emit = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;

export interface ShellBus extends BusService {
  /** Delivers an event to its listeners in this document; returns `false` if there are none. */
  readonly deliver: (name: EventName | OpenName, payload: unknown) => boolean;
  /**
   * Sets the handler of events without listeners, which loads the remotes that they wake and delivers them again. It
   * gets the earlier requests at once; earlier facts are dropped.
   */
  readonly onUndelivered: (handle: HandleUndelivered) => Disposer;
  /** Sends an event with an open name in this document; resolves to whether a listener received it. */
  readonly emitOpen: (name: OpenName, payload: unknown) => Promise<Delivery>;
  readonly onOpen: (name: OpenName, listener: (payload: unknown) => void) => Disposer;
}

/** Facts that are sent to other windows of this browser. The session sends its own. */
const SHARED_EVENTS: readonly EventName[] = ['game.opened', 'game.closed', 'favourite.changed'];
const TOPIC = 'event';
const envelopeSchema = v.object({ name: v.pipe(v.string(), v.check(isEventName)), payload: v.unknown() });

/** Creates the bus. @param tabs sends events to other windows of this browser */
export function createBus(tabs: Tabs): ShellBus {
  const byName = new Map<EventName | OpenName, Listeners<unknown>>();
  const waitingRequests: WaitingRequest[] = [];
  let handler: HandleUndelivered | undefined;

  const deliver: ShellBus['deliver'] = (name, payload) => {
    const listeners = byName.get(name);
    if (!listeners || listeners.size() === 0) return false;
    listeners.call(payload);
    return true;
  };

  const emitInDocument: Emit = (name, payload) => {
    if (deliver(name, payload)) return;
    if (handler) void handler(name, payload);
    else if (isRequest(name)) waitingRequests.push({ name, payload });
  };

  tabs.on(TOPIC, (message) => {
    const envelope = v.safeParse(envelopeSchema, message);
    if (!envelope.success || !isEventName(envelope.output.name)) return;
    const { name, payload } = envelope.output;
    if (!SHARED_EVENTS.includes(name)) return;
    const parsed = v.safeParse(EVENT_SCHEMAS[name], payload);
    if (parsed.success) emitInDocument(name, parsed.output as EventPayload<typeof name>);
  });

  function listen(name: EventName | OpenName, listener: (payload: unknown) => void): Disposer {
    const listeners = byName.get(name) ?? createListeners<unknown>();
    byName.set(name, listeners);
    return listeners.add(listener);
  }

  return {
    emit(name, payload) {
      emitInDocument(name, payload);
      if (SHARED_EVENTS.includes(name)) tabs.post(TOPIC, { name, payload });
    },
    // The listener gets only events of this name, so their payload has its type.
    on: (name, listener) => listen(name, listener as (payload: unknown) => void),
    onOpen: listen,
    async emitOpen(name, payload) {
      const isDelivered = deliver(name, payload) || ((await handler?.(name, payload)) ?? false);
      return { status: isDelivered ? 'delivered' : 'unavailable' };
    },
    deliver,
    onUndelivered(handle) {
      handler = handle;
      for (const { name, payload } of waitingRequests.splice(0)) void handle(name, payload);
      return () => {
        if (handler === handle) handler = undefined;
      };
    },
  };
}

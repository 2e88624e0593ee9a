import {
  EVENT_SCHEMAS,
  isEventName,
  isRequest,
  type BusService,
  type EventName,
  type EventShape,
  type LiveService,
} from '@tessera/contracts';
import { decodeEvent, encodeEvent, EVENTS } from '@tessera/wire';
import * as v from 'valibot';
import type { Bench, Listening } from '../bench/bench.ts';
import { sampleOf } from '../sample.ts';
import { written } from './network.ts';

/** A service with a list of the remote's listeners, and a way to deliver an event as from outside. */
export interface Observed<Service> {
  readonly service: Service;
  /** @throws TypeError where the event's schema does not accept the payload */
  readonly send: (name: string, payload: unknown) => void;
  readonly listening: () => readonly Listening[];
}

type Note = Bench['note'];

/** @param onListening called when the remote starts or stops to listen to an event */
export function observeLive(live: LiveService, note: Note, onListening: () => void): Observed<LiveService> {
  const listeners = new Map<(payload: never) => void, EventShape<v.GenericSchema>>();
  return {
    service: {
      ...live,
      on: (event, listener) => {
        const own: typeof listener = (payload) => listener(payload);
        const stop = live.on(event, own);
        listeners.set(own, event);
        onListening();
        return () => {
          stop();
          listeners.delete(own);
          onListening();
        };
      },
    },
    send(name, payload) {
      const event = EVENTS.find((one) => one.name === name);
      const arrived = event && decodeEvent(event, encodeEvent(event, payload as never));
      if (arrived === undefined) throw new TypeError(`${name} does not carry ${JSON.stringify(payload)}`);
      note({ kind: 'live', text: `arrived: ${name}`, detail: written(arrived) });
      for (const [listener, one] of [...listeners]) if (one.name === name) listener(arrived as never);
    },
    listening: () =>
      EVENTS.filter(({ name }) => [...listeners.values()].some((one) => one.name === name)).map(
        ({ name, payload }) => ({ from: 'live', name, sample: sampleOf(payload) }),
      ),
  };
}

/** @param onListening called when the remote starts or stops to listen to an event */
export function observeBus(bus: BusService, note: Note, onListening: () => void): Observed<BusService> {
  const listeners = new Set<{ readonly name: EventName }>();
  const names = () => [...new Set([...listeners].map(({ name }) => name))];
  return {
    service: {
      emit: (name, payload) => {
        const waits = isRequest(name) && !names().includes(name);
        note({
          kind: 'bus',
          text: `${name}${waits ? ' · waits for the remote that answers it' : ''}`,
          detail: written(payload),
        });
        bus.emit(name, payload);
      },
      on: (name, listener) => {
        const stop = bus.on(name, listener);
        const own = { name };
        listeners.add(own);
        onListening();
        return () => {
          stop();
          listeners.delete(own);
          onListening();
        };
      },
    },
    send(name, payload) {
      if (!isEventName(name)) throw new TypeError(`the contract has no event ${name}`);
      const parsed = v.safeParse(EVENT_SCHEMAS[name], payload);
      if (!parsed.success) throw new TypeError(`${name} does not carry this: ${v.summarize(parsed.issues)}`);
      note({ kind: 'bus', text: `arrived: ${name}`, detail: written(parsed.output) });
      bus.emit(name, parsed.output as never);
    },
    listening: () => names().map((name) => ({ from: 'bus', name, sample: sampleOf(EVENT_SCHEMAS[name]) })),
  };
}

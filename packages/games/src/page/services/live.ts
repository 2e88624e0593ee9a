import type { Socket } from 'socket.io-client';
import * as v from 'valibot';
import { LIVE_EVENTS, SESSION_OVER, type LiveEvents } from '../../protocol/live.ts';
import { cell, type Cell } from './cell.ts';

/** What the server tells an open page by itself. */
export interface Live {
  readonly connected: Cell<boolean>;
  /** @returns its disposer */
  on(name: string, heard: (data: unknown) => void): () => void;
  close(): void;
}

/**
 * Connects, again and again, until it is closed or its session has ended, which the event `over` reports. Its code is
 * fetched after the page stands.
 * @param address of the server; the page's own unless it is given
 */
export function createLive(bearer: () => string, address?: string): Live {
  const connected = cell(false);
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  let socket: Socket | undefined;
  let closed = false;

  function deliver(name: string, data: unknown): void {
    for (const heard of listeners.get(name) ?? []) heard(data);
  }

  void import(/* webpackChunkName: "live" */ 'socket.io-client')
    .then(({ io }) => {
      if (closed) return;
      // The bearer is asked for at each connection: it changes when the session is opened again.
      const auth = (give: (data: object) => void): void => give({ bearer: bearer() });
      const options = { transports: ['websocket'], auth };
      socket = address === undefined ? io(options) : io(address, options);
      socket.on('connect', () => connected.set(true));
      socket.on('disconnect', () => connected.set(false));
      socket.on('connect_error', ({ message }) => {
        if (message === SESSION_OVER) deliver('over', {});
      });
      socket.onAny(deliver);
    })
    // The game goes on without: a table asks for itself while nothing is connected.
    .catch(() => connected.set(false));

  return {
    connected,
    on(name, heard) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(heard));
      return () => void set.delete(heard);
    },
    close() {
      closed = true;
      socket?.close();
    },
  };
}

/** One of the protocol's events, as its schema reads it; what it cannot read is not heard. @returns its disposer */
export function hear<Name extends keyof LiveEvents>(
  live: Live,
  name: Name,
  heard: (event: LiveEvents[Name]) => void,
): () => void {
  return live.on(name, (data) => {
    const read = v.safeParse(LIVE_EVENTS[name], data);
    if (read.success) heard(read.output as LiveEvents[Name]);
  });
}

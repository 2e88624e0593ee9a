import { io, type Socket } from 'socket.io-client';

export type LiveSocket = Socket;

/** Creates a socket that is not connected yet. It reconnects by itself with backoff. */
export function openSocket(origin: string): LiveSocket {
  return io(origin, {
    autoConnect: false,
    transports: ['websocket', 'polling'],
    // If a proxy blocks websockets, polling is used at the first attempt, not after the time limit.
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 20_000,
    randomizationFactor: 0.5,
  });
}

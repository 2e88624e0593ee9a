import { io, type Socket } from 'socket.io-client';

export type LiveSocket = Socket;

/** A socket of the site that is not connected yet. It keeps trying by itself, with growing waits. */
export function openSocket(origin: string): LiveSocket {
  return io(origin, {
    autoConnect: false,
    transports: ['websocket', 'polling'],
    // A proxy that lets no websocket through is found out at the first try, not after the time limit.
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 20_000,
    randomizationFactor: 0.5,
  });
}

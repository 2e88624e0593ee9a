import type { DefaultEventsMap, Server } from 'socket.io';

/** How often the sessions of open sockets are looked at; what is asked of the platform is cached for longer. */
const LOOK_MS = 500;

/**
 * Disconnects sockets whose session has ended. They are looked at again and again: a session ends at the platform, which
 * sends nothing to the games.
 * @returns what stops it
 */
export function cutEndedSessions<Data>(
  io: Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>,
  isOpen: (data: Data) => Promise<boolean>,
): () => void {
  const timer = setInterval(() => {
    for (const socket of io.of('/').sockets.values()) {
      void isOpen(socket.data).then((still) => void (still || socket.disconnect(true)));
    }
  }, LOOK_MS);
  return () => clearInterval(timer);
}

import { io } from 'socket.io-client';

/**
 * Pages of a room that only listen, in a process of their own, as they are on machines of their own: says a line when all
 * of them are there.
 */
const { SERVER_URL = '', BEARERS = '[]' } = process.env;
const bearers = JSON.parse(BEARERS) as readonly string[];
await Promise.all(
  bearers.map(
    (bearer) =>
      new Promise<void>((connected) => {
        const socket = io(SERVER_URL, { transports: ['websocket'], auth: { bearer }, forceNew: true });
        socket.on('connect', connected);
      }),
  ),
);
process.stdout.write('listening\n');

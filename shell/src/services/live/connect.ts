import { openLine, type Line, type LineDeps } from './line.ts';
import { openSocket } from './socket.ts';

/** The code of the connection. Loaded when the first one is made: no page needs it for its first view. */
export const connect = (origin: string, deps: LineDeps): Line => openLine(openSocket(origin), deps);

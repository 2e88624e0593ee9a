import type { Server, Socket } from 'socket.io';

/** Sockets of one member at one process: each open page of the site has one. */
export const SOCKETS_PER_MEMBER = 20;
export const TOO_MANY_SOCKETS = `a member may have ${SOCKETS_PER_MEMBER} connections: close another page of this site`;

/** Rooms empty themselves when a socket closes, and return with a recovered one. No channel has such a name. */
const ROOM = 'sockets-of-member:';

/** Counts a socket as one of the member's. @returns whether the member may have it */
export function countSocket(io: Server, socket: Socket, memberId: number): boolean {
  const room = `${ROOM}${memberId}`;
  if (socket.rooms.has(room)) return true;
  if (sizeOf(io, room) >= SOCKETS_PER_MEMBER) return false;
  void socket.join(room);
  return true;
}

/** Counts a socket that has left its private channels as no member's. */
export function uncountSocket(socket: Socket): void {
  for (const room of countedIn(socket)) void socket.leave(room);
}

/** Whether a recovered socket exceeds its member's bound: others have taken its place. */
export function isAboveBound(io: Server, socket: Socket): boolean {
  return countedIn(socket).some((room) => sizeOf(io, room) > SOCKETS_PER_MEMBER);
}

function countedIn({ rooms }: Socket): string[] {
  return [...rooms].filter((room) => room.startsWith(ROOM));
}

function sizeOf(io: Server, room: string): number {
  return io.of('/').adapter.rooms.get(room)?.size ?? 0;
}

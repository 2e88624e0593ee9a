import type { Server, Socket } from 'socket.io';
import * as v from 'valibot';
import { bearerToken } from '@tessera/wire';
import type { Member } from '../db/schema/members.ts';
import { maskHandle } from '../member/mask.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { channelOf } from './channels.ts';
import { Grants } from './grants.ts';

const MAX_CHANNELS = 32;

/** What `subscribe` is acknowledged with when the socket is in the channel. */
export const JOINED = 200;

/** Who is in a presence channel: socket → what the others may know. */
export type Presence = Map<string, Map<string, UserInfo>>;
interface UserInfo {
  readonly user_id: number;
  readonly user_info: { readonly id: number; readonly name: string };
}

/** What of a socket survives a recovery, beside its grants. */
interface SocketData {
  presentAs?: UserInfo;
}

interface Scene {
  readonly socket: Socket;
  readonly io: Server;
  readonly presence: Presence;
}

const subscription = v.object({
  channel: v.pipe(v.string(), v.maxLength(64)),
  auth: v.optional(
    v.object({
      headers: v.optional(v.object({ Authorization: v.optional(v.pipe(v.string(), v.maxLength(600))) })),
    }),
  ),
});

/**
 * Joins the channel that a `subscribe` asks for.
 * @returns {@link JOINED}, or why not: 400 malformed, 401 no good token, 403 not for this member, 404 no such channel,
 * 410 the socket itself is gone, 429 too many
 */
export async function joinChannel(
  scene: Scene & { readonly sessions: Sessions },
  request: unknown,
): Promise<number> {
  const { socket, sessions } = scene;
  const parsed = v.safeParse(subscription, request);
  if (!parsed.success) return 400;
  const { channel: name, auth } = parsed.output;
  const channel = channelOf(name);
  if (!channel) return 404;
  if (socket.rooms.size > MAX_CHANNELS) return 429;
  if (channel.kind === 'public') {
    await socket.join(name);
    return JOINED;
  }
  const token = bearerToken(auth?.headers?.Authorization);
  const visit = token === undefined ? undefined : await sessions.authenticate(token, 'nothing');
  if (!visit) return 401;
  if (!channel.mayJoin(visit.member)) return 403;
  // Gone meanwhile: nobody would ever take it out of the channel again.
  if (!socket.connected) return 410;
  Grants.of(socket).add(name, visit.session.id);
  await socket.join(name);
  if (channel.kind === 'presence') enter(scene, name, userOf(visit.member));
  return JOINED;
}

/** A recovered connection is in its rooms again; the members of its presence channels were told that it had left. */
export function returnToPresence(scene: Scene): void {
  const { presentAs } = scene.socket.data as SocketData;
  if (!presentAs) return;
  for (const name of Grants.of(scene.socket).channels()) {
    if (channelOf(name)?.kind === 'presence') enter(scene, name, presentAs);
  }
}

/** Answers `unsubscribe`. `keep` leaves the membership itself to a later recovery of the connection. */
export function leaveChannel(
  { socket, io, presence }: Scene,
  name: string,
  rooms: 'leave' | 'keep' = 'leave',
): void {
  const user = presence.get(name)?.get(socket.id);
  presence.get(name)?.delete(socket.id);
  if (presence.get(name)?.size === 0) presence.delete(name);
  if (rooms === 'leave') {
    Grants.of(socket).remove(name);
    if (channelOf(name)) void socket.leave(name);
  }
  if (user && !isIn(presence, name, user)) io.to(name).emit('presence:leaving', name, user);
}

function enter({ socket, presence }: Scene, name: string, user: UserInfo): void {
  (socket.data as SocketData).presentAs = user;
  const present = presence.get(name) ?? new Map<string, UserInfo>();
  const isNew = !isIn(presence, name, user);
  presence.set(name, present.set(socket.id, user));
  socket.emit('presence:subscribed', name, uniqueUsers(present));
  if (isNew) socket.to(name).emit('presence:joining', name, user);
}

/** A member with two tabs is one person online. */
function isIn(presence: Presence, name: string, user: UserInfo): boolean {
  return [...(presence.get(name)?.values() ?? [])].some(({ user_id }) => user_id === user.user_id);
}

function uniqueUsers(present: ReadonlyMap<string, UserInfo>): UserInfo[] {
  return [...new Map([...present.values()].map((user) => [user.user_id, user])).values()];
}

const userOf = ({ id, account }: Member): UserInfo => ({
  user_id: id,
  user_info: { id, name: maskHandle(account) },
});

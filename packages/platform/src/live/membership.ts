import type { Server, Socket } from 'socket.io';
import * as v from 'valibot';
import { bearerToken, CHANNELS } from '@tessera/wire';
import type { Member } from '../db/schema/members.ts';
import { maskHandle } from '../member/mask.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { MemberEvents } from '../shared-state/member-events/member-events.ts';
import type { PresenceList, UserInfo } from '../shared-state/presence/presence.ts';
import { channelOf } from './channels.ts';
import { Grants } from './grants.ts';
import { countSocket, TOO_MANY_SOCKETS, uncountSocket } from './member-sockets.ts';

const MAX_CHANNELS = 32;

/** What `subscribe` is acknowledged with when the socket is in the channel. */
export const JOINED = 200;

/** What of a socket survives a recovery, beside its grants. */
interface SocketData {
  presentAs?: UserInfo;
}

interface Scene {
  readonly socket: Socket;
  readonly io: Server;
  readonly presence: PresenceList;
}

interface Joining extends Scene {
  readonly sessions: Sessions;
  /** Called for each socket that a member may not have. */
  readonly onSocketRefused: (memberId: number) => void;
  readonly memberEvents: Pick<MemberEvents, 'latest'>;
}

const subscription = v.object({
  channel: v.pipe(v.string(), v.maxLength(64)),
  auth: v.optional(
    v.object({
      headers: v.optional(v.object({ Authorization: v.optional(v.pipe(v.string(), v.maxLength(600))) })),
    }),
  ),
});

interface Answer {
  /**
   * {@link JOINED}, or why not: 400 malformed, 401 no good token, 403 not for this member, 404 no such channel,
   * 410 the socket itself is gone, 429 too many
   */
  readonly status: number;
  /** Of a member's own channel: the number of its newest event. */
  readonly latest?: number | undefined;
  /** For a person, where the status does not say it. */
  readonly reason?: string;
}

/** Joins the channel that a `subscribe` asks for. */
export async function joinChannel(scene: Joining, request: unknown): Promise<Answer> {
  const { socket, io, sessions, memberEvents, onSocketRefused } = scene;
  const parsed = v.safeParse(subscription, request);
  if (!parsed.success) return { status: 400 };
  const { channel: name, auth } = parsed.output;
  const channel = channelOf(name);
  if (!channel) return { status: 404 };
  if ([...socket.rooms].filter(channelOf).length >= MAX_CHANNELS) return { status: 429 };
  if (channel.kind === 'public') {
    await socket.join(name);
    return { status: JOINED };
  }
  const token = bearerToken(auth?.headers?.Authorization);
  const visit = token === undefined ? undefined : await sessions.authenticate(token, 'socket');
  if (!visit) return { status: 401 };
  const isOwn = name === CHANNELS.member(visit.member.id);
  // Other channels announce activities, which a records-only session does not have.
  const isOutside = visit.session.scope === 'records' && !isOwn;
  if (!channel.mayJoin(visit.member) || isOutside) return { status: 403 };
  // Before it is in: what comes afterwards is heard, or has a higher number.
  const latest = isOwn ? await memberEvents.latest(visit.member.id) : undefined;
  // Gone meanwhile: nobody would ever take it out of the channel again.
  if (!socket.connected) return { status: 410 };
  if (!countSocket(io, socket, visit.member.id)) {
    onSocketRefused(visit.member.id);
    return { status: 429, reason: TOO_MANY_SOCKETS };
  }
  Grants.of(socket).add(name, visit.session.id);
  await socket.join(name);
  if (channel.kind === 'presence' && socket.connected) await enter(scene, name, userOf(visit.member));
  return { status: JOINED, latest };
}

/** A recovered connection is in its rooms again; the members of its presence channels were told that it had left. */
export async function returnToPresence(scene: Scene): Promise<void> {
  const { presentAs } = scene.socket.data as SocketData;
  if (!presentAs) return;
  for (const name of Grants.of(scene.socket).channels()) {
    const isThere = scene.socket.connected && channelOf(name)?.kind === 'presence';
    if (isThere) await enter(scene, name, presentAs);
  }
}

/** Answers `unsubscribe`. `keep` leaves the membership itself to a later recovery of the connection. */
export async function leaveChannel(
  { socket, io, presence }: Scene,
  name: string,
  rooms: 'leave' | 'keep' = 'leave',
): Promise<void> {
  if (rooms === 'leave') {
    const grants = Grants.of(socket);
    grants.remove(name);
    if (grants.channels().length === 0) uncountSocket(socket);
    if (channelOf(name)) void socket.leave(name);
  }
  const gone = await presence.leave(name, socket.id);
  if (gone) io.to(name).emit('presence:leaving', name, gone);
}

async function enter({ socket, presence }: Scene, channel: string, user: UserInfo): Promise<void> {
  (socket.data as SocketData).presentAs = user;
  const { isNew, users } = await presence.enter({ channel, socketId: socket.id, user });
  socket.emit('presence:subscribed', channel, users);
  if (isNew) socket.to(channel).emit('presence:joining', channel, user);
}

const userOf = ({ id, account }: Member): UserInfo => ({
  user_id: id,
  user_info: { id, name: maskHandle(account) },
});

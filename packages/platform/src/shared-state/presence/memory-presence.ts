import { NO_CHANGES, type Attendance, type PresenceList, type UserInfo } from './presence.ts';

/** Who is there by the sockets of this process. */
export class Attendances {
  readonly #bySocket = new Map<string, Map<string, UserInfo>>();

  /** @returns whether the person was not there before */
  add({ channel, socketId, user }: Attendance): boolean {
    const isNew = !this.#isThere(channel, user);
    const present = this.#bySocket.get(channel) ?? new Map<string, UserInfo>();
    this.#bySocket.set(channel, present.set(socketId, user));
    return isNew;
  }

  /** @returns whose socket it was, and whether that was the person's last one */
  remove(channel: string, socketId: string): { user: UserInfo; isLast: boolean } | undefined {
    const present = this.#bySocket.get(channel);
    const user = present?.get(socketId);
    if (!present || !user) return undefined;
    present.delete(socketId);
    if (present.size === 0) this.#bySocket.delete(channel);
    return { user, isLast: !this.#isThere(channel, user) };
  }

  users(channel: string): UserInfo[] {
    const present = [...(this.#bySocket.get(channel)?.values() ?? [])];
    return [...new Map(present.map((user) => [user.user_id, user])).values()];
  }

  all(): Attendance[] {
    return [...this.#bySocket].flatMap(([channel, present]) =>
      [...present].map(([socketId, user]) => ({ channel, socketId, user })),
    );
  }

  #isThere(channel: string, { user_id }: UserInfo): boolean {
    return [...(this.#bySocket.get(channel)?.values() ?? [])].some((other) => other.user_id === user_id);
  }
}

export function keepPresenceInMemory(): PresenceList {
  const here = new Attendances();
  return {
    async enter(attendance) {
      const isNew = here.add(attendance);
      return { isNew, users: here.users(attendance.channel) };
    },
    async leave(channel, socketId) {
      const left = here.remove(channel, socketId);
      return left?.isLast ? left.user : undefined;
    },
    beat: async () => NO_CHANGES,
  };
}

/** What the others in a presence channel may know of somebody, as it stands on the wire. */
export interface UserInfo {
  readonly user_id: number;
  readonly user_info: { readonly id: number; readonly name: string };
}

/** Somebody in a channel, by one socket. */
export interface Attendance {
  readonly channel: string;
  readonly socketId: string;
  readonly user: UserInfo;
}

/** Who came and went without a socket of this process saying so. */
export interface Changes {
  readonly came: readonly Pick<Attendance, 'channel' | 'user'>[];
  readonly went: readonly Pick<Attendance, 'channel' | 'user'>[];
}

/** Who is in which presence channel. A member with two tabs, at two processes even, is one person. */
export interface PresenceList {
  /** @returns whether the person was not in it before, and everybody who is in it now */
  enter(attendance: Attendance): Promise<{ readonly isNew: boolean; readonly users: readonly UserInfo[] }>;
  /** @returns who is gone with this socket; `undefined` where nobody is */
  leave(channel: string, socketId: string): Promise<UserInfo | undefined>;
  /** To be called each second: tells the others that this process lives, and finds out which of them do not. */
  beat(): Promise<Changes>;
}

export const NO_CHANGES: Changes = { came: [], went: [] };

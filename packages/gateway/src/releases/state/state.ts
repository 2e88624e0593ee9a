/** A release that a share of visitors gets instead of the live one. */
export interface Canary {
  readonly release: string;
  /** Of the visitors, above 0 and up to 1. */
  readonly share: number;
  /** ISO 8601: since when it has been a canary; a change of its share does not count. */
  readonly since: string;
  /** The failure rate from which on it is withdrawn, 0 to 1. */
  readonly limit: number;
}

/** Which releases of one part players get. */
export interface Standing {
  readonly live: string;
  /** The one before: what a rollback returns to, and what a browser loads when the live one cannot be. */
  readonly previous: string | null;
  readonly canary: Canary | null;
}

/** All standings at one moment. */
export interface Pointer {
  /** Grows by one with each change; 0 before the first. */
  readonly revision: number;
  /** `shell` and the remotes by name. */
  readonly parts: Readonly<Record<string, Standing>>;
}

export type MoveKind = 'published' | 'canary' | 'share' | 'promoted' | 'withdrawn' | 'rolled back';

/** One line of the audit log. */
export interface Move {
  /** ISO 8601. */
  readonly at: string;
  /** A publisher's id, or `gateway` where it acted by itself. */
  readonly who: string;
  readonly part: string;
  readonly what: MoveKind;
  /** `null` before the part's first release. */
  readonly from: Standing | null;
  readonly to: Standing;
  readonly why: string;
  /** The revision that it made. */
  readonly revision: number;
}

/** A move before it is made: moment and revision are the state's to fill in. */
export type NewMove = Omit<Move, 'at' | 'revision'>;

/** What {@link ReleaseState.change} is to write: no moves, no change. */
export interface Change {
  readonly parts: Pointer['parts'];
  readonly moves: readonly NewMove[];
}

/** How loads of one release went in one minute, summed over all gateways. */
export interface HealthCount {
  /** Of the part. */
  readonly name: string;
  readonly release: string;
  /** Since 1970, whole minutes. */
  readonly minute: number;
  /** That succeeded. */
  readonly loads: number;
  readonly failures: number;
  /** Sum over the loads that succeeded. */
  readonly loadMs: number;
}

/** How long health is kept. */
export const HEALTH_KEPT_MINUTES = 120;

/**
 * What is live, how that came about, and how it goes: shared by all gateways and publishers of a site. In files of
 * one data directory, or in PostgreSQL.
 */
export interface ReleaseState {
  readonly read: () => Promise<Pointer>;
  /**
   * Changes what is live: one after the other among all gateways and publishers, the pointer and its audit lines
   * together or not at all. What `decide` throws is thrown, and nothing has changed.
   * @returns the pointer as it is then
   */
  readonly change: (decide: (from: Pointer) => Change | Promise<Change>) => Promise<Pointer>;
  /** The newest first. */
  readonly log: (options: { readonly part?: string; readonly limit: number }) => Promise<Move[]>;
  /** Adds to what is counted already; counts of the same name, release and minute are summed. */
  readonly addHealth: (counts: readonly HealthCount[]) => Promise<void>;
  /** Of the last minutes, the running one included; at most {@link HEALTH_KEPT_MINUTES}. */
  readonly health: (sinceMinutes: number) => Promise<HealthCount[]>;
  /**
   * Calls back within a second of each change, by whichever process; sometimes without one.
   * @returns what ends it
   */
  readonly follow: (onChange: () => void) => () => void;
  /**
   * Takes a nonce: true for exactly one caller of all gateways, until its time has passed.
   * @param untilMs since 1970; later the nonce may be forgotten
   */
  readonly useNonce: (nonce: string, untilMs: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * A token's life: it is `current`; when it is older than {@link ROTATE_AFTER_MS}, an answer carries `next`. The first
 * request with `next` makes it current, and the old one stays valid as `previous` for a short grace, for requests under
 * way and for other tabs. A lost answer therefore locks no member out. After its grace a token is `retired` and refused. One
 * that comes from the device and network of the session's last use is its holder's, who has an old copy (a second tab, a
 * laptop that slept). From elsewhere it means that two parties hold this session, so the session must end.
 */
export const ROTATE_AFTER_MS = 10 * 60_000;
export const PREVIOUS_GRACE_MS = 60_000;
/** An unused replacement is itself replaced after this time, because its answer was lost. */
const NEXT_LOST_MS = 60_000;
/** Retired secrets that are recognised, beside `previous`. */
const RETIRED_KEPT = 3;

export interface Hashes {
  readonly tokenHash: string;
  readonly tokenSince: Date;
  readonly nextHash: string | null;
  readonly nextSince: Date | null;
  readonly previousHash: string | null;
  readonly previousUntil: Date | null;
  /** Newest first. */
  readonly retiredHashes: string[];
}

export type Standing =
  /** `rotate`: time to send a replacement. */
  | { readonly kind: 'current'; readonly rotate: boolean }
  | { readonly kind: 'next' | 'previous' | 'retired' | 'unknown' };

/** Returns which secret of the session a presented hash is. */
export function standingOf(hashes: Hashes, presented: string, now: number): Standing {
  if (presented === hashes.tokenHash) {
    const isOld = now - hashes.tokenSince.getTime() > ROTATE_AFTER_MS;
    const isPending = hashes.nextSince !== null && now - hashes.nextSince.getTime() < NEXT_LOST_MS;
    return { kind: 'current', rotate: isOld && !isPending };
  }
  if (presented === hashes.nextHash) return { kind: 'next' };
  if (presented === hashes.previousHash) {
    const isInGrace = hashes.previousUntil !== null && hashes.previousUntil.getTime() > now;
    return { kind: isInGrace ? 'previous' : 'retired' };
  }
  return { kind: hashes.retiredHashes.includes(presented) ? 'retired' : 'unknown' };
}

/** Returns the hashes after the first use of `next`. */
export function promote(hashes: Hashes, now: number): Hashes {
  if (hashes.nextHash === null) return hashes;
  return {
    tokenHash: hashes.nextHash,
    tokenSince: new Date(now),
    nextHash: null,
    nextSince: null,
    previousHash: hashes.tokenHash,
    previousUntil: new Date(now + PREVIOUS_GRACE_MS),
    retiredHashes: [hashes.previousHash, ...hashes.retiredHashes]
      .filter((hash) => hash !== null)
      .slice(0, RETIRED_KEPT),
  };
}

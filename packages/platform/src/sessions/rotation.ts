/**
 * A token's life: it is `current`; when it is older than {@link ROTATE_AFTER_MS}, an answer carries `next`; the first
 * request that comes with `next` makes it current, and the old one stays good as `previous` for a short grace, for
 * requests that were on their way and for the other tabs. An answer that was lost therefore locks nobody out.
 */
export const ROTATE_AFTER_MS = 10 * 60_000;
export const PREVIOUS_GRACE_MS = 60_000;
/** An unused replacement is replaced itself after this time: its answer was lost. */
const NEXT_LOST_MS = 60_000;

export interface Hashes {
  readonly tokenHash: string;
  readonly tokenSince: Date;
  readonly nextHash: string | null;
  readonly nextSince: Date | null;
  readonly previousHash: string | null;
  readonly previousUntil: Date | null;
}

export type Standing =
  /** `rotate`: time to send a replacement. */
  { readonly kind: 'current'; readonly rotate: boolean } | { readonly kind: 'next' | 'previous' | 'unknown' };

/** Where a presented secret's hash stands. */
export function standingOf(hashes: Hashes, presented: string, now: number): Standing {
  if (presented === hashes.tokenHash) {
    const isOld = now - hashes.tokenSince.getTime() > ROTATE_AFTER_MS;
    const isPending = hashes.nextSince !== null && now - hashes.nextSince.getTime() < NEXT_LOST_MS;
    return { kind: 'current', rotate: isOld && !isPending };
  }
  if (presented === hashes.nextHash) return { kind: 'next' };
  const isInGrace = hashes.previousUntil !== null && hashes.previousUntil.getTime() > now;
  return presented === hashes.previousHash && isInGrace ? { kind: 'previous' } : { kind: 'unknown' };
}

/** The hashes after `next` was used for the first time. */
export function promote(hashes: Hashes, now: number): Hashes {
  if (hashes.nextHash === null) return hashes;
  return {
    tokenHash: hashes.nextHash,
    tokenSince: new Date(now),
    nextHash: null,
    nextSince: null,
    previousHash: hashes.tokenHash,
    previousUntil: new Date(now + PREVIOUS_GRACE_MS),
  };
}

import type { KeyObject } from 'node:crypto';

/**
 * What a publisher may do: `publish` stores releases, `move` decides what is live. `check` asks whether a build fits, which
 * the other rights include; a key with this right alone signs no release.
 */
export const RIGHTS = ['check', 'publish', 'move'] as const;
export type Right = (typeof RIGHTS)[number];

/** Who may sign releases and commands. */
export interface Publisher {
  /** Stands in documents and in the audit log. */
  readonly id: string;
  /** Its Ed25519 public key. */
  readonly key: KeyObject;
  /** `shell`, names of remotes, or `*` for all parts. */
  readonly parts: readonly string[];
  readonly may: readonly Right[];
  /** It publishes and moves nothing any longer; what it has published stays valid. */
  readonly retired: boolean;
}

/** The site's publishers by id. */
export type Publishers = ReadonlyMap<string, Publisher>;

/** The publisher that `npm start` makes for a site; documents that name none are its. */
export const SITE_PUBLISHER = 'site';

/** Whether a publisher may do nothing but check: its key is with every job that tests a change. */
export function mayOnlyCheck({ may }: Publisher): boolean {
  return may.length > 0 && may.every((right) => right === 'check');
}

export function owns(publisher: Publisher, part: string): boolean {
  return publisher.parts.includes('*') || publisher.parts.includes(part);
}

import * as v from 'valibot';
import { partName, releaseId } from '../documents.ts';
import { SHELL } from '../folders.ts';
import type { Pointer, Standing } from './state.ts';

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const canary = v.object({ release: releaseId, share: fraction, since: v.string(), limit: fraction });

const standing = v.object({
  live: releaseId,
  previous: v.nullable(releaseId),
  // Data directories from before there were canaries say nothing of them.
  canary: v.optional(v.nullable(canary), null),
});

/** As states keep it: what was written by an older gateway is read too. */
export const pointer = v.object({
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  parts: v.record(partName, standing),
}) satisfies v.GenericSchema<unknown, Pointer>;

export const NOTHING_LIVE: Pointer = { revision: 0, parts: {} };

type Parts = Pointer['parts'];

/**
 * The standings after a release of a part went live. Publishing what is live already changes nothing; a canary
 * of another release goes on.
 */
export function advanced(from: Parts, name: string, release: string): Parts {
  const now = from[name];
  if (now?.live === release) return from;
  return { ...from, [name]: { live: release, previous: now?.live ?? null, canary: without(now, release) } };
}

/** The standings after a part went back to its previous release; the one it leaves becomes the previous one. */
export function returned(from: Parts, name: string): Parts | undefined {
  const now = from[name];
  if (!now?.previous) return undefined;
  const { previous, live } = now;
  return { ...from, [name]: { live: previous, previous: live, canary: without(now, previous) } };
}

/** What is live for everybody is tried by nobody. */
function without(standing: Standing | undefined, release: string): Standing['canary'] {
  return standing?.canary && standing.canary.release !== release ? standing.canary : null;
}

export function remoteNames({ parts }: Pick<Pointer, 'parts'>): string[] {
  return Object.keys(parts)
    .filter((name) => name !== SHELL)
    .sort();
}

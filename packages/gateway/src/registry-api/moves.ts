import * as v from 'valibot';
import { partName, releaseId } from '../releases/documents.ts';
import { Refused } from '../releases/refusal.ts';
import type { MoveKind, Standing } from '../releases/state/state.ts';

const fraction = (name: string) =>
  v.pipe(
    v.number(`${name} must be a number`),
    v.finite(`${name} must be a number`),
    v.minValue(0, `${name} must be from 0 to 1`),
    v.maxValue(1, `${name} must be from 0 to 1`),
  );

/** The share of failed loads above which a canary is withdrawn, unless its publisher sets another. */
export const DEFAULT_LIMIT = 0.05;

const common = {
  part: partName,
  /** For the audit log. */
  why: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
};

/** Share of the visitors; a canary needs some. */
const share = v.pipe(
  fraction('share'),
  v.check((value) => value > 0, 'share must be above 0: withdraw the canary instead'),
);

/** A publisher's command for a part. Shares and limits are fractions from 0 to 1. */
export const command = v.variant('what', [
  v.object({ ...common, what: v.literal('publish'), release: releaseId }),
  v.object({
    ...common,
    what: v.literal('canary'),
    release: releaseId,
    share,
    limit: v.optional(fraction('limit'), DEFAULT_LIMIT),
  }),
  v.object({ ...common, what: v.literal('share'), share }),
  v.object({ ...common, what: v.literal('promote') }),
  v.object({ ...common, what: v.literal('withdraw') }),
  v.object({ ...common, what: v.literal('rollback') }),
]);
export type Command = v.InferOutput<typeof command>;

/** The commands' names in the audit log. */
export const PAST = {
  publish: 'published',
  canary: 'canary',
  share: 'share',
  promote: 'promoted',
  withdraw: 'withdrawn',
  rollback: 'rolled back',
} as const satisfies Record<Command['what'], MoveKind>;

/**
 * Returns a part's state after a command; the same object where nothing changes.
 * @param now ISO 8601
 * @throws Refused where the present state does not allow the command
 */
export function standingAfter(from: Standing | undefined, command: Command, now: string): Standing {
  const { part } = command;
  if (!from) {
    if (command.what === 'publish') return { live: command.release, previous: null, canary: null };
    throw wrongState(`${part} to ${command.what}`, 'a live release', 'none', `publish ${part} first`);
  }
  const { live, previous, canary } = from;
  switch (command.what) {
    case 'publish':
      if (canary && canary.release !== command.release) throw canaryIsOn(part, canary.release);
      if (live === command.release) return from;
      return { live: command.release, previous: live, canary: null };
    case 'canary':
      if (canary) throw canaryIsOn(part, canary.release);
      if (live === command.release) {
        const hint = 'build and upload another release: this one is live for all visitors';
        throw wrongState(`canary of ${part}`, 'another release than the live one', live, hint);
      }
      return {
        ...from,
        canary: { release: command.release, share: command.share, since: now, limit: command.limit },
      };
    case 'share':
      if (!canary) throw noCanary(part);
      return canary.share === command.share ? from : { ...from, canary: { ...canary, share: command.share } };
    case 'promote':
      if (!canary) throw noCanary(part);
      return { live: canary.release, previous: live, canary: null };
    case 'withdraw':
      if (!canary) throw noCanary(part);
      return { ...from, canary: null };
    case 'rollback':
      if (previous === null) {
        throw wrongState(
          `rollback of ${part}`,
          'a previous release',
          'none',
          'publish another release instead',
        );
      }
      return { live: previous, previous: live, canary: canary?.release === previous ? null : canary };
  }
}

function canaryIsOn(part: string, release: string): Refused {
  const hint = 'promote it or withdraw it first';
  return wrongState(`standing of ${part}`, 'no canary', `a canary of ${release}`, hint);
}

function noCanary(part: string): Refused {
  const hint = 'start one first; an earlier one has been promoted or withdrawn';
  return wrongState(`standing of ${part}`, 'a canary', 'none', hint);
}

function wrongState(what: string, expected: string, actual: string, hint: string): Refused {
  return new Refused([{ code: 'standing', what, expected, actual, hint }]);
}

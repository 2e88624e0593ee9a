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

/** A canary fails at most so often, where its publisher says nothing. */
export const DEFAULT_LIMIT = 0.05;

const common = {
  part: partName,
  /** For the audit log. */
  why: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
};

/** Of the visitors; a canary of nobody is none. */
const share = v.pipe(
  fraction('share'),
  v.check((value) => value > 0, 'share must be above 0: withdraw the canary instead'),
);

/** What a publisher may tell a part to do. Shares and limits are fractions from 0 to 1. */
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

/** As the audit log calls it. */
export const PAST = {
  publish: 'published',
  canary: 'canary',
  share: 'share',
  promote: 'promoted',
  withdraw: 'withdrawn',
  rollback: 'rolled back',
} as const satisfies Record<Command['what'], MoveKind>;

/**
 * The standing after a command; the very same object where it changes nothing.
 * @param now ISO 8601
 * @throws Refused where things do not stand so that it could be done
 */
export function standingAfter(from: Standing | undefined, command: Command, now: string): Standing {
  const { part } = command;
  if (!from) {
    if (command.what === 'publish') return { live: command.release, previous: null, canary: null };
    throw standsElse(`${part} to ${command.what}`, 'a live release', 'none', `publish ${part} first`);
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
        const hint = 'build and upload another release: this one is everybody’s already';
        throw standsElse(`canary of ${part}`, 'another release than the live one', live, hint);
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
        throw standsElse(
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
  return standsElse(`standing of ${part}`, 'no canary under way', `a canary of ${release}`, hint);
}

function noCanary(part: string): Refused {
  const hint = 'begin one first; if there was one, it has been promoted or withdrawn';
  return standsElse(`standing of ${part}`, 'a canary under way', 'none', hint);
}

function standsElse(what: string, expected: string, actual: string, hint: string): Refused {
  return new Refused([{ code: 'standing', what, expected, actual, hint }]);
}

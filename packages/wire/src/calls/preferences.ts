import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** How the member wants the site to be, on every device. */
export const memberPreferences = v.object({
  /** `null`: as each device has it. */
  language: v.nullable(f.language),
  /** `system`: as the device's system asks for it. */
  contrast: v.picklist(['system', 'more', 'normal']),
  motion: v.picklist(['system', 'reduced', 'full']),
  /** 1: games begin with sound. */
  gameSound: f.flag,
  /** 1: the header shows how long the session has lasted. */
  sessionClock: f.flag,
});
export type MemberPreferences = v.InferOutput<typeof memberPreferences>;

/** Returns the member's preferences; of a member who never chose, the defaults. */
export const preferences = defineCall({
  name: 'x.member.preferences',
  path: '/x/preferences',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: memberPreferences,
});

/** Changes the given preferences. The member's other browsers apply them at once (`preferences.changed`). */
export const preferencesSet = defineCall({
  name: 'x.member.preferencesSet',
  path: '/x/preferences/set',
  audience: 'member',
  extension: true,
  survivesLeaving: true,
  payload: v.partial(memberPreferences),
  answer: memberPreferences,
});

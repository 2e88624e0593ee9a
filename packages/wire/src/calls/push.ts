import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Push messages of this device (decision 062). */

/** What a member can have messages about: `money` deposits and withdrawals, `letters` new letters, `promotions` envelopes and bonuses. */
export const PUSH_TOPICS = ['money', 'letters', 'promotions'] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];

/** The address at the push service that the browser gave. Who has it may send to the device, so it is a secret. */
const endpoint = v.pipe(v.string(), v.regex(/^https?:\/\/[\x21-\x7e]{1,1000}$/, 'must be an address'));
/** Bytes in base64url without padding. */
const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 8) / 6);
  return v.pipe(
    v.string(),
    v.regex(new RegExp(`^[\\w-]{${length}}$`), `must be ${bytes} bytes in base64url`),
  );
};
const topic = v.picklist(PUSH_TOPICS);
const topics = v.object({ topics: v.array(topic) });

/** Returns the public key by which browsers know messages of this site (VAPID, RFC 8292), in base64url. */
export const pushKey = defineCall({
  name: 'x.member.pushKey',
  path: '/x/push/key',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({ key: f.text }),
});

/**
 * Returns the topics of this device; of one that the member has not switched on, none. The device counts as this session's from
 * then on: logging out switches it off.
 */
export const pushTopics = defineCall({
  name: 'x.member.pushTopics',
  path: '/x/push/topics',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: v.object({ endpoint }),
  answer: topics,
});

/**
 * Switches messages about these topics on for this device, and all others off. 101: the address is not that of a push service, or
 * the keys are wrong.
 */
export const pushSubscribe = defineCall({
  name: 'x.member.pushSubscribe',
  path: '/x/push/subscribe',
  audience: 'member',
  extension: true,
  survivesLeaving: true,
  payload: v.object({
    endpoint,
    /** The browser's public key: a point of the curve P-256, uncompressed. */
    p256dh: base64url(65),
    /** The browser's secret for the encryption. */
    auth: base64url(16),
    topics: v.pipe(v.array(topic), v.minLength(1), v.maxLength(PUSH_TOPICS.length)),
  }),
  answer: topics,
  codes: { '101': 'push_refused' },
});

/** Switches all messages off for this device, also those of a member who used it before. */
export const pushUnsubscribe = defineCall({
  name: 'x.member.pushUnsubscribe',
  path: '/x/push/unsubscribe',
  audience: 'member',
  inRecords: true,
  extension: true,
  survivesLeaving: true,
  payload: v.object({ endpoint }),
  answer: f.ignored,
});

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Where the member is logged in, and how logins went. */

/** Device and place of a session's last use, or of a login. */
const origin = {
  device: f.device,
  system: f.text,
  browser: f.text,
  /** The network, with the member's own part masked: `203.0.113.•`. */
  network: f.shortText,
};

/** Lists the sessions that are open now, this one first. */
export const sessionList = defineCall({
  name: 'x.member.sessionList',
  path: '/x/sessions',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    list: v.array(
      v.object({
        id: f.shortText,
        /** 1: the session that asks. */
        isCurrent: f.flag,
        ...origin,
        createdAt: f.instant,
        /** Of the last request, to half a minute. */
        seenAt: f.instant,
      }),
    ),
    /** 1: a login leaves the member's other sessions open. */
    isSeveral: f.flag,
  }),
});

/** Ends one session at once, with its sockets and games. 101: there is no such session. */
export const sessionEnd = defineCall({
  name: 'x.member.sessionEnd',
  path: '/x/sessions/end',
  audience: 'member',
  inRecords: true,
  extension: true,
  survivesLeaving: true,
  payload: v.object({ id: f.shortText }),
  answer: f.ignored,
  codes: { '101': 'session_unknown' },
});

/** Ends all sessions but the one that asks. */
export const sessionEndOthers = defineCall({
  name: 'x.member.sessionEndOthers',
  path: '/x/sessions/end-others',
  audience: 'member',
  inRecords: true,
  extension: true,
  survivesLeaving: true,
  payload: f.nothing,
  answer: v.object({ ended: f.count }),
});

/** Says whether a login leaves the member's other sessions open. By default it ends them (spec §8). */
export const sessionSeveral = defineCall({
  name: 'x.member.sessionSeveral',
  path: '/x/sessions/several',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: v.object({ isSeveral: f.flag }),
  answer: f.ignored,
});

/** Outcomes of a login, as its history names them. */
export const LOGIN_RESULTS = [
  'succeeded',
  'wrong_password',
  'wrong_code',
  'wrong_answer',
  'locked',
  'disabled',
  'network_full',
  'second_step',
] as const;

/** Lists the member's logins, the failed ones too, latest first. The platform keeps them for 90 days. */
export const loginHistory = defineCall({
  name: 'x.member.loginHistory',
  path: '/x/logins',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: v.object(f.page),
  answer: v.object({
    list: v.array(
      v.object({
        id: f.id,
        at: f.instant,
        result: v.picklist(LOGIN_RESULTS),
        ...origin,
      }),
    ),
    totalCount: f.count,
  }),
});

import {
  CALLS,
  decodeAnswer,
  decodePayload,
  encodePayload,
  isCallError,
  type Call,
  type CallKey,
} from '@tessera/wire';
import type { Answers } from '../../fake-api.ts';
import type { Exchange } from '../platform/api.ts';

/** One answer of the real platform, with what was asked; both in the wire's own form. */
export interface Recording {
  readonly payload: unknown;
  readonly status: number;
  readonly body: unknown;
}

/** As `src/testing/recorded` has them: one file for each call, named by its key. */
export type Recordings = Readonly<Record<string, readonly Recording[]>>;

/** Names of texts of the wire that no file may have; a flag by such a name (`is_withdraw_password`) is no secret. */
const SECRET = /token|password|captcha|secret|authori[sz]ation|^tk$|^enc$|^udid$|^answer$/i;
/** Those that say who asks, not what is asked: an answer in another language is better than none. */
const ASKER = new Set(['language', 'currency', 'member_currency']);

/**
 * What may be written down of an exchange, or `undefined` where nothing may: calls that start or end a session, and
 * answers that a schema no longer accepts once their secrets are taken out.
 */
export function recordingOf(exchange: Exchange): { key: CallKey; recording: Recording } | undefined {
  const { call, status } = exchange;
  const key = keyOf(call);
  if (key === undefined || call.session || call.audience === 'provider') return undefined;
  const recording = {
    payload: withoutSecrets(exchange.payload),
    status,
    body: withoutSecrets(exchange.body),
  };
  return staleness(call, recording) === undefined ? { key, recording } : undefined;
}

/** Returns the recordings that no longer fit the wire, with the reasons: they must be recorded again. */
export function staleRecordings(recordings: Recordings): readonly string[] {
  return Object.entries(recordings).flatMap(([key, list]) => {
    if (!isKey(key)) return [`${key}.json: the wire has no such call`];
    return list.flatMap(
      (recording, index) => staleness(CALLS[key], recording, `${key}.json[${index}]: `) ?? [],
    );
  });
}

/**
 * The answers of recordings and of a team's own hand: a recording of exactly this question, else the written answer,
 * else a recording of the same question in another language or currency.
 */
export function answersOf(recordings: Recordings, written: Answers): Answers {
  const recorded = Object.entries(recordings).filter(([key]) => isKey(key)) as [CallKey, Recording[]][];
  const answers: Record<string, unknown> = { ...written };
  for (const [key, list] of recorded) {
    const call: Call = CALLS[key];
    const own: unknown = written[key];
    answers[key] = (payload: unknown) => {
      const asked = encodePayload(call, payload as never);
      const found = list.find((one) => same(questionOf(call, one), asked));
      if (found) return replay(call, found);
      if (own !== undefined) return typeof own === 'function' ? own(payload) : own;
      const similar = list.find((one) => same(withoutAsker(questionOf(call, one)), withoutAsker(asked)));
      if (similar) return replay(call, similar);
      throw new TypeError(
        `${key}.json has no answer to ${JSON.stringify(asked)}: record it, or write it down`,
      );
    };
  }
  return answers as Answers;
}

function replay(call: Call, { status, body }: Recording): unknown {
  try {
    return decodeAnswer(call, status, body);
  } catch (error) {
    return error;
  }
}

function staleness(call: Call, { payload, status, body }: Recording, at = ''): string | undefined {
  const asked = decodePayload(call, payload);
  if (asked.kind === 'malformed')
    return `${at}the question is off its schema at ${asked.field}: ${asked.reason}`;
  try {
    decodeAnswer(call, status, body);
  } catch (error) {
    if (isCallError(error) && error.failure.kind === 'malformed') return at + error.message;
  }
  return undefined;
}

/** What was asked, with the defaults that the server fills in. */
function questionOf(call: Call, { payload }: Recording): unknown {
  const asked = decodePayload(call, payload);
  return asked.kind === 'received' ? encodePayload(call, asked.payload as never) : payload;
}

function keyOf(call: Call): CallKey | undefined {
  return (Object.keys(CALLS) as CallKey[]).find((key) => CALLS[key].name === call.name);
}

function isKey(key: string): key is CallKey {
  return Object.hasOwn(CALLS, key);
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      SECRET.test(name) && typeof inner === 'string' ? [] : [[name, withoutSecrets(inner)] as const],
    ),
  );
}

function withoutAsker(payload: unknown): unknown {
  if (payload === null || typeof payload !== 'object') return payload;
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !ASKER.has(name)));
}

/** Equal as JSON, whatever the order of the names. */
function same(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

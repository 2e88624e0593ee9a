import { Agent, request } from 'node:http';
import {
  CALLS,
  HEADERS,
  PAYMENT_HEADERS,
  PAYMENT_NOTICE_PATH,
  SUCCESS_CODE,
  bearer,
  callUrl,
  decodeAnswer,
  encodePayload,
  isCallError,
  paymentNotice,
  readEnvelope,
  toWire,
  type AnswerOf,
  type Call,
  type CallKey,
  type Calls,
  type PaymentNotice,
  type PayloadOf,
} from '@tessera/wire';
import { signNotice } from '../../cashier/notice-signature.ts';
import { PAYMENT_KEY } from '../../testing/cashier.ts';
import { PROVIDER_KEY } from '../../testing/platform.ts';

/** What a client knows of a call after it. */
export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly code: string }
  /** No answer came, or one that the server has failed: what was asked for is done, or not. */
  | { readonly kind: 'lost'; readonly why: string };

export interface Sent<Key extends CallKey = CallKey> {
  readonly key: Key;
  readonly payload: PayloadOf<Calls[Key]>;
  /** The member's, where the call is one. */
  readonly token?: string;
  readonly idempotencyKey?: string;
}

export interface Client {
  send<Key extends CallKey>(sent: Sent<Key>): Promise<Outcome<AnswerOf<Calls[Key]>>>;
  /** What a payment provider tells. @param timestamp of this attempt: with the same one it has the same signature */
  notify(notice: PaymentNotice, timestamp: number): Promise<Outcome<object>>;
  close(): void;
}

const PATIENCE_MS = 30_000;

/**
 * Sends calls to a platform in another process.
 * @param connections at most so many at a time; what is sent beyond waits for one
 * @param patienceMs how long an answer is waited for before it counts as lost
 */
export function openClient(url: string, connections = 200, patienceMs = PATIENCE_MS): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function post(path: string, body: string, headers: Record<string, string>) {
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      const asked = request(
        url + path,
        {
          method: 'POST',
          agent,
          timeout: patienceMs,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.once('error', reject);
          response.once('close', () =>
            response.complete
              ? resolve({ status: response.statusCode ?? 0, body: text })
              : reject(new Error('the answer was cut off')),
          );
        },
      );
      asked.once('timeout', () => asked.destroy(new Error('no answer in time')));
      asked.once('error', reject);
      asked.end(body);
    });
  }

  return {
    async send({ key, payload, token, idempotencyKey }) {
      const call: Call = CALLS[key];
      try {
        const { status, body } = await post(
          callUrl(call),
          JSON.stringify(encodePayload(call, payload as never)),
          {
            ...(token === undefined ? {} : { [HEADERS.authorization]: bearer(token) }),
            ...(idempotencyKey === undefined ? {} : { [HEADERS.idempotencyKey]: idempotencyKey }),
            ...(call.audience === 'provider' ? { [HEADERS.providerKey]: PROVIDER_KEY } : {}),
          },
        );
        if (status >= 500) return { kind: 'lost', why: `${status} ${body}` };
        return { kind: 'answered', answer: decodeAnswer(call, status, JSON.parse(body)) as never };
      } catch (error) {
        if (!isCallError(error)) return { kind: 'lost', why: String(error) };
        const { failure } = error;
        if (failure.kind === 'refused') return { kind: 'refused', code: failure.code };
        if (failure.kind === 'unauthorised') return { kind: 'refused', code: '401' };
        throw error;
      }
    },

    async notify(notice, timestamp) {
      const body = JSON.stringify(toWire(paymentNotice, notice));
      const headers = {
        [PAYMENT_HEADERS.timestamp]: String(timestamp),
        [PAYMENT_HEADERS.signature]: signNotice(PAYMENT_KEY, String(timestamp), body),
      };
      try {
        const answer = await post(PAYMENT_NOTICE_PATH, body, headers);
        if (answer.status >= 500) return { kind: 'lost', why: `${answer.status} ${answer.body}` };
        const code = readEnvelope(JSON.parse(answer.body))?.code ?? '';
        return code === SUCCESS_CODE ? { kind: 'answered', answer: {} } : { kind: 'refused', code };
      } catch (error) {
        return { kind: 'lost', why: String(error) };
      }
    },

    close: () => agent.destroy(),
  };
}

/** The answer of a call that must succeed. @throws Error that says what came instead */
export async function answerOf<Key extends CallKey>(
  client: Client,
  sent: Sent<Key>,
): Promise<AnswerOf<Calls[Key]>> {
  const outcome = await client.send(sent);
  if (outcome.kind === 'answered') return outcome.answer;
  throw new Error(`${sent.key}: ${JSON.stringify(outcome)}`);
}

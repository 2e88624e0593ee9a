import { Agent, request } from 'node:http';
import {
  HEADERS,
  bearer,
  callUrl,
  decodeAnswer,
  encodePayload,
  type AnswerOf,
  type Call,
  type PayloadOf,
} from '@tessera/wire';

export interface Sender {
  /** @throws Error where the answer is no success of this call */
  send<C extends Call>(call: C, payload: PayloadOf<C>, token?: string): Promise<AnswerOf<C>>;
  close(): void;
}

/** Posts over connections that stay open. */
export interface Poster {
  post(
    path: string,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly text: string }>;
  close(): void;
}

export function openPoster(url: string): Poster {
  const agent = new Agent({ keepAlive: true });
  return {
    post: (path, body, headers) =>
      new Promise((resolve, reject) => {
        const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
        const asked = request(url + path, { method: 'POST', agent, headers: { ...length, ...headers } });
        asked.once('error', reject);
        asked.once('response', (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.once('error', reject);
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        });
        asked.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** Sends calls of the wire over connections that stay open. @param providerKey for what game servers ask */
export function openSender(url: string, providerKey: string): Sender {
  const { post, close } = openPoster(url);
  return {
    async send(call, payload, token) {
      const { status, text } = await post(
        callUrl(call),
        JSON.stringify(encodePayload(call, payload as never)),
        {
          ...(token === undefined ? {} : { [HEADERS.authorization]: bearer(token) }),
          ...(call.audience === 'provider' ? { [HEADERS.providerKey]: providerKey } : {}),
        },
      );
      return decodeAnswer(call, status, JSON.parse(text)) as never;
    },
    close,
  };
}

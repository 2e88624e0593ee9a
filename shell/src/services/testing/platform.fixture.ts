import {
  bearerToken,
  encodeAnswer,
  encodeEvent,
  layout,
  login,
  logout,
  myCash,
  type Call,
  type EventPayload,
  type AnswerInputOf,
  type LiveEvent,
} from '@tessera/wire';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Never answers. */
  readonly hangs?: boolean;
}

/** Starts a small back end on a real port: real HTTP, real socket.io with the Echo protocol, the wire's own encoding. */
export async function startTestPlatform() {
  const requests: ReceivedRequest[] = [];
  const replies = new Map<string, (request: ReceivedRequest) => Reply>();
  const subscriptions: { channel: string; token: string | undefined }[] = [];
  let allowed: (channel: string) => boolean = () => true;
  let latest: number | undefined;

  const http = createServer((incoming, response) => void answer(incoming, response));

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const path = incoming.url ?? '';
    const request = { path, headers: incoming.headers, body: text ? JSON.parse(text) : undefined };
    requests.push(request);
    const reply = replies.get(path)?.(request) ?? { status: 404 };
    if (reply.hangs) return;
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(reply.body ?? { code: String(reply.status), message: 'no' }));
  }

  const sockets = new Server(http, { connectionStateRecovery: { maxDisconnectionDuration: 60_000 } });
  sockets.on('connection', (socket) => {
    socket.on('subscribe', ({ channel, auth }, acknowledge?: (...given: number[]) => void) => {
      subscriptions.push({ channel, token: bearerToken(auth?.headers?.Authorization) });
      if (!allowed(channel)) return void socket.emit('subscription_error', channel, 403);
      void socket.join(channel);
      if (latest === undefined || !channel.startsWith('private-member.7')) return acknowledge?.(200);
      acknowledge?.(200, latest);
    });
    socket.on('unsubscribe', ({ channel }) => void socket.leave(channel));
  });

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;

  const platform = {
    origin: `http://127.0.0.1:${port}`,
    requests,
    subscriptions,
    sockets,
    requestsOf: (call: Call) => requests.filter(({ path }) => path === `/api${call.path}`),
    on(call: Call, reply: (request: ReceivedRequest) => Reply) {
      replies.set(`/api${call.path}`, reply);
    },
    answer<C extends Call>(call: C, answer: AnswerInputOf<C>, headers: Record<string, string> = {}) {
      platform.on(call, () => ({ body: encodeAnswer(call, answer), headers }));
    },
    emit<E extends LiveEvent>(channel: string, event: E, payload: EventPayload<E>) {
      sockets.to(channel).emit(event.name, channel, encodeEvent(event, payload));
    },
    /** Sets the number of the newest event of the member's own channel, as servers do that number their events. */
    number(newest: number) {
      latest = newest;
    },
    allow(rule: (channel: string) => boolean) {
      allowed = rule;
    },
    stop: async () => {
      const closed = sockets.close();
      http.closeAllConnections();
      await closed;
    },
  };
  return platform;
}

export type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>;

export const MEMBER_LAYOUT = {
  id: 7,
  memberAccount: 'player1',
  memberCurrency: 'USD',
  memberCash: '120.50',
  cashVersion: 3,
  memberGradeName: { en_US: 'Gold', hi_IN: 'स्वर्ण' },
  memberType: 1,
  agentType: 0,
  agentLevel: 0,
  isAgent: 0,
  agentActive: 0,
  isPlaying: 0,
  cashBackStatus: 0,
  walletStatus: 1,
  firstLoginToChangePassword: 0,
  needBankAccountDepositVerified: 0,
} as const satisfies AnswerInputOf<typeof layout>;

/** Answers all calls that a member's session needs. */
export function letLogIn(platform: TestPlatform, token = 'abc.one'): void {
  platform.answer(login, { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token });
  platform.answer(layout, MEMBER_LAYOUT);
  platform.answer(myCash, { cash: '99.00', version: 4 });
  platform.answer(logout, null);
}

export const LOGIN_PAYLOAD = {
  account: 'player1',
  password: 'secret1',
  siteId: 1,
  answer: '1234',
  captchaToken: 'captcha',
  device: 1,
  host: 'localhost',
  system: 'test',
  systemVersion: '1',
  browser: 'test',
  udid: 'test',
} as const;

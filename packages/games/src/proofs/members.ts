import { io } from 'socket.io-client';
import {
  CALLS,
  CHANNELS,
  HEADERS,
  bearer,
  callUrl,
  decodeAnswer,
  encodePayload,
  gameAddress,
  launchTokenOf,
  type AnswerOf,
  type Call,
  type Game,
  type PayloadOf,
} from '@tessera/wire';
import { CAPTCHA_ANSWER } from './platform-process.ts';

/** Somebody of the site, who plays for the play money that every new member has. */
export interface Member {
  readonly id: number;
  readonly token: string;
}

const CURRENCY = 'USD';
const PASSWORD = 'proof1234';
const SITE = { siteId: 1 } as const;
const DEVICE = {
  device: 1,
  host: 'localhost',
  system: 'proof',
  systemVersion: '1',
  browser: 'proof',
  udid: 'proof',
} as const;
const WAIT_MS = 60_000;

/** @throws CallError where it is refused */
async function send<C extends Call>(
  platform: string,
  call: C,
  payload: PayloadOf<C>,
  token?: string,
): Promise<AnswerOf<C>> {
  const response = await fetch(platform + callUrl(call), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { [HEADERS.authorization]: bearer(token) }),
    },
    body: JSON.stringify(encodePayload(call, payload as never)),
  });
  return decodeAnswer(call, response.status, await response.json()) as never;
}

/** @param account nobody else's */
export async function registerMember(platform: string, account: string): Promise<Member> {
  const { token: captchaToken } = await send(platform, CALLS.captcha, { type: 2, ...SITE });
  const { memberId, token } = await send(platform, CALLS.register, {
    memberAccount: account,
    memberEmail: `${account}@example.com`,
    memberCurrency: CURRENCY,
    password: PASSWORD,
    checkPassword: PASSWORD,
    answer: CAPTCHA_ANSWER,
    captchaToken,
    ...SITE,
    ...DEVICE,
  });
  return { id: memberId, token };
}

/** The site's game whose code begins so. */
export async function findGame(platform: string, code: string): Promise<Game> {
  const scope = { ...SITE, currency: CURRENCY, supportDevice: 1 } as const;
  const { list } = await send(platform, CALLS.gameSearch, { ...scope, count: 200 });
  const found = list.find(({ gameCode }) => gameCode.startsWith(code));
  if (!found) throw new Error(`the site has no game ${code}`);
  return found;
}

/** Opens a game as the lobby does: the address comes over the member's own channel. @returns the launch token */
export async function launch(platform: string, { id, token }: Member, game: Game): Promise<string> {
  const socket = io(platform, { transports: ['websocket'], forceNew: true, reconnection: false });
  try {
    const address = new Promise<string>((resolve, reject) => {
      socket.once('connect_error', reject);
      socket.once(gameAddress.name, (_channel: string, { url }: { url: string }) => resolve(url));
      setTimeout(() => reject(new Error('no address of the game came')), WAIT_MS).unref();
    });
    const channel = { channel: CHANNELS.member(id), auth: { headers: { Authorization: bearer(token) } } };
    await socket.timeout(WAIT_MS).emitWithAck('subscribe', channel);
    const { gpId: provider, house, gameCode, gameType } = game;
    const key = { provider, house, gameCode, gameType };
    await send(platform, CALLS.play, { ...key, lobbyUrl: '/close', device: 1 }, token);
    return launchTokenOf(await address) ?? '';
  } finally {
    socket.disconnect();
  }
}

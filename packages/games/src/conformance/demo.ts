import type { CurrencyCode } from '@tessera/domain';
import { callUrl, decodeAnswer, demoPlay, encodePayload, hotGames, launchTokenOf } from '@tessera/wire';
import type { AnswerOf, Call, PayloadOf } from '@tessera/wire';

interface Site {
  readonly platformUrl: string;
  readonly siteId: number;
  readonly currency: CurrencyCode;
}

const DESKTOP = 1;

/** Opens the site's first game that can be tried for nothing. @returns its launch token */
export async function launchDemo(site: Site): Promise<string> {
  const { siteId, currency } = site;
  const { list } = await send(site, hotGames, { siteId, currency });
  const game = list.find(({ demo }) => demo === 1);
  if (!game) throw new Error(`site ${siteId} has no game that can be tried in ${currency}`);
  const { gpId, house, gameType, gameCode } = game;
  const key = { gpId, house, gameType, gameCode, siteId, currency };
  const { gameUrl } = await send(site, demoPlay, { ...key, device: DESKTOP });
  const token = launchTokenOf(gameUrl);
  if (token === undefined) throw new Error(`the address of ${gameCode} has no launch token: ${gameUrl}`);
  return token;
}

async function send<C extends Call>(
  { platformUrl }: Site,
  call: C,
  payload: PayloadOf<C>,
): Promise<AnswerOf<C>> {
  const encoded = encodePayload(call, payload) as Record<string, unknown>;
  const url = new URL(callUrl(call), platformUrl);
  if (call.method === 'GET') {
    for (const [name, value] of Object.entries(encoded)) url.searchParams.set(name, String(value));
  }
  const response = await fetch(url, {
    method: call.method,
    headers: { 'content-type': 'application/json', language: 'en_US' },
    body: call.method === 'GET' ? undefined : JSON.stringify(encoded),
  });
  return decodeAnswer(call, response.status, await response.json().catch(() => undefined));
}

import { eq, sql } from 'drizzle-orm';
import Echo from 'laravel-echo';
import { io, type Socket } from 'socket.io-client';
import { bearer, CHANNELS, sessionName, siteDetailChanged } from '@tessera/wire';
import { sessions } from '../db/schema/security.ts';
import { hashSecret } from '../sessions/token.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { until } from '../testing/until.ts';
import { giveNotice, toChannel } from './notices.ts';

/** A client of another house: Laravel's own, as it comes. */
let platform: TestPlatform;
const opened: Echo<'socket.io'>[] = [];
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(() => {
  for (const echo of opened.splice(0)) echo.disconnect();
});
afterAll(() => platform.close());

function openEcho(token?: string): Echo<'socket.io'> {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: bearer(token) };
  const echo = new Echo<'socket.io'>({
    broadcaster: 'socket.io',
    client: io,
    host: platform.url,
    forceNew: true,
    auth: { headers },
  });
  opened.push(echo);
  return echo;
}

/** Collects what a channel's listeners are called with. */
function collect() {
  const heard: unknown[] = [];
  const listener = (payload: unknown) => void heard.push(payload);
  const next = async () => {
    await until(() => heard.length > 0);
    return heard.shift();
  };
  return { listener, next, heard };
}

/** Echo is told nothing when a channel stands; what its socket asks for is answered in order. */
const settled = ({ connector }: Echo<'socket.io'>) =>
  (connector.socket as Socket).emitWithAck('subscribe', { channel: 'none' });

/** Has this member hear of the balance. Settles when all who listen have been told. */
async function tellCash(token: string): Promise<void> {
  const { id } = await platform.send('layout', {}, { token });
  const witness = await openSocket(platform.url);
  witness.subscribe(CHANNELS.member(id), token);
  await witness.settle();
  await platform.send('leave', {}, { token });
  await witness.next('member.cash');
  witness.close();
}

test('joins a public channel and hears its events', async () => {
  const changed = collect();
  const echo = openEcho();
  echo.channel(CHANNELS.site).listen('.customer_service_link_change', changed.listener);
  await settled(echo);
  await giveNotice(platform.db, toChannel(CHANNELS.site, siteDetailChanged, {}));
  expect(await changed.next()).toEqual({});
});

test('joins a private channel by its token and hears the member’s events, numbered', async () => {
  const token = await platform.logIn('player01');
  const { id } = await platform.send('layout', {}, { token });
  const cash = collect();
  const echo = openEcho(token);
  echo.private(`member.${id}`).listen('.member.cash', cash.listener);
  await settled(echo);
  await platform.send('leave', {}, { token });
  expect(await cash.next()).toMatchObject({ cash: '1000.00', seq: expect.any(Number) as number });
});

test('hears nothing of a private channel without the token', async () => {
  const token = await platform.logIn('player01');
  const { id } = await platform.send('layout', {}, { token });
  const cash = collect();
  const echo = openEcho();
  echo.private(`member.${id}`).listen('.member.cash', cash.listener);
  await settled(echo);
  await tellCash(token);
  await settled(echo);
  expect(cash.heard).toEqual([]);
});

test('reconnects with the bearer that it began with, and the member stays logged in by the newest one', async () => {
  const token = await platform.logIn('player01');
  const { id } = await platform.send('layout', {}, { token });
  const echo = openEcho(token);
  echo.private(`member.${id}`);
  await settled(echo);
  const newest = 'n'.repeat(43);
  await platform.db
    .update(sessions)
    .set({ tokenHash: hashSecret(newest), previousHash: sql`token_hash`, previousUntil: new Date(0) })
    .where(eq(sessions.id, sessionName(token)));
  const socket = echo.connector.socket as Socket;
  const refused = collect();
  socket.on('subscription_error', (_channel: string, status: number) => void refused.listener(status));
  socket.io.engine.close();
  expect(await refused.next()).toBe(401);
  expect(await platform.send('layout', {}, { token: `${sessionName(token)}.${newest}` })).toMatchObject({
    id,
  });
});

test('sees who is in a presence channel, who comes and who goes', async () => {
  const [one, other] = [await platform.logIn('player01'), await platform.logIn('agent01')];
  const [here, came, went] = [collect(), collect(), collect()];
  openEcho(one).join('member.USD').here(here.listener).joining(came.listener).leaving(went.listener);
  expect(await here.next()).toMatchObject([{ name: 'pl•••' }]);
  const browser = await openSocket(platform.url);
  browser.subscribe(CHANNELS.presence('USD'), other);
  expect(await came.next()).toMatchObject({ name: 'ag•••' });
  browser.close();
  expect(await went.next()).toMatchObject({ name: 'ag•••' });
});

test('leaves a channel', async () => {
  const token = await platform.logIn('player01');
  const { id } = await platform.send('layout', {}, { token });
  const cash = collect();
  const echo = openEcho(token);
  echo.private(`member.${id}`).listen('.member.cash', cash.listener);
  await settled(echo);
  echo.leave(`member.${id}`);
  await settled(echo);
  await tellCash(token);
  await settled(echo);
  expect(cash.heard).toEqual([]);
});

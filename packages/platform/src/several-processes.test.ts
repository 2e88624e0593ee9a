import { randomUUID } from 'node:crypto';
import {
  CALLS,
  CHANNELS,
  HEADERS,
  callUrl,
  doubleValidationQuestion,
  fromWire,
  type AnswerOf,
  type Calls,
} from '@tessera/wire';
import { startRedEnvelope } from './activities/activities.fixture.ts';
import { CAPTCHA_BURST, CAPTCHAS_PER_SECOND } from './auth/auth.handlers.ts';
import { ENTRY_CODE_LIFE_S } from './auth/entry-codes.ts';
import { FAILURES_TO_LOCK } from './auth/lockout.ts';
import { CAPTCHA_ANSWER, DEVICE, type TestClient } from './testing/client.ts';
import { codeOf, dataOf, formsOf, from } from './testing/forms.ts';
import { runOperator } from './operator/main.ts';
import { expectWithin } from './proofs/size.ts';
import { describeWithRedis } from './testing/redis.ts';
import { startSeveral, type PlatformProcess, type Several } from './testing/several.ts';
import { openSocket, type TestSocket } from './testing/socket.ts';
import { startStopwatch } from './testing/stopwatch.ts';
import { until } from './testing/until.ts';

/** Processes as they are in production: children with a database and a Redis between them, and nothing else. */
jest.setTimeout(180_000);

describeWithRedis('two platform processes of one database and one Redis', () => {
  let several: Several;
  let one: PlatformProcess;
  let other: PlatformProcess;
  const opened: TestSocket[] = [];
  beforeAll(async () => {
    several = await startSeveral(2);
    [one, other] = several.all as [PlatformProcess, PlatformProcess];
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.close();
  });
  afterAll(() => several.close());

  const both = () => [one, other] as const;
  const alternately = <T>(count: number, ask: (platform: TestClient, index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(index % 2 ? other : one, index)));

  async function connect(platform: TestClient, ...channels: [channel: string, token?: string][]) {
    const socket = await openSocket(platform.url);
    opened.push(socket);
    for (const [channel, token] of channels) socket.subscribe(channel, token);
    await socket.settle();
    return socket;
  }
  async function memberOf(platform: TestClient, account: string) {
    const token = await platform.logIn(account);
    const { id } = await platform.send('layout', {}, { token });
    return { token, id, channel: CHANNELS.member(id) };
  }
  async function bothSay(words: string) {
    await until(() => both().every((platform) => platform.said().includes(words)));
  }
  async function operator(...args: string[]) {
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const env = { DATABASE_URL: several.databaseUrl, OPERATOR: 'mira' };
    const code = await runOperator(args, env, { base: '/', out: say, err: say });
    expect({ code, said }).toMatchObject({ code: 0 });
  }

  test('a limit holds for all of them together', async () => {
    const ask = async (platform: TestClient, address: string) =>
      (await platform.post(callUrl(CALLS.entryCode), {}, from(address))).status;
    const statuses = await alternately(60, (platform) => ask(platform, '203.0.113.1'));
    expect(new Set(statuses)).toEqual(new Set([401]));
    for (const platform of both()) {
      expect(await ask(platform, '203.0.113.1')).toBe(429);
      expect(await ask(platform, '203.0.113.2')).toBe(401);
    }
  });

  test('captchas are given out at one pace, and one that was made here is used up there', async () => {
    const headers = from('203.0.113.3');
    const began = Date.now();
    const codes = await alternately(80, (platform) =>
      codeOf(platform.send('captcha', { type: 1, siteId: 1 }, { headers })),
    );
    const given = codes.filter((code) => code === 'accepted').length;
    const seconds = (Date.now() - began) / 1_000;
    expect(given).toBeGreaterThanOrEqual(CAPTCHA_BURST);
    expect(given).toBeLessThanOrEqual(CAPTCHA_BURST + Math.ceil(seconds * CAPTCHAS_PER_SECOND));

    const { token: captchaToken } = await one.send('captcha', { type: 1, siteId: 1 });
    const login = { account: 'player03', password: 'play1234', siteId: 1, captchaToken, ...DEVICE };
    const form = { ...login, answer: CAPTCHA_ANSWER };
    expect(await codeOf(other.send('login', form))).toBe('accepted');
    expect(await codeOf(one.send('login', form))).toBe('105');
  });

  test('wrong passwords are counted together', async () => {
    const headers = from('203.0.113.4');
    const password = 'wrong123';
    for (let index = 0; index < FAILURES_TO_LOCK; index += 1) {
      expect(await codeOf(formsOf(index % 2 ? other : one).logIn('player03', { password }, headers))).toBe(
        '101',
      );
    }
    for (const platform of both()) {
      expect(await codeOf(formsOf(platform).logIn('player03', {}, headers))).toBe('103');
    }
  });

  test('a login that is asked a question here may be answered there', async () => {
    const carried = await dataOf(formsOf(one).logIn('player04', { udid: 'another phone' }));
    const asked = fromWire(doubleValidationQuestion, carried) as AnswerOf<Calls['doubleValidationSkip']>;
    const { answer: captchaAnswer, captchaToken } = await formsOf(other).captcha(1);
    const form = { memberLoginId: asked.memberLoginId, captchaAnswer, captchaToken, ...DEVICE };
    const { memberAccount } = await other.send('doubleValidation', { ...form, answer: 'Ines Moreno' });
    expect(memberAccount).toBe('player04');
  });

  test('a code that was sent from here was sent lately from there, too', async () => {
    const phone = { memberPhone: '5551000001', currency: 'USD', type: 'register_member', siteId: 1 } as const;
    const codes = [
      await codeOf(one.send('registerSms', phone)),
      await codeOf(other.send('registerSms', phone)),
    ];
    expect(codes[0]).toBe('accepted');
    expect(codes[1]).not.toBe('accepted');
  });

  test('a key that comes to both at once is worked on once', async () => {
    const { token } = await memberOf(one, 'player02');
    const headers = { [HEADERS.idempotencyKey]: randomUUID() };
    const answers = await alternately(6, (platform) => platform.send('entryCode', {}, { token, headers }));
    expect(new Set(answers.map(({ enc }) => enc)).size).toBe(1);
    expect(answers[0]?.expiresInS).toBe(ENTRY_CODE_LIFE_S);

    // And lets one browser in, once.
    const { enc = '' } = answers[0] ?? {};
    const codes = await Promise.all(both().map((platform) => codeOf(platform.send('infoData', { enc }))));
    expect(codes.sort()).toEqual(['101', 'accepted']);
  });

  test('of two who claim the last share at once, one at each, one gets it', async () => {
    const members = [await memberOf(one, 'player01'), await memberOf(other, 'agent01')];
    for (let round = 0; round < 5; round += 1) {
      const plan = { currency: 'USD', amount: 100n, shares: 1, minutes: 5 } as const;
      const { id } = await startRedEnvelope(several.db, plan);
      const codes = await alternately(2, (platform, index) =>
        codeOf(platform.send('redEnvelope', { id }, { token: members[index]?.token ?? '' })),
      );
      expect(codes.sort()).toEqual(['102', 'accepted']);
    }
  });

  test('an event reaches a member’s browsers wherever they are, with one numbering', async () => {
    const { token, channel } = await memberOf(one, 'player01');
    const [here, there] = [await connect(one, [channel, token]), await connect(other, [channel, token])];
    for (const platform of [one, other, one]) await platform.send('leave', {}, { token });
    const numbers = [];
    for (const browser of [here, there]) {
      const heard = [];
      for (let i = 0; i < 3; i += 1) heard.push((await browser.next('member.cash'))[1] as { seq: number });
      numbers.push(heard.map(({ seq }) => seq));
    }
    const [first = 0] = numbers[0] ?? [];
    expect(numbers).toEqual([
      [first, first + 1, first + 2],
      [first, first + 1, first + 2],
    ]);
    const missed = await other.send('liveMissed', { after: first }, { token });
    expect(missed).toMatchObject({ latest: first + 2, isComplete: 1, list: [{}, {}] });
  });

  test('a connection that breaks is taken up by the other, with what it missed', async () => {
    const { token, channel } = await memberOf(one, 'player01');
    const { socket, next, heard } = await connect(one, [channel, token]);
    await one.send('leave', {}, { token });
    await next('member.cash');
    const back = new Promise<void>((resolve) => socket.once('connect', resolve));
    (socket.io as unknown as { uri: string }).uri = other.url;
    socket.io.reconnectionDelay(300);
    socket.io.engine.close();
    await other.send('leave', {}, { token });
    await back;
    expect(socket.recovered).toBe(true);
    await next('member.cash');
    await one.send('leave', {}, { token });
    await next('member.cash');
    expect(heard).toEqual([]);
  });

  test('a token that is revoked at one is cut off at the other', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { token, channel } = await memberOf(one, 'player02');
      const browser = await connect(one, [channel, token]);
      const stop = startStopwatch();
      await other.send('logout', {}, { token });
      expect(await browser.next('subscription_error')).toEqual([channel, 401]);
      waits.push(stop());
      await expect(one.send('layout', {}, { token })).rejects.toThrow('a valid session is needed');
    }
    expectWithin(Math.max(...waits), 1_000);
  });

  test('the operator’s commands reach the browsers of both', async () => {
    const [first, second] = [await memberOf(one, 'player01'), await memberOf(other, 'agent01')];
    const browsers = [
      await connect(one, [first.channel, first.token]),
      await connect(other, [second.channel, second.token]),
    ];
    await operator('caches', 'clear');
    for (const browser of browsers) await browser.next('app_clean_cache');

    for (const account of ['player01', 'agent01']) await operator('sessions', 'end', '--member', account);
    const stop = startStopwatch();
    for (const browser of browsers) await browser.next('subscription_error');
    expectWithin(stop(), 1_000);
    // Neither was notified twice.
    for (const browser of browsers) expect(browser.heard).toEqual([]);
  });

  test('who is present is the same everywhere, and nobody stays by a process that was killed', async () => {
    const channel = CHANNELS.presence('USD');
    const doomed = await several.start();
    const [watcher, guest] = [await memberOf(one, 'player01'), await memberOf(other, 'agent01')];
    const browser = await connect(one);
    browser.subscribe(channel, watcher.token);
    expect((await browser.next('presence:subscribed'))[1]).toHaveLength(1);
    const [there, second] = [await connect(other), await connect(doomed)];
    there.subscribe(channel, guest.token);
    expect(await browser.next('presence:joining')).toMatchObject([channel, { user_id: guest.id }]);
    expect((await there.next('presence:subscribed'))[1]).toHaveLength(2);
    second.subscribe(channel, guest.token);
    expect((await second.next('presence:subscribed'))[1]).toHaveLength(2);
    there.close();
    await browser.settle();
    expect(browser.heard).toEqual([]);

    second.socket.io.reconnection(false);
    await doomed.kill('SIGKILL');
    const stop = startStopwatch();
    expect(await browser.next('presence:leaving')).toMatchObject([channel, { user_id: guest.id }]);
    expectWithin(stop(), 7_000);
    expect(await codeOf(one.send('layout', {}, { token: watcher.token }))).toBe('accepted');
  });

  test('while Redis is away they keep answering, and sockets go on; when it is back they agree again', async () => {
    const { token, channel } = await memberOf(one, 'player01');
    const [here, there] = [await connect(one, [channel, token]), await connect(other, [channel, token])];
    await several.redis.kill();
    await bothSay('Redis is away');
    const stop = startStopwatch();
    for (const platform of both()) {
      expect(await codeOf(platform.send('siteDetail', {}))).toBe('accepted');
      expect(await codeOf(platform.send('myCash', {}, { token }))).toBe('accepted');
    }
    await formsOf(one).logIn('player03', {}, from('203.0.113.9'));
    await one.send('leave', {}, { token });
    await here.next('member.cash');
    expectWithin(stop(), 5_000);
    for (const platform of both()) expect(platform.said().match(/Redis is away/g)).toHaveLength(1);

    await several.redis.start();
    await bothSay('Redis is back');
    // Each process takes a moment of its own to read again what the others say.
    const isHeard = () => there.heard.some(([name]) => name === 'member.cash');
    await until(async () => {
      await one.send('leave', {}, { token });
      return isHeard();
    });
    await here.next('member.cash');
    expect([here.socket.connected, there.socket.connected]).toEqual([true, true]);
  });
});

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { HEADERS, type AnswerOf, type Calls } from '@tessera/wire';
import { captchas } from '../db/schema/security.ts';
import { codeOf, formsOf, from } from '../testing/forms.ts';
import { DEVICE, startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { drawCaptcha } from './captcha-image.ts';
import { FAILURES_TO_REFUSE, keepNetworkFailures } from './network-failures.ts';
import { WORK_LIMIT, WORK_MAX, workAfter } from './proof-of-work.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
  forms = formsOf(platform);
});
afterAll(() => platform.close());

let networks = 0;
/** A network of its own: failures are counted by network. */
const freshNetwork = () => `198.51.${100 + (networks += 1)}.7`;

function solve({ salt, challenge, max }: AnswerOf<Calls['proofOfWork']>): string {
  for (let number = 0; number <= max; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) return String(number);
  }
  throw new Error('no number up to max is the answer');
}

const askWork = (address: string, type: 1 | 2 = 1) =>
  platform.send('proofOfWork', { type, siteId: 1 }, { headers: from(address) });
const account = { account: 'player02', password: 'play1234' };
const logIn = (given: Partial<Parameters<typeof forms.logIn>[1]>, address: string) =>
  codeOf(forms.logIn(account.account, { ...given }, from(address)));

describe('a proof of work', () => {
  test('is accepted in place of a picture, once', async () => {
    const address = freshNetwork();
    const work = await askWork(address);
    const proof = { captchaToken: work.token, answer: solve(work) };
    expect(await logIn(proof, address)).toBe('accepted');
    expect(await logIn(proof, address)).toBe('105');
  });

  test('is refused with another number, for another purpose, and when its time is over', async () => {
    const address = freshNetwork();
    const wrong = await askWork(address);
    expect(await logIn({ captchaToken: wrong.token, answer: '-1' }, address)).toBe('105');
    const other = await askWork(address, 2);
    expect(await logIn({ captchaToken: other.token, answer: solve(other) }, address)).toBe('105');
    const late = await askWork(address);
    await platform.db.update(captchas).set({ expiresAt: new Date(0) });
    expect(await logIn({ captchaToken: late.token, answer: solve(late) }, address)).toBe('105');
  });

  test('costs more after failures of the same network, over all accounts', async () => {
    const address = freshNetwork();
    expect((await askWork(address)).max).toBe(WORK_MAX);
    for (let index = 0; index < 10; index += 1) {
      expect(await codeOf(forms.logIn(`sprayed${index}`, { password: 'play1234' }, from(address)))).toBe(
        '101',
      );
    }
    expect((await askWork(address)).max).toBe(2 * WORK_MAX);
    expect((await askWork(freshNetwork())).max).toBe(WORK_MAX);
    expect(workAfter(1_000_000)).toBe(WORK_LIMIT);
  });

  test('is of no use to a network with too many failures', async () => {
    const strict = keepNetworkFailures(platform.db, 1);
    const address = freshNetwork();
    for (let index = 0; index < FAILURES_TO_REFUSE; index += 1) await strict.note(address);
    expect(await strict.lockOf(address)).toMatchObject({ door: 'network' });
    expect(await strict.lockOf(freshNetwork())).toBeUndefined();
  });
});

describe('the need of a captcha', () => {
  const need = async (address: string, udid: string) =>
    (await platform.send('captchaNeed', { udid }, { headers: from(address) })).captcha;
  const without = { answer: '', captchaToken: '' };

  test('ends for a browser that has logged in from this network', async () => {
    const address = freshNetwork();
    const udid = `browser-${address}`;
    expect(await need(address, udid)).toBe(1);
    expect(await logIn({ ...without, udid }, address)).toBe('105');
    expect(await need(address, udid)).toBe(1);
    const other = freshNetwork();
    expect(await logIn({ udid }, other)).toBe('accepted');
    expect(await need(other, udid)).toBe(0);
    expect(await logIn({ ...without, udid }, other)).toBe('accepted');
    expect(await need(freshNetwork(), udid)).toBe(1);
    expect(await need(other, 'another browser')).toBe(1);
    expect(await need(other, '')).toBe(1);
  });

  test('returns with a failure from this network', async () => {
    const address = freshNetwork();
    const udid = `browser-${address}`;
    expect(await logIn({ udid }, address)).toBe('accepted');
    expect(await logIn({ ...without, udid, password: 'wrong123' }, address)).toBe('101');
    expect(await need(address, udid)).toBe(1);
    expect(await logIn({ ...without, udid }, address)).toBe('105');
  });

  test('is the same for accounts that exist and for others', async () => {
    const address = freshNetwork();
    const udid = `browser-${address}`;
    for (const name of ['player02', 'nosuchplayer']) {
      expect(await codeOf(forms.logIn(name, { ...without, ...DEVICE, udid }, from(address)))).toBe('105');
    }
  });

  test('never ends where the site wants it always', async () => {
    const strict = await startTestPlatform({ clientCaptcha: 'always' });
    await formsOf(strict).logIn('player02', { udid: 'mine' });
    expect((await strict.send('captchaNeed', { udid: 'mine' })).captcha).toBe(1);
    await strict.close();
  });
});

describe('a picture', () => {
  test('is sent as pixels, never twice the same, within the wire’s limit', async () => {
    const [one, other] = [await drawCaptcha('13579'), await drawCaptcha('13579')];
    expect(one).not.toBe(other);
    expect(one.length).toBeLessThan(20_000);
    const { format, width, height } = await sharp(Buffer.from(one.split(',')[1] ?? '', 'base64')).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 264, height: 96 });
  });

  test('says in the language of the request what its field expects', async () => {
    const headers = { [HEADERS.language]: 'hi_IN' };
    const { placeholder } = await platform.send('captcha', { type: 2, siteId: 1 }, { headers });
    expect(placeholder).toBe('5 अंक');
  });

  test('gives the stroke-counting solver nothing to count', async () => {
    const { captcha } = await platform.send('captcha', { type: 1, siteId: 1 });
    expect(Buffer.from(captcha.split(',')[1] ?? '', 'base64').toString('latin1')).not.toMatch(/<path|stroke/);
  });
});

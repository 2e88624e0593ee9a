import { hashPassword } from '../../auth/passwords.ts';
import { keepCaptchas } from '../../auth/captcha.ts';
import { members } from '../../db/schema/members.ts';
import { codeOf } from '../../testing/forms.ts';
import { DEVICE, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { seededRandom } from '../../seed/random.ts';
import { proofSeed, report, sized } from '../size.ts';
import { distanceOf } from './distance.ts';

jest.setTimeout(sized(300_000, 10 * 60_000));

/** Attempts with existing accounts, and as many with unknown ones. */
const ATTEMPTS = sized(60, 1_000);
/** Of samples that are alike. A test run, beside other work, has no bound: a distance is at most 1. */
const MOST_DISTANCE = sized(1, 0.08);
const WARM_UP = 20;
const REPLAYS = 1_000;

let platform: TestPlatform;
let existing: string[];
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 10_000, captchaAnswer: undefined });
  const passwordHash = await hashPassword('play1234');
  const accounts = Array.from({ length: ATTEMPTS + WARM_UP }, (_, index) => `known${index}`);
  const rows = accounts.map((account) => ({
    ...{ account, accountKey: account, passwordHash, currency: 'USD' as const, language: 'en_US' as const },
    ...{ email: emailOf(account), emailKey: emailOf(account) },
  }));
  existing = (await platform.db.insert(members).values(rows).returning()).map(({ account }) => account);
});
afterAll(() => platform.close());

const emailOf = (account: string) => `${account}@example.com`;

/** A captcha that needs no work. */
async function captcha() {
  const { token: captchaToken } = await keepCaptchas(platform.db, undefined).makeWork(1, 0);
  return { captchaToken, answer: '0' };
}

const random = seededRandom(proofSeed);

type Attempt = (account: string) => Promise<unknown>;

/** Every attempt gets its captcha before its time is taken. */
const ATTEMPT: Readonly<Record<'login' | 'passwordForgot' | 'passwordReset', () => Promise<Attempt>>> = {
  async login() {
    const form = { password: 'wrong1234', siteId: 1, ...DEVICE, ...(await captcha()) };
    return (account) => codeOf(platform.send('login', { account, ...form }));
  },
  async passwordForgot() {
    const form = { siteId: 1, ...(await captcha()) };
    return (account) => platform.send('passwordForgot', { account, memberEmail: emailOf(account), ...form });
  },
  async passwordReset() {
    const form = { code: 'wrong', password: 'fresh123' };
    return (account) =>
      codeOf(platform.send('passwordReset', { account, memberEmail: emailOf(account), ...form }));
  },
};

test.each(['login', 'passwordForgot', 'passwordReset'] as const)(
  'the answers of %s and their times do not reveal which accounts exist',
  async (call) => {
    const times = { existing: [] as number[], unknown: [] as number[] };
    const answers = { existing: new Set<string>(), unknown: new Set<string>() };
    for (const [index, account] of existing.entries()) {
      const pair = [
        ['existing', account],
        ['unknown', `void${account}`],
      ] as const;
      // Neither kind is always the first of its pair.
      for (const [kind, name] of random() < 0.5 ? pair : pair.toReversed()) {
        const attempt = await ATTEMPT[call]();
        const start = performance.now();
        const answer = await attempt(name);
        const took = performance.now() - start;
        answers[kind].add(JSON.stringify(answer));
        if (index >= WARM_UP) times[kind].push(took);
      }
    }
    expect([...answers.existing]).toHaveLength(1);
    expect(answers.unknown).toEqual(answers.existing);
    const distance = distanceOf(times.existing, times.unknown);
    const figures = [times.existing, times.unknown].map(figuresOf).join(' and ');
    report(`${call}: ${ATTEMPTS} attempts each, distance ${distance.toFixed(3)}, ${figures}`);
    expect(distance).toBeLessThanOrEqual(MOST_DISTANCE);
  },
);

/** The first decile shows attempts that a busy machine did not disturb. */
function figuresOf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  return `first decile ${at(0.1)}, median ${at(0.5)} ms`;
}

test('the distance of equal samples is 0, of samples apart 1, and half of it where half of one is apart', () => {
  expect(distanceOf([1, 2, 2, 3], [3, 2, 1, 2])).toBe(0);
  expect(distanceOf([1, 2], [3, 4])).toBe(1);
  expect(distanceOf([1, 2, 3, 4], [3, 3, 4, 4])).toBe(0.5);
});

test('of a thousand replays of a captcha none is accepted', async () => {
  const form = { account: 'player02', password: 'play1234', siteId: 1, ...DEVICE, ...(await captcha()) };
  const logIn = () => codeOf(platform.send('login', form));
  expect(await logIn()).toBe('accepted');
  let accepted = 0;
  for (let sent = 0; sent < REPLAYS; sent += 50) {
    const codes = await Promise.all(Array.from({ length: 50 }, () => logIn()));
    accepted += codes.filter((code) => code !== '105').length;
  }
  report(`captcha: ${REPLAYS} replays, ${accepted} accepted`);
  expect(accepted).toBe(0);
});

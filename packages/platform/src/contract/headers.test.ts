import { LOCALE_CODES } from '@tessera/domain';
import { CALLS, HEADERS, callUrl, type CallKey } from '@tessera/wire';
import { isSuccess } from '../testing/off-schema.ts';
import { faultOf } from './answers.ts';
import { callOf } from './published.ts';
import { SAMPLED, proofOf, sampleRequest, sendRequest } from './requests.ts';
import { openScene, type Scene } from './scene.ts';
import { SEED, someOf } from './tries.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.platform.close());

const WRITING = (Object.keys(CALLS) as CallKey[]).filter((key) => !callOf(key).idempotent);
const UNFIT = [
  '',
  'short',
  'x'.repeat(129),
  'with a blank inside it',
  'mit-umlaut-ä-und-genug',
  '0'.repeat(15),
];

test.each(WRITING)('%s refuses an idempotency key that could be guessed, or is none', async (key) => {
  const { payload, headers } = await sampleRequest(scene, key);
  for (const unfit of UNFIT) {
    const answer = await sendRequest(scene, {
      key,
      payload,
      headers: { ...headers, [HEADERS.idempotencyKey]: unfit },
    });
    expect({ unfit, status: answer.status, fault: faultOf(key, answer) }).toEqual({
      unfit,
      status: 400,
      fault: undefined,
    });
    expect(answer.body.message).toMatch(/^idempotency-key: /);
  }
});

const READING = SAMPLED.filter((key) => callOf(key).idempotent);
const UNKNOWN = ['', 'xx_YY', '../../etc', 'x'.repeat(2_000)];

test.each(READING)('%s is answered in whatever language is asked for, known or not', async (key) => {
  const request = await sampleRequest(scene, key);
  const answers = await Promise.all(
    [...someOf(LOCALE_CODES, 3), ...UNKNOWN].map(async (language) => {
      const headers = { ...request.headers, [HEADERS.language]: language };
      const answer = await sendRequest(scene, { ...request, headers });
      return { language, isSuccess: isSuccess(answer), fault: faultOf(key, answer) };
    }),
  );
  const faults = answers.filter((one) => !one.isSuccess || one.fault !== undefined);
  expect({ seed: SEED, faults }).toEqual({ seed: SEED, faults: [] });
});

test.each(['', 'short', '; DROP', 'x'.repeat(65)])(
  'a request id that is none (%j) is replaced',
  async (id) => {
    const headers = { ...proofOf(scene, 'jackpot'), [HEADERS.requestId]: id };
    const { headers: answered } = await scene.platform.post(
      callUrl(callOf('jackpot')),
      { currency: 'USD' },
      headers,
    );
    expect(answered.get(HEADERS.requestId)).toMatch(/^[\w-]{8,64}$/);
  },
);

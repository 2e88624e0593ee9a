import { randomUUID } from 'node:crypto';
import { HEADERS } from '@tessera/wire';
import { verifyLedger } from '../ledger/verify.ts';
import { isSuccess } from '../testing/off-schema.ts';
import { faultOf } from './answers.ts';
import { callOf, wrongPayload } from './published.ts';
import { SAMPLED, sampleRequest, sendRequest, type Request } from './requests.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.platform.close());

test.each(SAMPLED)('%s: a valid payload is answered, on schema', async (key) => {
  const request = await sampleRequest(scene, key);
  expect(wrongPayload(key, request.payload)).toBeUndefined();
  const answer = await sendRequest(scene, request);
  expect(answer).toMatchObject({ status: 200, body: { message: 'success' } });
  expect(isSuccess(answer)).toBe(true);
  expect(faultOf(key, answer)).toBeUndefined();
});

const WRITING = SAMPLED.filter((key) => !callOf(key).idempotent);

test.each(WRITING)('%s: a repeated key is given the first answer, with another payload none', async (key) => {
  const request = await sampleRequest(scene, key);
  const headers = { ...request.headers, [HEADERS.idempotencyKey]: randomUUID() };
  const first = await sendRequest(scene, { ...request, headers });
  expect(isSuccess(first)).toBe(true);
  const again = await sendRequest(scene, { ...request, headers });
  // What ends the session takes the proof away with which it could be repeated.
  if (again.status === 401) return expect(await asksWhoIAm(headers)).toMatchObject({ status: 401 });
  expect(again).toMatchObject({ status: first.status, body: first.body });
  const other = await sampleRequest(scene, key);
  // Of who sends nothing but a token, no two payloads differ; under another token it is another key.
  if (JSON.stringify(other.payload) === JSON.stringify(request.payload)) return;
  expect(await sendRequest(scene, { ...other, headers })).toMatchObject({
    status: 409,
    body: { code: '409' },
  });
});

const asksWhoIAm = (headers: Request['headers']) =>
  sendRequest(scene, { key: 'layout', payload: {}, headers });

test('after all of that the ledger holds', async () => {
  expect((await verifyLedger(scene.platform.db)).problems).toEqual([]);
});

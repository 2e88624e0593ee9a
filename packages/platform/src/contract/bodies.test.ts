import { CALLS, callUrl, type CallKey } from '@tessera/wire';
import type { Answer } from '../testing/platform.ts';
import { faultOf } from './answers.ts';
import { callOf } from './published.ts';
import { proofOf } from './requests.ts';
import { openScene, type Scene } from './scene.ts';
import { someOf } from './tries.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.platform.close());

const KEYS = Object.keys(CALLS) as CallKey[];
const MEBIBYTE = 2 ** 20;

async function ask(key: CallKey, init: RequestInit): Promise<Answer> {
  const response = await fetch(scene.platform.url + callUrl(callOf(key)), {
    ...init,
    headers: { ...proofOf(scene, key), ...init.headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}

const json = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});
const typed = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});

type Wrong = readonly [name: string, status: number, request: RequestInit];

const WRONG: readonly Wrong[] = [
  ['a body that is no JSON', 400, json('{"site_id":')],
  ['a body that ends too late', 400, json('{} {}')],
  ['JSON with a comment', 400, json('{/* */}')],
  ['a form', 415, typed('application/x-www-form-urlencoded', 'site_id=1')],
  ['plain text', 415, typed('text/plain', '{}')],
  ['XML', 415, typed('application/xml', '<a/>')],
  ['a type that is none', 415, typed('json', '{}')],
  ['another method', 404, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' }],
];

/** These take long to send: a few calls in every test run, all of them in `npm run prove`. */
const HUGE: readonly Wrong[] = [
  ['a body without end', 400, json('['.repeat(50_000))],
  ['a body of more than a mebibyte', 413, json(JSON.stringify({ filler: 'x'.repeat(MEBIBYTE) }))],
];

async function expectRefused(key: CallKey, wrong: readonly Wrong[]): Promise<void> {
  for (const [name, status, request] of wrong) {
    const answer = await ask(key, request);
    const { body, status: got } = answer;
    expect({ name, status: got, code: body.code, fault: faultOf(key, answer) }).toEqual({
      name,
      status,
      code: String(status),
      fault: undefined,
    });
  }
}

test.each(KEYS)('%s refuses every body that it cannot read, in an envelope', (key) =>
  expectRefused(key, WRONG),
);

test.each(someOf(KEYS, 5))('%s refuses a body that is too large or never ends', (key) =>
  expectRefused(key, HUGE),
);

const POSTED = KEYS.filter((key) => callOf(key).method === 'POST');

test.each(POSTED)('%s is not to be had with GET', async (key) => {
  const answer = await ask(key, { method: 'GET' });
  expect(answer).toMatchObject({ status: 404, body: { code: '404', data: null } });
});

/** Where any of these would do what the call does, there is nothing that could be wrong with them. */
const DEMANDING = POSTED.filter((key) => {
  const schema = callOf(key).payload as { entries?: object };
  return Object.keys(schema.entries ?? {}).length > 0;
});

test.each(DEMANDING)('%s takes nothing but an object for its payload', async (key) => {
  for (const text of ['[]', '"text"', '12', 'true', '[{}]']) {
    const answer = await ask(key, json(text));
    expect({ text, status: answer.status, code: answer.body.code }).toEqual({
      text,
      status: 400,
      code: '400',
    });
    expect(answer.body.message).toMatch(/^\w[\w.]*: /);
  }
});

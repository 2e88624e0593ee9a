import { randomBytes } from 'node:crypto';
import { CALLS, HEADERS, bearer, callUrl, type Audience, type CallKey } from '@tessera/wire';
import { PROVIDER_KEY, type Answer } from '../testing/platform.ts';
import { newSecret, newSessionId, readToken, writeToken } from '../sessions/token.ts';
import { isSuccess } from '../testing/off-schema.ts';
import { faultOf } from './answers.ts';
import { callOf } from './published.ts';
import { SAMPLED, sampleRequest, sendRequest } from './requests.ts';
import { openScene, type Scene } from './scene.ts';

type Headers = Readonly<Record<string, string>>;

let scene: Scene;
/** Tokens that prove nothing. */
let worthless: Readonly<Record<string, Headers>>;
beforeAll(async () => {
  scene = await openScene();
  const { token } = scene.member;
  const { id = '' } = readToken(token) ?? {};
  const as = (text: string) => ({ [HEADERS.authorization]: bearer(text) });
  worthless = {
    'an ended token': as(await scene.endedToken()),
    'a token of another site': as(writeToken({ id: newSessionId(), secret: newSecret() })),
    'a session’s name with a guessed secret': as(writeToken({ id, secret: newSecret() })),
    garbage: as(randomBytes(40).toString('base64url')),
    'a good token under another scheme': { [HEADERS.authorization]: `Basic ${token}` },
    'two tokens': { [HEADERS.authorization]: `${bearer(token)}, ${bearer(token)}` },
    'nothing but the scheme': { [HEADERS.authorization]: 'Bearer ' },
    'a provider’s key': { [HEADERS.providerKey]: PROVIDER_KEY },
    nothing: {},
  };
});
afterAll(() => scene.platform.close());

const withAudience = (...audiences: Audience[]) =>
  (Object.keys(CALLS) as CallKey[]).filter((key) => audiences.includes(callOf(key).audience));

const send = (key: CallKey, headers: Headers): Promise<Answer> =>
  scene.platform.post(callUrl(callOf(key)), {}, headers);

test.each(withAudience('member', 'agent'))('%s is for nobody without a good token', async (key) => {
  for (const [name, headers] of Object.entries(worthless)) {
    const { status, body } = await send(key, headers);
    expect({ name, status, body }).toEqual({
      name,
      status: 401,
      body: { code: '401', message: 'a valid session is needed: log in', data: null },
    });
  }
});

test.each(withAudience('agent'))('%s is not for members who are no agents', async (key) => {
  const answer = await send(key, { [HEADERS.authorization]: bearer(scene.member.token) });
  expect(answer).toMatchObject({ status: 403, body: { code: '403' } });
  expect(faultOf(key, answer)).toBeUndefined();
});

test.each(withAudience('provider'))('%s is for nobody but who has the provider’s key', async (key) => {
  const { 'a provider’s key': _key, ...others } = worthless;
  const attempts = {
    ...others,
    'a member’s token': { [HEADERS.authorization]: bearer(scene.member.token) },
    'an agent’s token': { [HEADERS.authorization]: bearer(scene.agent.token) },
    'another key': { [HEADERS.providerKey]: `${PROVIDER_KEY.slice(0, -1)}x` },
    'a shorter key': { [HEADERS.providerKey]: PROVIDER_KEY.slice(0, -1) },
    'an empty key': { [HEADERS.providerKey]: '' },
  };
  for (const [name, headers] of Object.entries(attempts)) {
    const { status, body } = await send(key, headers);
    expect({ name, status, code: body.code }).toEqual({ name, status: 401, code: '401' });
  }
});

const FOR_EVERYBODY = SAMPLED.filter((key) => callOf(key).audience === 'guest');

test.each(FOR_EVERYBODY)('%s is answered whatever the token says', async (key) => {
  for (const [name, headers] of Object.entries(worthless)) {
    if (name === 'nothing' || name === 'a provider’s key') continue;
    const request = await sampleRequest(scene, key);
    const answer = await sendRequest(scene, { ...request, headers });
    expect({ name, isSuccess: isSuccess(answer), fault: faultOf(key, answer) }).toEqual({
      name,
      isSuccess: true,
      fault: undefined,
    });
  }
});

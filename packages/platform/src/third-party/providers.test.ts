import { codeOf, formsOf } from '../testing/forms.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../testing/identity-provider.ts';
import { DEVICE, startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { newBrowserSecret, paramsOf, visitProvider } from '../testing/third-party.ts';
import { callbackOf } from './start.ts';

const SITE = { 'x-forwarded-host': 'play.example.com', 'x-forwarded-proto': 'http' };
const AWAY = {
  id: 'away',
  name: 'Away',
  mark: 'M3 3h18v18H3z',
  issuer: 'http://127.0.0.1:1',
  clientId: 'tessera',
  clientSecret: 'a secret for tests',
};

let example: TestIdentityProvider;
let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  example = await startIdentityProvider(() => 'https://play.example.com/authCallback');
  platform = await startTestPlatform({
    oidcProviders: [example.setting, AWAY],
    publicUrl: 'https://play.example.com',
  });
  forms = formsOf(platform);
});
afterAll(async () => {
  await platform.close();
  await example.close();
});

/** From the click to the return; the member's where there is a token. */
async function visit(token?: string) {
  const secret = newBrowserSecret();
  const key = token === undefined ? 'thirdPartyStart' : 'thirdPartyLinkStart';
  const { url } = await platform.send(
    key,
    { provider: 'example', secret },
    { headers: SITE, ...(token && { token }) },
  );
  return { ...paramsOf(await visitProvider(url, 'refuse')), secret };
}
const complete = (visited: Awaited<ReturnType<typeof visit>>) =>
  platform.send('thirdPartyComplete', { ...visited, siteId: 1, ...DEVICE });

test('a provider of the setting is found by its issuer, and logs in whom it confirms', async () => {
  const { providers } = await platform.send('thirdPartyProviders', {});
  expect(providers).toEqual([
    { id: 'example', name: 'Example' },
    { id: 'away', name: 'Away', mark: 'M3 3h18v18H3z' },
  ]);
  expect(await codeOf(complete(await visit()))).toBe('110');
  const { memberId, token } = await forms.register();
  await platform.send('thirdPartyLinkComplete', await visit(token), { token });
  expect((await complete(await visit())).memberId).toBe(memberId);
});

test('105: a provider that cannot be reached, at the start and at the end', async () => {
  const { token } = await forms.register();
  const secret = newBrowserSecret();
  const start = { provider: 'away', secret };
  expect(await codeOf(platform.send('thirdPartyStart', start))).toBe('105');
  expect(await codeOf(platform.send('thirdPartyLinkStart', start, { token }))).toBe('105');
  const [login, link] = [await visit(), await visit(token)];
  await example.close();
  expect(await codeOf(complete(login))).toBe('105');
  expect(await codeOf(platform.send('thirdPartyLinkComplete', link, { token }))).toBe('105');
});

test.each([
  ['http://localhost:3000', undefined, 'http://localhost:3000/authCallback'],
  // A proxy in front speaks https with the visitor.
  ['http://play.example.com', 'https://play.example.com', 'https://play.example.com/authCallback'],
  // An allowed host besides: the visitor comes back to the page that started.
  ['https://agent.example.com', 'https://play.example.com', 'https://agent.example.com/authCallback'],
])('a visitor at %s of the site %s comes back to %s', (origin, publicUrl, expected) => {
  expect(callbackOf(origin, publicUrl)).toBe(expected);
});

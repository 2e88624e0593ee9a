import { startSite, type TestSite } from '../testing/gateway.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ publicUrl: 'https://play.example.com' });
});
afterAll(() => site.close());

test('says where passkeys are added and managed', async () => {
  const answer = await site.get('/.well-known/passkey-endpoints');
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const page = 'https://play.example.com/user/Security';
  expect(await answer.json()).toEqual({ enroll: page, manage: page });
});

test('leads to where the password is changed', async () => {
  const answer = await site.get('/.well-known/change-password');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/user/Security');
});

test('answers an unknown address of this kind with 404, as password managers test', async () => {
  const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await site.get(path)).status).toBe(404);
});

test('lets the site’s own pages, and no frame, create and use passkeys', async () => {
  const answer = await site.get('/');
  const policy = answer.headers.get('permissions-policy') ?? '';
  expect(policy).toContain('publickey-credentials-create=(self)');
  expect(policy).toContain('publickey-credentials-get=(self)');
});

import { bannerLink, type Banner } from './banner.link.ts';

const site = { currency: 'INR', demo: false };
const banner = (given: Partial<Banner>): Parameters<typeof bannerLink>[0] => ({
  url: null,
  linkType: 0,
  linkMethod: 0,
  gameLinkParameter: null,
  ...given,
});
const gameLink = (given: object = {}) =>
  banner({
    linkType: 2,
    gameLinkParameter: { currency: 'INR', gtId: 2, gpId: 5, gameId: null, customized: 0, ...given },
  });

test('links an external banner to its address, in a new window if it requires one', () => {
  const url = 'https://partner.example/offer?x=1';
  expect(bannerLink(banner({ url }), site)).toEqual({ kind: 'external', url, newWindow: false });
  expect(bannerLink(banner({ url, linkMethod: 1 }), site)).toMatchObject({ newWindow: true });
});

test.each([null, '', 'javascript:alert(1)', 'data:text/html,x', '/discount', 'ftp://host/file', 'not a url'])(
  'an external banner with the url %j leads nowhere',
  (url) => {
    expect(bannerLink(banner({ url }), site)).toEqual({ kind: 'none' });
  },
);

test.each([
  ['/discount/3?from=banner#terms', '/discount/3?from=banner#terms'],
  ['discount/3', '/discount/3'],
  ['/', '/'],
])('an internal banner with the url %j leads to %s', (url, path) => {
  expect(bannerLink(banner({ url, linkType: 1 }), site)).toEqual({
    kind: 'internal',
    path,
    newWindow: false,
  });
});

test.each([
  null,
  '//evil.example/x',
  'https://evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  '/.//evil.example',
])('an internal banner with the url %j leads nowhere', (url) => {
  expect(bannerLink(banner({ url, linkType: 1 }), site)).toEqual({ kind: 'none' });
});

test('links a game banner to its game, or to its provider without a game', () => {
  expect(bannerLink(gameLink({ gameId: 9 }), site)).toMatchObject({
    kind: 'game',
    gtId: 2,
    gpId: 5,
    gameId: 9,
  });
  expect(bannerLink(gameLink(), site)).toMatchObject({ kind: 'provider', gtId: 2, gpId: 5 });
});

test('ignores a game banner of another currency', () => {
  expect(bannerLink(gameLink({ currency: 'USD' }), site)).toEqual({ kind: 'none' });
});

test('gives no banner a link in showcase mode', () => {
  const showcase = { ...site, demo: true };
  expect(bannerLink(gameLink(), showcase)).toEqual({ kind: 'none' });
  expect(bannerLink(banner({ url: 'https://partner.example' }), showcase)).toEqual({ kind: 'none' });
});

import type { LiveReleases } from '../releases/registry.ts';
import { HOME_VISIT, SITE } from '../testing/site.ts';
import { keyOf, type Visit } from './visit.ts';

const live = {} as LiveReleases;
const visit: Visit = {
  live,
  ...HOME_VISIT,
};

test('visits that agree are given the same document, also when the site was read again', () => {
  expect(keyOf({ ...visit, site: { ...SITE, currencies: [...SITE.currencies] } })).toBe(keyOf(visit));
});

test.each<Partial<Visit>>([
  { live: { ...live } },
  { site: { ...SITE, titleEn: 'Another' } },
  { siteVersion: '2' },
  { code: 'hi_IN' },
  { path: '/faq' },
  { search: '?a=1' },
  { country: 'IN' },
  { currency: 'INR' },
  { device: 'desktop' },
  { viewport: 'width=480' },
  { session: 'restoring' },
  { origin: 'https://www.example.com' },
  { verification: 'token' },
  { content: { kind: 'missing' } },
  { overrides: [{ name: 'mf-agent', origin: 'http://localhost:4302', guestsOnly: false }] },
  { refusedOverrides: [{ wanted: 'mf-agent', because: 'form', allowed: [] }] },
])('another document is given for %j', (change) => {
  expect(keyOf({ ...visit, ...change })).not.toBe(keyOf(visit));
});

test('what is asked for cannot be written so that it passes for another visit', () => {
  const [one, two] = [
    { path: '/a","?b=1', search: '' },
    { path: '/a', search: '?b=1","' },
  ];
  expect(keyOf({ ...visit, ...one })).not.toBe(keyOf({ ...visit, ...two }));
});

import { letsFrame } from './framing.ts';

const TARGET = 'https://sports.example';
const SITE = 'https://www.tessera.example';
const csp = (ancestors: string) => ({ 'content-security-policy': `default-src 'self'; ${ancestors}` });

test.each([
  [{}],
  [{ 'content-security-policy': "default-src 'none'" }],
  [csp('frame-ancestors *')],
  [csp('frame-ancestors https:')],
  [csp("frame-ancestors 'self' www.tessera.example")],
  [csp('FRAME-ANCESTORS https://www.tessera.example:443')],
  [csp('frame-ancestors https://*.tessera.example')],
  [csp('frame-ancestors http://www.tessera.example')],
  // The policy is the newer word, and outdoes the older header.
  [{ ...csp('frame-ancestors https:'), 'x-frame-options': 'DENY' }],
])('%j lets the site frame it', (headers) => {
  expect(letsFrame(headers, TARGET, SITE)).toBe(true);
});

test.each([
  [{ 'x-frame-options': 'DENY' }],
  [{ 'x-frame-options': 'SameOrigin' }],
  [csp("frame-ancestors 'none'")],
  [csp('frame-ancestors')],
  [csp("frame-ancestors 'self'")],
  [csp('frame-ancestors https://tessera.example')],
  [csp('frame-ancestors https://*.www.tessera.example')],
  [csp('frame-ancestors https://www.tessera.example:8443')],
  [csp('frame-ancestors wss:')],
  // Of several policies each must let it.
  [{ 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" }],
  // Of a directive that stands twice the first counts.
  [csp("frame-ancestors 'none'; frame-ancestors *")],
])('%j does not', (headers) => {
  expect(letsFrame(headers, TARGET, SITE)).toBe(false);
});

test('its own pages may frame a page that is for its own origin', () => {
  expect(letsFrame({ 'x-frame-options': 'SAMEORIGIN' }, SITE, SITE)).toBe(true);
  expect(letsFrame(csp("frame-ancestors 'self'"), SITE, SITE)).toBe(true);
});

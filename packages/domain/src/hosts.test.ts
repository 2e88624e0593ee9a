import { isHost, reachableHost } from './hosts.ts';

test.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'fe80::1', 'localhost', 'web-1.internal', 'Web_1'])(
  'accepts %s as a host',
  (host) => {
    expect(isHost(host)).toBe(true);
  },
);

test.each(['', ' ', '300.0.0.1', '127.1', '8080', 'localhost:3000', 'http://a', 'a/b', 'a b', ':::', 'a@b'])(
  'rejects "%s" as a host',
  (text) => {
    expect(isHost(text)).toBe(false);
  },
);

test.each([
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['10.0.0.7', '10.0.0.7'],
  ['fd00::7', '[fd00::7]'],
])('a server listening on %s is reached at %s', (host, address) => {
  expect(reachableHost(host)).toBe(address);
});

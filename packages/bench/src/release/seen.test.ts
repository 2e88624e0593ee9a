import { createServer, type Server } from 'node:http';
import { REGISTRY_ID } from '@tessera/wire';
import { atSomeVisitor, live, onPage, releaseIn, untilSeen } from './seen.ts';

const pageOf = (release: string, previous: string) =>
  `<p>${previous}</p><script type="application/json" id="${REGISTRY_ID}">${JSON.stringify({
    remotes: [
      { name: 'mf-auth', live: { release: 'other' } },
      { name: 'mf-agent', live: { release }, previous: { release: previous } },
    ],
  })}</script>`;

test('a page says what is live of a remote, not what was before', () => {
  expect(releaseIn(pageOf('2', '1'), 'mf-agent')).toBe('2');
  expect(releaseIn(pageOf('2', '1'), 'mf-lobby')).toBeUndefined();
  expect(releaseIn('<p>upgrading</p>', 'mf-agent')).toBeUndefined();
});

describe('on a site', () => {
  let server: Server;
  let site = '';
  let pages = 0;
  beforeEach(async () => {
    pages = 0;
    server = createServer(({ url }, answer) => {
      if (url !== '/') return answer.end(JSON.stringify({ revision: 3, parts: { 'mf-agent': '2' } }));
      pages += 1;
      // A canary of every fourth visitor.
      return answer.end(pages % 4 === 0 ? pageOf('3', '2') : pageOf('2', '1'));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  test('what is live is asked of the registry and of a page', async () => {
    expect([await live(site, 'mf-agent'), await onPage(site, 'mf-agent')]).toEqual(['2', '2']);
    expect(await live(site, 'mf-lobby')).toBeUndefined();
  });

  test('a canary is seen where one of those who come has it', async () => {
    expect(await atSomeVisitor(site, 'mf-agent', '3')).toBe(true);
    expect(await atSomeVisitor(site, 'mf-agent', '4')).toBe(false);
  });
});

test('each effect is timed from the beginning of the act', async () => {
  let now = 5_000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  // Both are looked at together; each look at the late one takes 100 ms.
  const effects = { soon: async () => true, late: async () => (now += 100) === 5_300 };
  const seen = await untilSeen(async () => undefined, effects);
  clock.mockRestore();
  expect(seen).toEqual({ soon: 100, late: 300 });
});

test('an act that fails ends the looking with its error', async () => {
  const act = () => Promise.reject(new Error('refused'));
  await expect(untilSeen(act, { live: async () => false })).rejects.toThrow('refused');
});

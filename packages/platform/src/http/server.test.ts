import type { FastifyInstance } from 'fastify';
import { createServer } from './server.ts';
import { Refusal } from './refusal.ts';

const SECRET = 'a-secret-of-a-visitor';

let app: FastifyInstance;
let origin: string;
/** What was logged of the requests. */
let logged: unknown[];
beforeEach(async () => {
  logged = [];
  app = createServer({ logLevel: 'silent', trustProxy: 'loopback' });
  const keep = (...line: unknown[]) => void logged.push(line);
  app.setChildLoggerFactory((log) => Object.assign(log.child({}), { debug: keep, error: keep }));
  app.get('/failing/:code', async () => {
    throw new Error('broken');
  });
  app.get('/refusing', async () => {
    throw new Refusal('101', 'refused');
  });
  origin = await app.listen({ port: 0 });
});
afterEach(() => app.close());

test.each([
  [`/failing/7?tk=${SECRET}&enc=1`, '/failing/:code'],
  [`/failing/${SECRET}`, '/failing/:code'],
  [`/refusing?tk=${SECRET}`, '/refusing'],
])('logs the route and no secret of the address %s', async (address, route) => {
  await fetch(origin + address);
  expect(logged).toMatchObject([[{ route }, expect.any(String)]]);
  expect(JSON.stringify(logged)).not.toContain(SECRET);
});

// Its words are logged.
test.each([`/refusing/%zz?tk=${SECRET}`, `/failing/${SECRET.repeat(20)}`])(
  'refuses the address %s without repeating it',
  async (address) => {
    const answer = await fetch(origin + address);
    expect([400, 414]).toContain(answer.status);
    expect(await answer.text()).not.toContain(SECRET);
  },
);

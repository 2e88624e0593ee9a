import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { registerSymbols } from './symbols.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const asked: string[] = [];
let platform: Server;
let app: FastifyInstance;
let url: string;
let answer = { status: 200, type: 'image/svg+xml' };

beforeAll(async () => {
  platform = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status, { 'content-type': answer.type }).end(SVG);
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  app = fastify();
  registerSymbols(app, `http://127.0.0.1:${(platform.address() as AddressInfo).port}`);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  platform.close();
});

test('serves the symbol that the platform has of a game, from the games’ own origin', async () => {
  const answered = await fetch(`${url}/symbols/ts-lines-ember-031`);
  const { status, headers } = answered;
  expect([status, headers.get('content-type'), await answered.text()]).toEqual([200, 'image/svg+xml', SVG]);
  expect(asked).toEqual(['/media/symbols/ts-lines-ember-031']);
});

test.each([
  ['the platform has none', { status: 404, type: 'application/json' }],
  ['the platform answers with something else', { status: 200, type: 'text/html' }],
])('has no symbol where %s', async (_, given) => {
  answer = given;
  expect((await fetch(`${url}/symbols/ts-lines-ember-031`)).status).toBe(404);
});

test.each(['..%2f..%2fhealthz', 'elsewhere-1', 'ts-lines-ember-031%3Fa'])(
  'asks the platform for no %s',
  async (code) => {
    asked.length = 0;
    expect((await fetch(`${url}/symbols/${code}`)).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { startSite, type TestSite } from '../testing/gateway.ts';

/** A real websocket server behind a real gateway. */
let http: Server;
let sockets: WebSocketServer;
let site: TestSite;
beforeEach(async () => {
  http = createServer();
  sockets = new WebSocketServer({ server: http });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  site = await startSite({ platformUrls: [`http://127.0.0.1:${port}`] });
});
afterEach(async () => {
  for (const client of sockets.clients) client.terminate();
  await site.close();
  sockets.close();
  await new Promise((done) => http.close(done));
});

const connect = () =>
  new WebSocket(`${site.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`).on(
    'error',
    () => undefined,
  );

const pair = async (): Promise<[client: WebSocket, server: WebSocket]> => {
  const connected = once(sockets, 'connection') as Promise<[WebSocket]>;
  const client = connect();
  const [server] = await connected;
  if (client.readyState !== client.OPEN) await once(client, 'open');
  return [client, server];
};

/** Sends 64 KB whenever the last is written, until the socket closes. @returns how many bytes went */
async function flood(server: WebSocket, mostBytes: number): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024);
  let bytes = 0;
  while (server.readyState === server.OPEN && bytes < mostBytes) {
    await new Promise((done) => server.send(chunk, done));
    bytes += chunk.length;
  }
  return bytes;
}

it('cuts a client that does not read, and leaves one that does', async () => {
  const [slow, toSlow] = await pair();
  const [quick, toQuick] = await pair();
  slow.pause();
  const closed = once(toSlow, 'close');
  const mostBytes = 64 * 1024 * 1024;
  const [bytes] = await Promise.all([flood(toSlow, mostBytes), flood(toQuick, 4 * 1024 * 1024)]);
  expect(bytes).toBeLessThan(mostBytes);
  await closed;
  expect(quick.readyState).toBe(quick.OPEN);
  expect(await site.metrics()).toContain('gateway_cut_sockets_total{reason="slow"} 1');
  slow.terminate();
  quick.terminate();
});

it('refuses a message above 16 KB, and passes a smaller one on', async () => {
  const [client, server] = await pair();
  const received = once(server, 'message');
  client.send(Buffer.alloc(16 * 1024));
  await received;
  const closed = once(client, 'close') as Promise<[number]>;
  client.send(Buffer.alloc(16 * 1024 + 1));
  const [code] = await closed;
  expect(code).toBe(1009);
});

it('refuses more than 50 sockets of one network', async () => {
  const clients: WebSocket[] = [];
  while (clients.length < 50) clients.push((await pair())[0]);
  const refused = connect();
  const [, answer] = (await once(refused, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(answer.statusCode).toBe(429);
  expect(await site.metrics()).toContain('gateway_refused_sockets_total 1');
  for (const client of clients) client.terminate();
});

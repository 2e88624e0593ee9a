import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { startSite } from '../testing/gateway.ts';
import { boundSockets, MAX_UNSENT_BYTES, MAX_UNSENT_MS } from './socket-bounds.ts';

const LOOK_MS = 500;

describe('bytes that wait for a client', () => {
  let server: WebSocketServer;
  let client: WebSocket;
  let toClient: WebSocket;
  let bounds: ReturnType<typeof boundSockets>;
  let time: number;
  const cut = jest.fn();
  const platform = {};
  beforeEach(async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    time = 0;
    cut.mockClear();
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    const connected = once(server, 'connection') as Promise<[WebSocket]>;
    client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    [[toClient]] = await Promise.all([connected, once(client, 'open')]);
    bounds = boundSockets({ warn: () => undefined }, { cutSockets: { inc: cut } as never }, () => time);
    bounds.hooks.onConnect({}, toClient, platform);
  });
  afterEach(() => {
    bounds.close();
    client.terminate();
    server.close();
    jest.useRealTimers();
  });

  function send(bytes: number): void {
    const data = Buffer.alloc(bytes);
    bounds.hooks.onOutgoingMessage({}, toClient, platform, { data });
    toClient.send(data);
  }

  /** Sends until the machine's own buffers are full and some bytes wait in the process. */
  async function fillBuffers(): Promise<void> {
    while (toClient.bufferedAmount === 0) {
      send(60_000);
      await new Promise(setImmediate);
    }
    expect(toClient.bufferedAmount).toBeLessThan(MAX_UNSENT_BYTES);
  }

  function pass(ms: number): void {
    time += ms;
    jest.advanceTimersByTime(LOOK_MS);
  }

  it('cuts a client when the oldest of them has waited for 10 s', async () => {
    client.pause();
    await fillBuffers();
    pass(0);
    pass(MAX_UNSENT_MS);
    expect([toClient.readyState, cut.mock.calls]).toEqual([toClient.OPEN, []]);
    pass(1);
    expect(cut.mock.calls).toEqual([[{ reason: 'slow' }]]);
    await once(toClient, 'close');
  });

  it('keeps a client that has taken the older ones since', async () => {
    client.pause();
    await fillBuffers();
    pass(0);
    pass(MAX_UNSENT_MS);
    client.resume();
    while (toClient.bufferedAmount > 0) await new Promise(setImmediate);
    client.pause();
    await fillBuffers();
    pass(1);
    pass(MAX_UNSENT_MS);
    expect([toClient.readyState, cut.mock.calls]).toEqual([toClient.OPEN, []]);
  });
});

describe('frames before the platform has accepted the socket', () => {
  const MESSAGE_BYTES = 16 * 1024;
  const sockets = new WebSocketServer({ noServer: true });
  const http = createServer();
  const held: Duplex[] = [];
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    site = await startSite({ platformUrls: [`http://127.0.0.1:${port}`] });
  });
  afterAll(async () => {
    for (const socket of held) socket.destroy();
    await site.close();
    await new Promise((done) => http.close(done));
  });

  /** Opens a visitor's socket. @returns it, and what lets the platform accept it */
  async function connect(): Promise<[client: WebSocket, accept: () => WebSocket]> {
    type Upgrade = Parameters<typeof sockets.handleUpgrade>;
    const asked = once(http, 'upgrade') as Promise<[Upgrade[0], Upgrade[1], Upgrade[2]]>;
    const client = new WebSocket(`${site.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const [[request, socket, head]] = await Promise.all([asked, once(client, 'open')]);
    held.push(socket);
    const accept = () => {
      let accepted: WebSocket | undefined;
      sockets.handleUpgrade(request, socket, head, (opened) => (accepted = opened));
      if (!accepted) throw new Error('the platform did not accept the socket');
      return accepted;
    };
    return [client, accept];
  }

  it('passes 64 KB on, in order', async () => {
    const [client, accept] = await connect();
    for (let index = 0; index < 4; index += 1) client.send(Buffer.alloc(MESSAGE_BYTES, index));
    client.ping();
    await once(client, 'pong');
    const server = accept();
    const first: number[] = [];
    const received = new Promise<void>((done) =>
      server.on('message', (data: Buffer) => {
        first.push(data[0] ?? -1);
        if (first.length === 4) done();
      }),
    );
    await received;
    expect(first).toEqual([0, 1, 2, 3]);
    client.terminate();
  });

  it('cuts a client that sends more', async () => {
    const [client] = await connect();
    const closed = once(client, 'close') as Promise<[number]>;
    for (let index = 0; index < 5; index += 1) client.send(Buffer.alloc(MESSAGE_BYTES));
    const [code] = await closed;
    expect(code).toBe(1006);
    expect(await site.metrics()).toContain('gateway_cut_sockets_total{reason="early"} 1');
  });
});

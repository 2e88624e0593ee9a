import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import * as v from 'valibot';
import { CHANNELS, type LiveEvent } from '@tessera/wire';
import type { Sessions } from '../sessions/sessions.ts';
import { openSharedState } from '../shared-state/shared-state.ts';
import { holdClock } from '../testing/held-clock.ts';
import { openSocket } from '../testing/socket.ts';
import { serveLive, type Live } from './live.ts';
import { LOOK_MS, MAX_UNSENT_BYTES, MAX_UNSENT_MS } from './slow-clients.ts';

const { log } = fastify({ logger: { level: 'silent' } });
const news = { name: 'news', payload: v.object({ text: v.string() }) } satisfies LiveEvent;

let http: Server;
let live: Live;
const stuck: { terminate(): void }[] = [];
beforeEach(async () => {
  holdClock('Date', 'setInterval');
  http = createServer();
  const shared = await openSharedState({ redisUrl: undefined, site: 'test', log });
  live = await serveLive({
    http,
    sessions: { onEnd: () => () => undefined } as Partial<Sessions> as Sessions,
    shared,
    metrics: { socketRefused: () => undefined },
    log,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  jest.useRealTimers();
  for (const socket of stuck.splice(0)) socket.terminate();
  await live.close();
  await new Promise((resolve) => http.close(resolve));
});
const url = () => `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

/** A browser that has joined the site's channel and whose machine takes nothing from the network any more. */
async function stuckBrowser() {
  const browser = await openSocket(url());
  browser.subscribe(CHANNELS.site);
  await browser.settle();
  browser.socket.io.reconnection(false);
  const { ws } = browser.socket.io.engine.transport as unknown as {
    ws: { _socket: { pause(): void }; terminate(): void };
  };
  ws._socket.pause();
  stuck.push(ws);
}

/** So much later, with what that brings about. */
async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  await pause(50);
}

test('a client that does not read is cut once a megabyte waits for it, and the others hear everything', async () => {
  await stuckBrowser();
  const reading = await openSocket(url());
  reading.subscribe(CHANNELS.site);
  await reading.settle();
  expect(live.count()).toBe(2);
  const text = 'x'.repeat(100_000);
  let events = 0;
  // What the two machines' own buffers take is none of ours.
  for (const begin = Date.now(); live.count() === 2; events += 1) {
    live.toChannel(CHANNELS.site, news, { text });
    await pass(LOOK_MS / 50);
    expect(Date.now() - begin).toBeLessThan(MAX_UNSENT_MS);
  }
  expect(live.count()).toBe(1);
  expect(events * text.length).toBeGreaterThan(MAX_UNSENT_BYTES);
  await reading.settle();
  expect(reading.heard.filter(([name]) => name === 'news')).toHaveLength(events);
  reading.close();
});

test('less that waits for ten seconds is enough', async () => {
  await stuckBrowser();
  // As much as fills the machines' own buffers, in pieces, and a little more.
  while (unsent() === 0) {
    live.toChannel(CHANNELS.site, news, { text: 'x'.repeat(60_000) });
    await pause(5);
  }
  expect(unsent()).toBeLessThan(MAX_UNSENT_BYTES);
  await pass(MAX_UNSENT_MS - 1_000);
  expect(live.count()).toBe(1);
  await pass(2_000);
  expect(live.count()).toBe(0);
});

/** What the server's own socket has not got rid of yet. */
function unsent(): number {
  const handles = (process as unknown as { _getActiveHandles(): unknown[] })._getActiveHandles();
  const { port } = http.address() as AddressInfo;
  return handles.reduce<number>((sum, handle) => {
    const socket = handle as { localPort?: number; writableLength?: number };
    return socket.localPort === port ? sum + (socket.writableLength ?? 0) : sum;
  }, 0);
}

test('a client that has nothing to hear for long is left alone', async () => {
  const quiet = await openSocket(url());
  await pass(MAX_UNSENT_MS + 1_500);
  await quiet.settle();
  expect(quiet.socket.connected).toBe(true);
  expect(live.count()).toBe(1);
  quiet.close();
});

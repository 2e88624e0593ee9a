import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  callUrl,
  captchaNeed,
  encodeAnswer,
  siteDetail,
  siteVersion,
  type SiteSettings,
} from '@tessera/wire';
import { SITE } from './site.ts';

/** A small real server in the platform's place: its site settings, an echo of every call, and nothing that is hidden from tests. */
export interface TestPlatform {
  readonly url: string;
  readonly requests: readonly Seen[];
  /** The requests but for a gateway's own question about its site, which it asks whenever it likes. */
  readonly visits: () => readonly Seen[];
  site: SiteSettings;
  /** Differs after each change of the operator. */
  siteVersion: string;
  /** What it says of the need of a captcha. */
  captcha: 0 | 1;
  /** What every request meets: an answer, silence, or a dropped connection. */
  mood: 'answering' | 'silent' | 'dropping' | 'broken';
  /** Answers by the call’s address, from its payload, in place of the echo; a promise is awaited. */
  readonly answers: Record<string, (payload: Readonly<Record<string, unknown>>) => unknown>;
  readonly close: () => Promise<void>;
}

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export async function startPlatform(): Promise<TestPlatform> {
  const requests: Seen[] = [];
  const server = createServer((request, response) => void serve(request, response));
  server.on('upgrade', (request, socket) => {
    requests.push({ method: 'UPGRADE', url: request.url ?? '', headers: request.headers, body: '' });
    greet(request.headers['sec-websocket-key'] ?? '', socket);
  });
  const platform: TestPlatform = {
    url: '',
    requests,
    visits: () => requests.filter(({ url }) => url !== callUrl(siteDetail)),
    site: SITE,
    siteVersion: '1',
    captcha: 1,
    mood: 'answering',
    answers: {},
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = await read(request);
    // Gateways ask for it all the time.
    if (url !== callUrl(siteVersion)) requests.push({ method, url, headers, body });
    if (platform.mood === 'silent') return;
    if (platform.mood === 'dropping') return void request.socket.destroy();
    const answers: Readonly<Record<string, () => unknown>> = {
      [callUrl(siteDetail)]: () => encodeAnswer(siteDetail, { detail: platform.site }),
      [callUrl(siteVersion)]: () => encodeAnswer(siteVersion, { version: platform.siteVersion }),
      [callUrl(captchaNeed)]: () => encodeAnswer(captchaNeed, { captcha: platform.captcha }),
    };
    const status = platform.mood === 'broken' ? 500 : 200;
    const own = platform.answers[url];
    const given = own && (await own(JSON.parse(body) as Readonly<Record<string, unknown>>));
    const answer = given ?? answers[url]?.() ?? { code: '100', message: 'echo', data: { url } };
    response.writeHead(status, {
      'content-type': url.endsWith('.svg') ? 'image/svg+xml' : 'application/json',
    });
    response.end(status === 500 ? 'no envelope' : JSON.stringify(answer));
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(platform, { url: `http://127.0.0.1:${port}` });
}

/** The shortest socket there is: agrees to the handshake, says hello, and goes. */
function greet(key: string, socket: Duplex): void {
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  const lines = ['HTTP/1.1 101 Switching Protocols', 'upgrade: websocket', 'connection: upgrade'];
  socket.write(`${[...lines, `sec-websocket-accept: ${accept}`].join('\r\n')}\r\n\r\n`);
  const hello = Buffer.from('hello');
  socket.end(Buffer.concat([Buffer.from([0x81, hello.length]), hello]));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

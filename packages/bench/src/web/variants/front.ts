import { createServer as createHttp1Server, request as httpRequest, Agent } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Certificate } from './certificate.ts';

export type Protocol = 'http1' | 'http2';

/** What a front does to what the gateway answers. */
export interface Variant {
  readonly name: string;
  readonly rewrite: (html: string) => string;
  /** Files of its own by path, packed with brotli; they are served with the headers of the gateway's own scripts. */
  readonly files?: ReadonlyMap<string, Buffer>;
}

export interface Front {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** As the gateway packs its HTML (packages/gateway/src/html/send.ts). */
const HTML_QUALITY = 5;

/** What belongs to one connection alone. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'http2-settings',
]);

const compress = promisify(brotliCompress);

/**
 * A server in front of the gateway, over HTTP/1.1 or over TLS and HTTP/2. Every page goes the same way, whatever the
 * variant does to it: read whole, rewritten, packed. So variants differ in their pages alone.
 */
export async function startFront(options: {
  readonly site: string;
  readonly variant: Variant;
  readonly protocol: Protocol;
  readonly certificate: Certificate;
}): Promise<Front> {
  const { site, variant, protocol, certificate } = options;
  const upstream = new URL(site);
  const agent = new Agent({ keepAlive: true });
  const scriptHeaders = await headersOfScripts(site);
  const sockets = new Set<Socket>();

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const own = variant.files?.get(new URL(request.url ?? '/', site).pathname);
    if (own) {
      response.writeHead(200, { ...scriptHeaders, 'content-length': own.length });
      response.end(own);
      return;
    }
    pass({ request, response, upstream, agent, rewrite: variant.rewrite });
  };
  const server =
    protocol === 'http1'
      ? createHttp1Server(listener)
      : // The compatibility layer's request and response are all that the listener uses of Node's own.
        createSecureServer(
          { ...certificate, allowHTTP1: true },
          listener as unknown as Parameters<typeof createSecureServer>[1],
        );
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    passUpgrade(request, socket, head, upstream),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the front got no port');
  return {
    url: `${protocol === 'http1' ? 'http' : 'https'}://localhost:${address.port}`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      await closed;
    },
  };
}

/** One request to the gateway and its answer; a page is rewritten on the way. */
function pass({
  request,
  response,
  upstream,
  agent,
  rewrite,
}: {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly upstream: URL;
  readonly agent: Agent;
  readonly rewrite: Variant['rewrite'];
}): void {
  const isPage = request.headers['sec-fetch-dest'] === 'document';
  const headers = {
    ...forUpstream(request.headers, upstream),
    ...(isPage && { 'accept-encoding': 'identity' }),
  };
  const onward = httpRequest(
    upstream,
    { path: request.url, method: request.method, headers, agent },
    (answer) => {
      const sent = withoutConnection(answer.headers);
      if (isPage && answer.headers['content-type']?.startsWith('text/html')) {
        sendPage(answer, sent, response, rewrite).catch((error: unknown) => response.destroy(error as Error));
        return;
      }
      response.writeHead(answer.statusCode ?? 502, sent);
      answer.pipe(response);
    },
  );
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

async function sendPage(
  answer: IncomingMessage,
  headers: OutgoingHttpHeaders,
  response: ServerResponse,
  rewrite: Variant['rewrite'],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const html = rewrite(Buffer.concat(chunks).toString('utf8'));
  const packed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: HTML_QUALITY } });
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-encoding': 'br',
    'content-length': packed.length,
  });
  response.end(packed);
}

/** A socket is handed through byte by byte. */
function passUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, upstream: URL): void {
  const onward = connect(Number(upstream.port), upstream.hostname, () => {
    const headers = Object.entries({ ...request.headers, host: upstream.host, origin: upstream.origin });
    const lines = headers.map(([name, value]) => `${name}: ${String(value)}`);
    onward.write([`${request.method} ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}

function forUpstream(headers: IncomingHttpHeaders, upstream: URL): OutgoingHttpHeaders {
  return {
    ...withoutConnection(headers),
    host: upstream.host,
    ...(headers.origin && { origin: upstream.origin }),
  };
}

function withoutConnection(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  );
}

/** The headers with which the gateway serves a script of a release. */
async function headersOfScripts(site: string): Promise<OutgoingHttpHeaders> {
  const html = await (await fetch(site)).text();
  const script = /<script\b[^>]*\ssrc="([^"]+)"/.exec(html)?.[1];
  if (!script) throw new Error(`the page of ${site} names no script`);
  const answer = await fetch(new URL(script, site), { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  const { etag: _etag, ...headers } = withoutConnection(Object.fromEntries(answer.headers));
  return headers;
}

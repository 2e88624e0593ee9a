import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service passed on to a device, as the device reads it. */
export interface Received {
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: {
    readonly web_push: number;
    readonly notification: Readonly<Record<'title' | 'body' | 'navigate' | 'lang' | 'tag', string>>;
  };
}

/** A push service with its devices: it checks who sends (RFC 8292), and they decrypt (RFC 8291), by node:crypto alone. */
export interface PushService {
  readonly origin: string;
  readonly received: Received[];
  /** Requests, those too that were not accepted. */
  readonly asked: string[];
  /** How messages for this device are answered from now on; 201 by default. */
  answer(endpoint: string, status: number, headers?: Readonly<Record<string, string>>): void;
  /** What its browser hands over when it subscribes. */
  addDevice(): { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  close(): Promise<void>;
}

/** @param publicKeyOf the key that browsers got from the site */
export async function startPushService(publicKeyOf: () => string): Promise<PushService> {
  const devices = new Map<string, { readonly curve: ReturnType<typeof createECDH>; readonly auth: Buffer }>();
  const answers = new Map<string, { readonly status: number; readonly headers: Record<string, string> }>();
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      service.asked.push(service.origin + path);
      const device = devices.get(path);
      const { status, headers } = answers.get(path) ?? { status: device ? 201 : 404, headers: {} };
      const isSigned = isSignedBy(publicKeyOf(), service.origin, request.headers.authorization);
      if (!isSigned) return response.writeHead(403).end();
      if (device && status === 201) {
        const text = decrypt(Buffer.concat(chunks), device);
        const message = JSON.parse(text) as Received['message'];
        service.received.push({ device: service.origin + path, headers: request.headers, message });
      }
      response.writeHead(status, headers).end('some words');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    asked: [],
    answer(endpoint, status, headers = {}) {
      answers.set(new URL(endpoint).pathname, { status, headers });
    },
    addDevice() {
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(16).toString('base64url')}`;
      devices.set(path, { curve, auth });
      return { endpoint: service.origin + path, p256dh, auth: auth.toString('base64url') };
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}

const HALF_DAY_S = 12 * 3_600;

/** Whether a header `vapid t=<JWT>, k=<key>` is of this key, for this service, and neither old nor good for too long. */
function isSignedBy(publicKey: string, audience: string, header = ''): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: signer, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url'))) return false;
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const leftS = Number(exp) - Date.now() / 1_000;
  return aud === audience && leftS > 0 && leftS <= HALF_DAY_S && /^(mailto|https):/.test(String(sub));
}

/** Decrypts one record of `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
function decrypt(
  body: Buffer,
  { curve, auth }: { readonly curve: ReturnType<typeof createECDH>; readonly auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
    );
  const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('the last record of a message ends with 2');
  return padded.subarray(0, end).toString();
}

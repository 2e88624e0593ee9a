import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { lookUpPublic } from '@tessera/server/public-address';
import webPush from 'web-push';
import type { PushSubscriptionRow } from '../db/schema/push.ts';
import { readEndpoint } from './endpoint.ts';
import type { PushKeys } from './push-key.ts';

const TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MOST_CONNECTIONS = 20;

interface Outgoing {
  readonly device: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;
  /** At most 3,993 bytes: more does not fit into a record of RFC 8291. */
  readonly payload: string;
  readonly urgency: 'high' | 'normal' | 'low';
  /** For how long the push service keeps it for a device that is off. */
  readonly ttlS: number;
}

type Delivered =
  | { readonly kind: 'accepted' }
  /** The device does not exist any more. */
  | { readonly kind: 'gone' }
  /** Another attempt does not change it. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** @see Retry-After of RFC 9110 */
  | { readonly kind: 'later'; readonly reason: string; readonly afterMs: number };

export interface Delivery {
  send(message: Outgoing, signal: AbortSignal): Promise<Delivered>;
  close(): void;
}

interface DeliveryOptions {
  readonly keys: PushKeys;
  /** Who the push service may write to, `https:` or `mailto:`. */
  readonly contact: string;
  readonly testOrigin: string | undefined;
}

/** Encrypts messages for devices and hands them to their push services (RFC 8030, 8291 and 8292). */
export function createDelivery({ keys, contact, testOrigin }: DeliveryOptions): Delivery {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS, lookup: lookUpPublic });

  return {
    async send({ device, payload, urgency, ttlS }, signal) {
      const url = readEndpoint(device.endpoint, testOrigin);
      if (!url) return { kind: 'gone' };
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint: url.href, keys: { p256dh: device.p256dh, auth: device.auth } },
        payload,
        { vapidDetails: { subject: contact, ...keys }, TTL: ttlS, urgency },
      );
      const ending = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      return new Promise((settle) => {
        const later = (reason: string, afterMs = 0) => settle({ kind: 'later', reason, afterMs });
        const isTest = url.origin === testOrigin;
        const send = url.protocol === 'http:' ? requestHttp : requestHttps;
        const options = { method: 'POST', headers, signal: ending, maxHeaderSize: MAX_HEADER_BYTES };
        const asked = send(url, isTest ? options : { ...options, agent }, (response) => {
          const { statusCode = 0, headers: answered } = response;
          const reason = `${url.hostname} answered ${statusCode}`;
          // The body is not read, however long it is: only an empty one leaves the connection open.
          if (answered['content-length'] === '0') response.resume();
          else response.destroy();
          if (statusCode >= 200 && statusCode < 300) settle({ kind: 'accepted' });
          else if (statusCode === 404 || statusCode === 410) settle({ kind: 'gone' });
          else if (statusCode === 429 || statusCode >= 500)
            later(reason, readRetryAfter(answered['retry-after']));
          else settle({ kind: 'refused', reason });
        });
        // The reason has no path: who knows an endpoint can send to it.
        asked.on('error', ({ message, name }) => later(`${url.hostname}: ${message || name}`));
        asked.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

/** Returns the milliseconds of a Retry-After header: seconds or a date. */
function readRetryAfter(header: string | undefined): number {
  if (header === undefined) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
}

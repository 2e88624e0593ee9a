import { RefusedForGood, type Sender } from './sender.ts';

const TIMEOUT_MS = 10_000;
/** Answers of the 400s that concern the moment or the setting, and not the message. */
const TRY_AGAIN = new Set([401, 403, 408, 425, 429]);

/** Hands SMS over to an HTTP gateway (docs/outgoing-messages.md). */
export function createSmsGatewaySender({ url, key }: { readonly url: string; readonly key: string }): Sender {
  return {
    async send({ id, address, body }, signal) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${key}`,
          'idempotency-key': `outbox-${id}`,
        },
        body: JSON.stringify({ id: String(id), to: address, text: body }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const message = `the SMS gateway answered ${response.status}`;
      const isForGood = response.status < 500 && !TRY_AGAIN.has(response.status);
      throw isForGood ? new RefusedForGood(message) : new Error(message);
    },
    close: () => undefined,
  };
}

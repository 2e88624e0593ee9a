import { DEFAULT_LOCALE, type LocaleCode } from '@tessera/domain';
import { callUrl, decodeAnswer, encodePayload, HEADERS, type AnswerOf, type Call, type PayloadOf } from '@tessera/wire';
import type { Platforms } from '../proxy/platforms.ts';

interface AskOptions {
  readonly timeoutMs: number;
  readonly language?: LocaleCode;
}

/**
 * Sends a call of the gateway's own to the platform.
 * @throws CallError for a refusal or an answer that is none; the network's error without an answer
 */
export async function ask<C extends Call>(
  platforms: Pick<Platforms, 'any'>,
  call: C,
  payload: PayloadOf<C>,
  { timeoutMs, language = DEFAULT_LOCALE }: AskOptions,
): Promise<AnswerOf<C>> {
  const response = await fetch(new URL(callUrl(call), platforms.any()), {
    method: call.method,
    headers: { 'content-type': 'application/json', [HEADERS.language]: language },
    body: JSON.stringify(encodePayload(call, payload)),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return decodeAnswer(call, response.status, body);
}

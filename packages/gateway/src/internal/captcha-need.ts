import { callUrl, captchaNeed, decodeAnswer, encodePayload, type PayloadOf } from '@tessera/wire';
import type { FastifyRequest } from 'fastify';
import { forwardedHeaders } from '../proxy/forwarded.ts';
import type { Platforms } from '../proxy/platforms.ts';

const TIMEOUT_MS = 2_000;

/** Asks the platform whether this visitor's login or registration needs a captcha. Without an answer it does. */
export async function needOfCaptcha(
  platforms: Pick<Platforms, 'any'>,
  request: FastifyRequest,
  question: PayloadOf<typeof captchaNeed>,
): Promise<0 | 1> {
  try {
    const response = await fetch(new URL(callUrl(captchaNeed), platforms.any()), {
      method: captchaNeed.method,
      headers: forwardedHeaders(request, { 'content-type': 'application/json' }) as Record<string, string>,
      body: JSON.stringify(encodePayload(captchaNeed, question)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return decodeAnswer(captchaNeed, response.status, await response.json()).captcha;
  } catch {
    return 1;
  }
}

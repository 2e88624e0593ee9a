import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { GENERAL_CODES, SUCCESS_CODE, type Envelope } from '@tessera/wire';
import { originOf } from '../security/host.ts';
import type { GatewaySettings } from '../settings.ts';
import { countryOf } from '../site/visitor.ts';
import { checkFrame } from './frame-check/frame-check.ts';
import { rateLimit } from './rate-limit.ts';

const FRAME_CHECKS_PER_MINUTE = 30;
const frameQuestion = v.object({ url: v.pipe(v.string(), v.maxLength(2_000)) });

/** The calls that the server of the page answers itself (spec §7, "internal"). */
export function answerVisitors(app: FastifyInstance, settings: GatewaySettings): void {
  /** What the login payload says about the visitor: address, and country where it is known. */
  app.get('/get_login_header', (request, reply) => {
    reply.header('cache-control', 'no-store');
    return answer({ remote_addr: request.ip, country: countryOf(request.headers, settings.countryHeader) });
  });

  /** Whether clients are to show a captcha: 1 or 0. */
  app.get('/clientCaptcha', (_, reply) => {
    reply.header('cache-control', 'no-store');
    return answer({ captcha: settings.clientCaptcha ? 1 : 0 });
  });

  const mayCheck = rateLimit({ most: FRAME_CHECKS_PER_MINUTE, windowMs: 60_000 });
  /** Whether a provider's page may stand in a frame of this site: 1, or 0 with the reason. */
  app.post('/check_iframe', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayCheck(request.ip)) {
      return reply
        .code(429)
        .send(refusal(GENERAL_CODES.rateLimited, 'too many requests: try again in a minute'));
    }
    const question = v.safeParse(frameQuestion, request.body);
    if (!question.success) {
      return reply
        .code(400)
        .send(refusal(GENERAL_CODES.malformed, 'url: must be an address of up to 2000 characters'));
    }
    const { publicUrl, secure, gamesUrl } = settings;
    const site = originOf(request, publicUrl, secure);
    const verdict = await checkFrame(question.output.url, { site, origins: [gamesUrl] });
    return answer({ allowed: verdict === 'allowed' ? 1 : 0, reason: verdict });
  });
}

function answer(data: unknown): Envelope {
  return { code: SUCCESS_CODE, message: 'success', data };
}

function refusal(code: string, message: string): Envelope {
  return { code, message, data: null };
}

import { networkOf } from '@tessera/server/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  GENERAL_CODES,
  callUrl,
  checkIframe,
  clientCaptcha,
  decodePayload,
  encodeAnswer,
  iconService,
  loginHeader,
  type Call,
  type Envelope,
  type ReceivedOf,
} from '@tessera/wire';
import { ICON_PREFIX, lineIcons } from '../icons/line-icons.ts';
import type { Platforms } from '../proxy/platforms.ts';
import { originOf } from '../security/host.ts';
import type { GatewaySettings } from '../settings.ts';
import { countryOf } from '../site/visitor.ts';
import { needOfCaptcha } from './captcha-need.ts';
import { checkFrame } from './frame-check/frame-check.ts';
import { rateLimit } from '@tessera/server/rate-limit';

const FRAME_CHECKS_PER_MINUTE = 30;
const ICON_MAX_AGE_S = 24 * 3600;
/** A release may bring an icon that is missing now. */
const MISSING_ICON_MAX_AGE_S = 5 * 60;

/** The calls that the server of the page answers itself (spec §7, "internal" and the icon service). */
export function answerVisitors(
  app: FastifyInstance,
  settings: GatewaySettings,
  platforms: Pick<Platforms, 'any'>,
): void {
  app.get(callUrl(loginHeader), (request, reply) => {
    reply.header('cache-control', 'no-store');
    const country = countryOf(request.headers, settings.countryHeader);
    return encodeAnswer(loginHeader, { remoteAddr: request.ip, country });
  });

  app.get(callUrl(clientCaptcha), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const question = payloadOf(clientCaptcha, request.query, reply);
    if (!question) return reply;
    return encodeAnswer(clientCaptcha, { captcha: await needOfCaptcha(platforms, request, question) });
  });

  const mayCheck = rateLimit({ most: FRAME_CHECKS_PER_MINUTE, windowMs: 60_000 });
  app.post(callUrl(checkIframe), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayCheck(networkOf(request.ip))) {
      return reply
        .code(429)
        .header('retry-after', '60')
        .send(refusal(GENERAL_CODES.rateLimited, 'too many requests: try again in a minute'));
    }
    const question = payloadOf(checkIframe, request.body, reply);
    if (!question) return reply;
    const { publicUrl, secure, gamesUrl } = settings;
    const site = originOf(request, publicUrl, secure);
    const reason = await checkFrame(question.url, { site, origins: [gamesUrl] });
    return encodeAnswer(checkIframe, { allowed: reason === 'allowed' ? 1 : 0, reason });
  });

  const icons = (request: FastifyRequest, reply: FastifyReply) => {
    const question = payloadOf(iconService, request.query, reply);
    if (!question) return reply;
    const answer = lineIcons(question.icons.split(','));
    const maxAgeS = answer.notFound === undefined ? ICON_MAX_AGE_S : MISSING_ICON_MAX_AGE_S;
    reply.header('cache-control', `public, max-age=${maxAgeS}`);
    return encodeAnswer(iconService, answer).data;
  };
  app.get(callUrl(iconService), icons);
  // The address that Iconify's own clients build: the set's name is in the path.
  app.get<{ Params: { file: string } }>(`${callUrl(iconService)}/:file`, (request, reply) => {
    if (request.params.file === `${ICON_PREFIX}.json`) return icons(request, reply);
    return reply.code(404).send(refusal(GENERAL_CODES.notFound, `the only set of icons is ${ICON_PREFIX}`));
  });
}

/** What was asked; where it is malformed that is answered, and `undefined` given back. */
function payloadOf<C extends Call>(call: C, sent: unknown, reply: FastifyReply): ReceivedOf<C> | undefined {
  const received = decodePayload(call, sent);
  if (received.kind === 'received') return received.payload;
  const { field, reason } = received;
  void reply.code(400).send(refusal(GENERAL_CODES.malformed, `${field}: ${reason}`));
  return undefined;
}

const refusal = (code: string, message: string): Envelope => ({ code, message, data: null });

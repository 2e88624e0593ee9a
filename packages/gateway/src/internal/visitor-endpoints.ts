import type { FastifyInstance } from 'fastify';
import { SUCCESS_CODE, type Envelope } from '@tessera/wire';
import type { GatewaySettings } from '../settings.ts';
import { countryOf } from '../site/visitor.ts';

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
}

function answer(data: unknown): Envelope {
  return { code: SUCCESS_CODE, message: 'success', data };
}

import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '@tessera/domain';
import { PAGE_POLICY, missingPage, paymentPage } from './page.ts';
import { DECISIONS, SANDBOX_PAY_PATH, type SandboxPayments } from './payments.ts';

interface Asked {
  Params: { token: string };
  Querystring: { language?: unknown };
}

/** A payer who has paid mostly sees it confirmed at once; nobody waits longer for it than this. */
const CONFIRMATION_MS = 2_000;

/**
 * The provider's own pages. They work without a script, and nothing of them is kept.
 * @param tell tells the merchant what is due, now
 */
export async function serveSandboxPay(
  app: FastifyInstance,
  payments: SandboxPayments,
  tell: () => Promise<void>,
): Promise<void> {
  // In a scope of its own: no other page takes a form.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );

    scope.get<Asked>(`${SANDBOX_PAY_PATH}/:token`, async ({ params, query }, reply) => {
      const language = languageOf(query);
      const view = await payments.view(params.token);
      return view
        ? html(reply, paymentPage(view, language, new Date()))
        : html(reply.status(404), missingPage(language));
    });

    scope.post<Asked>(`${SANDBOX_PAY_PATH}/:token`, async ({ body, params, query }, reply) => {
      const asked = body instanceof URLSearchParams ? body.get('decision') : null;
      const decision = DECISIONS.find((one) => one === asked);
      if (decision) {
        await payments.decide(params.token, decision, new Date());
        await Promise.race([tell(), delay(CONFIRMATION_MS, undefined, { ref: false })]);
      }
      // Answered with the page's address: reloading what comes does not send the form again.
      const page = `${SANDBOX_PAY_PATH}/${encodeURIComponent(params.token)}?language=${languageOf(query)}`;
      return reply.header('cache-control', 'no-store').redirect(page, 303);
    });
  });
}

const languageOf = ({ language }: Asked['Querystring']): LocaleCode =>
  (typeof language === 'string' ? findLocale(language) : undefined) ?? DEFAULT_LOCALE;

const html = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': PAGE_POLICY,
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(page);

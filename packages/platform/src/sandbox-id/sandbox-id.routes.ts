import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SANDBOX_ID_PATH } from './names.ts';
import { choicePage, endedPage, languageOf, PAGE_POLICY, REFUSE } from './page.ts';
import { subjectOf } from './persons.ts';
import type { SandboxId } from './sandbox-id.ts';

/** Serves the sandbox identity provider: its own page, and the rest by `oidc-provider`. */
export async function serveSandboxId(
  app: FastifyInstance,
  sandboxId: () => Promise<SandboxId>,
): Promise<void> {
  // In a scope of its own: no other page takes this form.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );

    scope.get(`${SANDBOX_ID_PATH}/choose/:visit`, async (request, reply) => {
      const visit = await visitOf(request, reply, sandboxId);
      if (!visit) return html(reply.status(404), endedPage(languageOf(undefined)));
      const { host } = new URL(String(visit.params['redirect_uri']));
      return html(reply, choicePage(languageOf(visit.params['ui_locales']), host));
    });

    scope.post(`${SANDBOX_ID_PATH}/choose/:visit`, async (request, reply) => {
      const visit = await visitOf(request, reply, sandboxId);
      const choice = request.body instanceof URLSearchParams ? request.body.get('choice') : null;
      const accountId = subjectOf(choice);
      if (!visit || (accountId === undefined && choice !== REFUSE)) {
        return html(reply.status(404), endedPage(languageOf(visit?.params['ui_locales'])));
      }
      const { provider } = await sandboxId();
      const result = accountId === undefined ? { error: 'access_denied' } : { login: { accountId } };
      const next = await provider.interactionResult(request.raw, reply.raw, result);
      return reply.header('cache-control', 'no-store').redirect(next, 303);
    });
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // `oidc-provider` reads the body itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all(`${SANDBOX_ID_PATH}/*`, async (request, reply) => {
      const { provider } = await sandboxId();
      visitedAt(request);
      reply.hijack();
      const { raw } = request;
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(SANDBOX_ID_PATH.length) });
      reply.raw.setHeader('referrer-policy', 'no-referrer');
      await provider.callback()(raw, reply.raw);
    });
  });
}

/** Returns the visit that this browser has started, as its cookie proves. */
async function visitOf(request: FastifyRequest, reply: FastifyReply, sandboxId: () => Promise<SandboxId>) {
  const { provider } = await sandboxId();
  visitedAt(request);
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    // `SessionNotFound`: the visit has ended, or is another browser's.
    if ((error as { readonly statusCode?: unknown }).statusCode === 400) return undefined;
    throw error;
  }
}

/** Lets the provider see the site's address as fastify does, which knows the trusted proxies. */
function visitedAt({ host, protocol, raw }: FastifyRequest): void {
  Object.assign(raw.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': protocol });
}

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

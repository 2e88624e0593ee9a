import type { AnswerOf, passkeyLoginBegin } from '@tessera/wire';
import { answerByPasskey, canAutofill } from './webauthn.ts';

/** Time that is left of a challenge when it is renewed, for a player who is choosing. */
const RENEWED_BEFORE_S = 30;

type Begin = () => Promise<AnswerOf<typeof passkeyLoginBegin>>;

/**
 * Waits until the player chooses a passkey in the autofill of the login form. Renews the challenge before it ends.
 * Resolves to `undefined` where the browser has no such autofill, the platform has no passkeys, or the signal aborts.
 */
export async function waitForAutofill(
  begin: Begin,
  signal: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  if (!(await canAutofill())) return undefined;
  while (!signal.aborted) {
    // The player has not asked for it: a failure is no message.
    const started = await begin().catch(() => undefined);
    if (!started || signal.aborted) return undefined;
    const round = new AbortController();
    const stop = () => round.abort();
    const timer = setTimeout(stop, (started.expiresInS - RENEWED_BEFORE_S) * 1_000);
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await answerByPasskey(started.options, { signal: round.signal, useBrowserAutofill: true });
    } catch {
      // Another request has taken its place, or the browser cannot: only the end of the challenge begins again.
      if (!round.signal.aborted) return undefined;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }
  return undefined;
}

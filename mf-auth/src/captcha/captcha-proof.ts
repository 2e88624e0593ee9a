import type { ApiService } from '@tessera/contracts';
import { CAPTCHA_WAIT_MS } from '@tessera/domain';
import { isRefusal, proofOfWork } from '@tessera/wire';

/** The call's `type`: the purpose of the captcha. */
export const CAPTCHA_TYPE = { login: 1, register: 2 } as const;
export type CaptchaPurpose = keyof typeof CAPTCHA_TYPE;

/** The two fields of every call that a captcha protects. */
export interface CaptchaProof {
  readonly answer: string;
  readonly captchaToken: string;
}

/** Sent where there is none: the server decides whether it needs one. */
export const NO_PROOF: CaptchaProof = { answer: '', captchaToken: '' };

/** At most this many pauses (code 101) in a row. */
const MAX_WAITS = 3;

/**
 * Requests a proof of work and solves it.
 * @throws CallError where the platform gives none; the signal's reason when it aborts
 */
export async function proveByWork(
  api: ApiService,
  purpose: CaptchaPurpose,
  siteId: number,
  signal: AbortSignal,
): Promise<CaptchaProof> {
  for (let waits = 0; ; waits += 1) {
    try {
      const { token, ...work } = await api.send(
        proofOfWork,
        { type: CAPTCHA_TYPE[purpose], siteId },
        { signal },
      );
      const { solveWork } = await import('./solve-work.ts');
      return { answer: await solveWork(work, signal), captchaToken: token };
    } catch (error) {
      if (!isRefusal(error, '101') || waits === MAX_WAITS) throw error;
      await new Promise((resolve) => setTimeout(resolve, CAPTCHA_WAIT_MS));
      signal.throwIfAborted();
    }
  }
}

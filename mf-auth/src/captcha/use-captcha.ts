import { CAPTCHA_WAIT_MS } from '@tessera/domain';
import { useCallScope, useShell } from '@tessera/kit';
import { captcha, isRefusal } from '@tessera/wire';
import { useCallback, useEffect, useReducer } from 'react';
import { captchaReducer, FIRST_FETCH, type CaptchaState } from './captcha.machine.ts';

/** The call's `type`: the purpose of the captcha. */
export const CAPTCHA_TYPE = { login: 1, register: 2 } as const;

export interface Captcha {
  readonly state: CaptchaState;
  /** Requests a new picture; does nothing while one is being fetched. */
  readonly refresh: () => void;
}

export function useCaptcha(purpose: keyof typeof CAPTCHA_TYPE): Captcha {
  const { api, report } = useShell();
  const { siteId } = useCallScope();
  const [state, dispatch] = useReducer(captchaReducer, FIRST_FETCH);
  const { status } = state;

  useEffect(() => {
    if (status !== 'fetching') return;
    const controller = new AbortController();
    api.send(captcha, { type: CAPTCHA_TYPE[purpose], siteId }, { signal: controller.signal }).then(
      (answer) => dispatch({ type: 'arrived', token: answer.token, image: answer.captcha }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (isRefusal(error, '101')) return dispatch({ type: 'waitRequested' });
        report.error(error, { in: 'captcha' });
        dispatch({ type: 'lost' });
      },
    );
    return () => controller.abort();
  }, [status, api, report, purpose, siteId]);

  useEffect(() => {
    if (status !== 'waiting') return;
    const timer = setTimeout(() => dispatch({ type: 'waited' }), CAPTCHA_WAIT_MS);
    return () => clearTimeout(timer);
  }, [status]);

  return { state, refresh: useCallback(() => dispatch({ type: 'refreshed' }), []) };
}

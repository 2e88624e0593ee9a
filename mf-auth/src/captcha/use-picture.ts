import { CAPTCHA_WAIT_MS } from '@tessera/domain';
import { useCallScope, useShell } from '@tessera/kit';
import { captcha, isRefusal } from '@tessera/wire';
import { useCallback, useEffect, useReducer } from 'react';
import { CAPTCHA_TYPE, type CaptchaPurpose } from './captcha-proof.ts';
import { captchaReducer, FIRST_FETCH, type CaptchaState } from './captcha.machine.ts';

export interface Picture {
  readonly state: CaptchaState;
  /** Requests a new picture; does nothing while one is being fetched. */
  readonly refresh: () => void;
}

/** Fetches a captcha's picture while it is shown. */
export function usePicture(purpose: CaptchaPurpose, isShown: boolean): Picture {
  const { api, report } = useShell();
  const { siteId } = useCallScope();
  const [state, dispatch] = useReducer(captchaReducer, FIRST_FETCH);
  const { status } = state;

  useEffect(() => {
    if (!isShown || status !== 'fetching') return;
    const controller = new AbortController();
    api.send(captcha, { type: CAPTCHA_TYPE[purpose], siteId }, { signal: controller.signal }).then(
      ({ token, captcha: image, placeholder }) => dispatch({ type: 'arrived', token, image, placeholder }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (isRefusal(error, '101')) return dispatch({ type: 'waitRequested' });
        report.error(error, { in: 'captcha' });
        dispatch({ type: 'lost' });
      },
    );
    return () => controller.abort();
  }, [isShown, status, api, report, purpose, siteId]);

  useEffect(() => {
    if (status !== 'waiting') return;
    const timer = setTimeout(() => dispatch({ type: 'waited' }), CAPTCHA_WAIT_MS);
    return () => clearTimeout(timer);
  }, [status]);

  return { state, refresh: useCallback(() => dispatch({ type: 'refreshed' }), []) };
}

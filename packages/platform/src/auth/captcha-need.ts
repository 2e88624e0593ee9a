import type { Services } from '../services.ts';
import type { CaptchaType } from './captcha.ts';

interface Visitor {
  readonly address: string;
  readonly udid: string;
}

/** Whether a login or registration of this visitor must come with a captcha: always, never, or as the risk asks for it. */
export async function isCaptchaNeeded(
  { networkFailures, settings }: Pick<Services, 'networkFailures' | 'settings'>,
  type: CaptchaType,
  { address, udid }: Visitor,
): Promise<boolean> {
  const rule = type === 1 ? settings.clientCaptcha : settings.registerCaptcha;
  return rule === 'risk' ? !(await networkFailures.isTrusted(address, udid)) : rule === 'always';
}

/**
 * Checks the captcha of a login. A wrong answer counts as a failure of the network; a login without any is allowed where none is
 * needed.
 */
export async function isHuman(
  services: Pick<Services, 'captchas' | 'networkFailures' | 'settings'>,
  {
    answer,
    captchaToken,
    udid,
  }: { readonly answer: string; readonly captchaToken: string; readonly udid: string },
  address: string,
): Promise<boolean> {
  if (captchaToken === '') return !(await isCaptchaNeeded(services, 1, { address, udid }));
  const verdict = await services.captchas.judge(1, captchaToken, answer);
  if (verdict === 'wrong') await services.networkFailures.note(address);
  return verdict === 'right';
}

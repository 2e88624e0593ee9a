import type { Services } from '../services.ts';

/** Whether a login from this address and browser must come with a captcha: always, or as the risk asks for it. */
export async function isCaptchaNeeded(
  { networkFailures, settings }: Pick<Services, 'networkFailures' | 'settings'>,
  address: string,
  udid: string,
): Promise<boolean> {
  return settings.clientCaptcha === 'always' || !(await networkFailures.isTrusted(address, udid));
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
  if (captchaToken === '') return !(await isCaptchaNeeded(services, address, udid));
  const verdict = await services.captchas.judge(1, captchaToken, answer);
  if (verdict === 'wrong') await services.networkFailures.note(address);
  return verdict === 'right';
}

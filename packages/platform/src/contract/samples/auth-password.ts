import { codeSentTo, requestsHandled } from '../../testing/outbox.ts';
import { ON_SITE, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

/** A new member's request, with its captcha. */
async function request({ forms }: Scene) {
  const { memberAccount: account } = await forms.register();
  const claim = { account, memberEmail: `${account}@example.com` };
  return { claim, payload: { ...claim, siteId: ON_SITE.siteId, ...(await forms.captcha(1)) } };
}

export const passwordSamples = {
  async passwordForgot(scene) {
    return { payload: (await request(scene)).payload };
  },
  async passwordReset(scene) {
    const { platform } = scene;
    const { claim, payload } = await request(scene);
    await platform.send('passwordForgot', payload);
    await requestsHandled(platform);
    const code = await codeSentTo(platform, claim.memberEmail);
    return { payload: { ...claim, code, password: 'fresh123' } };
  },
} satisfies Samples<'passwordForgot' | 'passwordReset'>;

import { authenticatorOf, codeOfApp } from '../../testing/authenticator.ts';
import { DEVICE } from '../../testing/platform.ts';
import { nothing, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

type Keys =
  | 'authenticatorBegin'
  | 'authenticatorConfirm'
  | 'authenticatorRecoveryCodes'
  | 'authenticatorRemove'
  | 'authenticatorState'
  | 'loginAuthenticator'
  | 'proof'
  | 'proofMethods';

/** A member with an authenticator, whom nothing else uses. */
async function enrolled({ platform, newcomer }: Scene) {
  const { token } = await newcomer();
  return { token, ...(await authenticatorOf(platform).enrol(token)) };
}

export const proofSamples = {
  async authenticatorBegin({ newcomer }) {
    return { payload: {}, token: (await newcomer()).token };
  },
  async authenticatorConfirm({ platform, newcomer }) {
    const { token } = await newcomer();
    const { secret } = await platform.send('authenticatorBegin', {}, { token });
    return { payload: { code: codeOfApp(secret) }, token };
  },
  async authenticatorRecoveryCodes(scene) {
    return { payload: {}, token: (await enrolled(scene)).token };
  },
  async authenticatorRemove(scene) {
    return { payload: {}, token: (await enrolled(scene)).token };
  },
  authenticatorState: nothing,
  async loginAuthenticator({ platform, registered }) {
    const { account, token } = await registered();
    const { enrol, begin } = authenticatorOf(platform);
    const { secret } = await enrol(token);
    return { payload: { memberLoginId: await begin(account), code: codeOfApp(secret), ...DEVICE } };
  },
  async proof(scene) {
    const { token, secret } = await enrolled(scene);
    return { payload: { code: codeOfApp(secret) }, token };
  },
  proofMethods: nothing,
} satisfies Samples<Keys>;

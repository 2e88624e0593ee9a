import { DEVICE } from '../../testing/platform.ts';
import { passkeysOf } from '../../testing/passkey.ts';
import { nothing, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

type Keys =
  | 'loginPasskey'
  | 'passkeyEnrolBegin'
  | 'passkeyEnrolFinish'
  | 'passkeyList'
  | 'passkeyLoginBegin'
  | 'passkeyOffer'
  | 'passkeyProofBegin'
  | 'passkeyRemove'
  | 'passkeyRename';

/** A member with a passkey, whom nothing else uses. */
async function enrolled({ platform, newcomer }: Scene) {
  const { token } = await newcomer();
  return { token, ...(await passkeysOf(platform).enrol(token)) };
}

export const passkeySamples = {
  async loginPasskey(scene) {
    const { passkey } = await enrolled(scene);
    return { payload: { credential: await passkeysOf(scene.platform).used(passkey), ...DEVICE } };
  },
  async passkeyEnrolBegin({ newcomer }) {
    return { payload: {}, token: (await newcomer()).token };
  },
  async passkeyEnrolFinish({ platform, newcomer }) {
    const { token } = await newcomer();
    const { credential } = await passkeysOf(platform).created(token);
    return { payload: { credential, name: 'Phone' }, token };
  },
  passkeyList: nothing,
  passkeyLoginBegin: nothing,
  passkeyOffer: ({ unique }) => ({ payload: { udid: unique('browser') } }),
  async passkeyProofBegin(scene) {
    return { payload: {}, token: (await enrolled(scene)).token };
  },
  async passkeyRemove(scene) {
    const { id, token } = await enrolled(scene);
    return { payload: { id }, token };
  },
  async passkeyRename(scene) {
    const { id, token } = await enrolled(scene);
    return { payload: { id, name: 'Laptop' }, token };
  },
} satisfies Samples<Keys>;

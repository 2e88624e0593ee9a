import { eq } from 'drizzle-orm';
import { fromWire, thirdPartyDemand, type ThirdPartyDemand } from '@tessera/wire';
import { linkedLogins } from '../../db/schema/third-party.ts';
import { dataOf } from '../../testing/forms.ts';
import { DEVICE } from '../../testing/platform.ts';
import { newBrowserSecret, thirdPartyOf, type Choice } from '../../testing/third-party.ts';
import { nothing, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

type Keys =
  | 'linkedLogins'
  | 'thirdPartyComplete'
  | 'thirdPartyLink'
  | 'thirdPartyLinkComplete'
  | 'thirdPartyLinkStart'
  | 'thirdPartyProviders'
  | 'thirdPartyStart'
  | 'thirdPartyUnlink';

/** There are few persons in the sandbox: each sample has one of its own, which no member has linked before. */
const forget = ({ platform }: Scene, subject: Choice) =>
  platform.db.delete(linkedLogins).where(eq(linkedLogins.subject, subject));

export const thirdPartySamples = {
  linkedLogins: nothing,
  async thirdPartyComplete(scene) {
    const subject = 'sandbox-ada';
    await forget(scene, subject);
    const { token } = await scene.newcomer();
    const { visit, visitToLink } = thirdPartyOf(scene.platform);
    await scene.platform.send('thirdPartyLinkComplete', await visitToLink(token, subject), { token });
    return { payload: { ...(await visit(subject)), siteId: 1, ...DEVICE } };
  },
  async thirdPartyLink(scene) {
    const subject = 'sandbox-ravi';
    await forget(scene, subject);
    const { visit, complete } = thirdPartyOf(scene.platform);
    const visited = await visit(subject);
    const demand = fromWire(thirdPartyDemand, await dataOf(complete(visited))) as ThirdPartyDemand;
    const { token } = await scene.newcomer();
    return { payload: { linkToken: demand.linkToken, secret: visited.secret }, token };
  },
  async thirdPartyLinkComplete(scene) {
    const subject = 'sandbox-mei';
    await forget(scene, subject);
    const { token } = await scene.newcomer();
    return { payload: await thirdPartyOf(scene.platform).visitToLink(token, subject), token };
  },
  async thirdPartyLinkStart({ newcomer }) {
    return {
      payload: { provider: 'sandbox', secret: newBrowserSecret() },
      token: (await newcomer()).token,
    };
  },
  thirdPartyProviders: nothing,
  thirdPartyStart: () => ({ payload: { provider: 'sandbox', secret: newBrowserSecret() } }),
  async thirdPartyUnlink({ platform, newcomer, unique }) {
    const { id: memberId, token } = await newcomer();
    const account = { providerId: 'sandbox', issuer: 'https://sandbox-id.invalid', subject: unique('s') };
    const [linked] = await platform.db
      .insert(linkedLogins)
      .values({ memberId, ...account })
      .returning({ id: linkedLogins.id });
    return { payload: { id: linked?.id ?? 0 }, token };
  },
} satisfies Samples<Keys>;

import type { Scene } from '../scene.ts';
import { ON_SITE, nothing, type Samples } from '../sample.ts';

const { siteId, currency, device } = ON_SITE;

type Keys =
  | 'balanceAllBack'
  | 'balanceGetBack'
  | 'bonusSettingCheck'
  | 'cashSurplusCheck'
  | 'demoPlay'
  | 'leave'
  | 'play'
  | 'wallets'
  | 'walletTransfer';

/** Somebody who has money put aside at the provider whose game was played last. */
async function saver({ platform, newcomer, game: { gpId, ...key } }: Scene): Promise<string> {
  const { token } = await newcomer();
  await platform.send('play', { ...key, provider: gpId, lobbyUrl: '/close', device }, { token });
  // Nothing moves while the game starts.
  await platform.send('leave', {}, { token });
  await platform.send('walletTransfer', { gpId, direction: 'in', amount: '20' }, { token });
  return token;
}

export const moneySamples = {
  async balanceAllBack(scene) {
    return { payload: {}, token: await saver(scene) };
  },
  async balanceGetBack(scene) {
    return { payload: {}, token: await saver(scene) };
  },
  bonusSettingCheck: () => ({ payload: { memberCurrency: currency, siteId } }),
  cashSurplusCheck: () => ({ payload: { siteId, currency } }),
  demoPlay: ({ game }) => ({ payload: { ...game, siteId, currency, device } }),
  leave: nothing,
  play: ({ game: { gpId: provider, ...key } }) => ({
    payload: { ...key, provider, lobbyUrl: '/close', device },
  }),
  wallets: nothing,
  async walletTransfer({ newcomer, game: { gpId } }) {
    const { token } = await newcomer();
    return { payload: { gpId, direction: 'in', amount: '12.50' }, token };
  },
} satisfies Samples<Keys>;

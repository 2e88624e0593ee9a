import { startRedEnvelope } from '../../activities/activities.fixture.ts';
import { nothing, type Samples } from '../sample.ts';

type Keys =
  | 'bonusGiveUp'
  | 'bonusList'
  | 'bonusOptIn'
  | 'missionList'
  | 'redEnvelope'
  | 'redEnvelopePromotion'
  | 'redEnvelopesEnded'
  | 'roulette'
  | 'rouletteInfo'
  | 'rouletteSpin'
  | 'signIn'
  | 'signInClaim';

export const activitySamples = {
  bonusList: nothing,
  async bonusOptIn({ newcomer }) {
    const { token } = await newcomer();
    return { payload: { promotionId: 1, version: 1 }, token };
  },
  async bonusGiveUp({ platform, newcomer }) {
    const { token } = await newcomer();
    const { id } = await platform.send('bonusOptIn', { promotionId: 1, version: 1 }, { token });
    return { payload: { id }, token };
  },
  missionList: nothing,
  redEnvelopePromotion: nothing,
  redEnvelopesEnded: nothing,
  async redEnvelope({ platform, newcomer }) {
    const { token, currency } = await newcomer();
    const plan = { currency, amount: 1_000n, shares: 5, minutes: 5 };
    const { id } = await startRedEnvelope(platform.db, plan);
    return { payload: { id }, token };
  },
  roulette: nothing,
  rouletteInfo: nothing,
  async rouletteSpin({ newcomer }) {
    const { token } = await newcomer();
    return { payload: {}, token };
  },
  signIn: nothing,
  async signInClaim({ newcomer }) {
    const { token } = await newcomer();
    return { payload: {}, token };
  },
} satisfies Samples<Keys>;

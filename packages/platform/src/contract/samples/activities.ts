import { startRedEnvelope } from '../../activities/activities.fixture.ts';
import { nothing, type Samples } from '../sample.ts';

type Keys =
  | 'redEnvelope'
  | 'redEnvelopePromotion'
  | 'roulette'
  | 'rouletteInfo'
  | 'rouletteSpin'
  | 'signIn'
  | 'signInClaim';

export const activitySamples = {
  redEnvelopePromotion: nothing,
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

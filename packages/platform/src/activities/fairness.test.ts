import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { envelopeCommitment, envelopeShares, redrawSpin, spinCommitment } from '@tessera/domain/fairness';
import { HEADERS } from '@tessera/wire';
import { redEnvelopes } from '../db/schema/activities.ts';
import { idempotencyKeys } from '../db/schema/security.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { setRoulette, startRedEnvelope } from './activities.fixture.ts';
import type { WheelPlan } from './roulette.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());

describe('a red envelope', () => {
  const plan = { currency: 'USD', amount: 700n, shares: 1, minutes: 5 } as const;
  const promotion = async () => (await platform.send('redEnvelopePromotion', {}, { token })).envelope;
  afterEach(() => platform.db.update(redEnvelopes).set({ endAt: sql`now()` }));

  test('announces the commitment to its shares, and reveals what they were cut from when it is over', async () => {
    const ended = async () => (await platform.send('redEnvelopesEnded', {}, { token })).list;
    const { id } = await startRedEnvelope(platform.db, { ...plan, shares: 7 });
    const offered = await promotion();
    expect(offered?.fairness).toMatchObject({ amount: '7.00', shares: 7 });
    const won = await platform.send('redEnvelope', { id }, { token });
    expect((await ended()).map((envelope) => envelope.id)).not.toContain(id);
    await platform.db.update(redEnvelopes).set({ endAt: sql`now()` });
    const [revealed] = await ended();
    expect(revealed).toMatchObject({ id, ...offered?.fairness, mine: { place: 0, cash: won.cash } });
    const split = { seed: revealed?.seed ?? '', currency: 'USD', amount: 700n, shares: 7 };
    expect(envelopeCommitment(split)).toBe(offered?.fairness?.hash);
    expect(Number(envelopeShares(split)[0]) / 100).toBe(Number(won.cash));
  });

  test('is revealed as soon as its last share is claimed, and not to other currencies', async () => {
    const { id } = await startRedEnvelope(platform.db, plan);
    const other = await startRedEnvelope(platform.db, { ...plan, currency: 'INR', minutes: 0.000_001 });
    await platform.send('redEnvelope', { id }, { token });
    const { list } = await platform.send('redEnvelopesEnded', {}, { token });
    expect(list[0]).toMatchObject({ id, mine: { place: 0, cash: '7.00' } });
    expect(list.map((envelope) => envelope.id)).not.toContain(other.id);
  });
});

describe('a spin', () => {
  const plan: WheelPlan = {
    currency: 'USD',
    drawsPerDay: 2,
    prizes: [
      { amount: 150n, weight: 1 },
      { amount: 150n, weight: 1 },
    ],
  };
  const spin = () => platform.send('rouletteSpin', {}, { token });

  test('draws from what the commitment has fixed and from the player’s words, and reveals it afterwards', async () => {
    const prizes = [
      { amount: 0n, weight: 40 },
      { amount: 700n, weight: 5, stock: 0 },
      { amount: 200n, weight: 55 },
    ];
    const { id } = await setRoulette(platform.db, { ...plan, drawsPerDay: 12, prizes });
    let { hash } = (await platform.send('rouletteInfo', {}, { token })).fairness ?? { hash: '' };
    expect((await platform.send('rouletteInfo', {}, { token })).fairness).toEqual({ hash });
    for (let spins = 0; spins < 12; spins += 1) {
      const words = `words ${spins}`;
      const { prizeId, fairness } = await platform.send('rouletteSpin', { id, hash, words }, { token });
      if (!fairness) throw new Error('nothing was revealed');
      expect(fairness).toMatchObject({ hash, words });
      expect(spinCommitment({ ...fairness, rouletteId: id })).toBe(hash);
      expect(redrawSpin({ ...fairness, rouletteId: id })).toBe(prizeId);
      expect(fairness.prizes.map(({ weight }) => weight)).toEqual([40, 5, 55]);
      hash = fairness.nextHash;
    }
    expect((await platform.send('rouletteInfo', {}, { token })).fairness).toEqual({ hash });
  });

  test('spins by no commitment that the player has not seen, and uses no draw for that', async () => {
    await setRoulette(platform.db, plan);
    const { fairness } = await platform.send('rouletteInfo', {}, { token });
    await spin();
    await expect(platform.send('rouletteSpin', { ...fairness }, { token })).rejects.toMatchObject({
      failure: { code: '2093104' },
    });
    expect((await platform.send('roulette', {}, { token })).remainingDraws).toBe(1);
  });

  test('a refused spin leaves its commitment as it was', async () => {
    const prizes = [0, 1].map(() => ({ amount: 10n, weight: 1, stock: 0 }));
    await setRoulette(platform.db, { ...plan, prizes });
    const before = (await platform.send('rouletteInfo', {}, { token })).fairness;
    await expect(spin()).rejects.toMatchObject({ failure: { code: '2093103' } });
    expect((await platform.send('rouletteInfo', {}, { token })).fairness).toEqual(before);
  });

  test('that is repeated is revealed the same, also after its answer was lost', async () => {
    await setRoulette(platform.db, plan);
    const sent = { token, headers: { [HEADERS.idempotencyKey]: randomUUID() } };
    const first = await platform.send('rouletteSpin', { words: 'mine' }, sent);
    await platform.db.delete(idempotencyKeys);
    expect(await platform.send('rouletteSpin', { words: 'mine' }, sent)).toEqual(first);
    expect(first.fairness?.words).toBe('mine');
  });
});

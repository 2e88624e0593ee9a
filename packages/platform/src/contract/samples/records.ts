import { openRealGame } from '../../testing/wallet.ts';
import type { Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const PERIOD = { from: '2026-01-01T00:00:00Z', to: '2036-01-01T00:00:00+05:30', page: 1, count: 20 } as const;

type Keys = 'betRecords' | 'cashRecords' | 'recordExport' | 'statement';

/** Somebody who has won a round. */
async function winner({ platform, newcomer }: Scene): Promise<string> {
  const { token } = await newcomer();
  const game = await openRealGame(platform, token);
  await game.wager('2');
  await game.settle('3.5');
  return token;
}

export const recordSamples = {
  async betRecords(scene) {
    return { payload: { ...PERIOD, status: 'settled' }, token: await winner(scene) };
  },
  async cashRecords(scene) {
    return { payload: { ...PERIOD, direction: 'in' }, token: await winner(scene) };
  },
  async recordExport(scene) {
    const { page: _page, count: _count, ...days } = PERIOD;
    return { payload: { what: 'bets', status: 'settled', ...days }, token: await winner(scene) };
  },
  async statement(scene) {
    return { payload: { until: '2035-12', count: 3 }, token: await winner(scene) };
  },
} satisfies Samples<Keys>;

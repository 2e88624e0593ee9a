import pg from 'pg';
import { verify } from '../../page/fair/check.ts';
import type { HistoryAnswer } from '../../protocol/rounds.ts';
import { commitmentOf } from '@tessera/domain/fairness';
import { ready, startRoomsRig, type RoomsRig } from '../../testing/rooms-rig.ts';
import { until } from '../../testing/until.ts';
import { POND, tenFrom, to } from '../../testing/test-room.ts';

let rig: RoomsRig;
beforeEach(async () => {
  rig = await startRoomsRig();
});
afterEach(() => rig.close());

const cents = (decimal: string): number => Math.round(Number(decimal) * 100);

test('after a reload the magazine is as it was, and is played on', async () => {
  const { player, tide, round } = await ready(rig, await rig.serve());
  const before = await player.shoot(round.roundId, 'request-1', to(tide, ...tenFrom(0)));
  const { open, resumed, balance } = await player.reload();
  expect(open).toMatchObject({ roundId: round.roundId, view: before.view, over: false });
  expect([resumed, balance]).toEqual([[], '50.00']);
  const after = await player.shoot(round.roundId, 'request-2', to(tide, ...tenFrom(10)));
  expect(after.view.bubbles).toBe(30);
});

test('who leaves is paid what came, and gets the bubbles that are left back', async () => {
  const { player, tide, round } = await ready(rig, await rig.serve());
  const shot = await player.shoot(round.roundId, 'request-1', to(tide, ...tenFrom(0)));
  const left = (await player.act(round.roundId, 'request-2', { kind: 'leave' })).data;
  const { won } = shot.view;
  const ended = { payout: `${won}.00`, returned: '40.00' };
  expect(left).toMatchObject({ over: true, ...ended, balance: `${90 + won}.00` });
  expect(rig.wallet.balanceOf(player.launch)).toBe(`${90 + won}.00`);
  expect(rig.wallet.rounds).toMatchObject([ended]);
  const late = await player.act(round.roundId, 'request-3', { kind: 'shots', shots: to(tide, 50) });
  expect(late.code).toBe('405');
});

test('a magazine that nobody used goes back whole, with no payout', async () => {
  const { player, round } = await ready(rig, await rig.serve());
  const left = (await player.act(round.roundId, 'request-1', { kind: 'leave' })).data;
  expect(left).toMatchObject({ payout: '0.00', returned: '50.00', balance: '100.00' });
  expect(rig.wallet.rounds).toMatchObject([{ payout: '0.00', returned: '50.00' }]);
});

test('a magazine whose player is gone is paid back after a while, and told once', async () => {
  const url = await rig.serve({ graceMs: 300 });
  const { player, tide, round } = await ready(rig, url);
  const { view } = await player.shoot(round.roundId, 'request-1', to(tide, ...tenFrom(0)));
  player.leave();
  await until(() => (rig.wallet.rounds[0]?.state === 'settled' ? true : undefined), 'the payout');
  const ended = { payout: `${view.won}.00`, returned: '40.00' };
  expect(rig.wallet.rounds).toMatchObject([ended]);
  expect(rig.wallet.balanceOf(player.launch)).toBe(`${90 + view.won}.00`);
  const { open, resumed } = await player.reload();
  expect(open).toBeNull();
  expect(resumed).toMatchObject([{ roundId: round.roundId, ...ended, view: { left: true, bubbles: 40 } }]);
  expect((await player.reload()).resumed).toEqual([]);
});

test('a magazine whose player is there is not ended for them', async () => {
  const url = await rig.serve({ graceMs: 300 });
  const { player, round } = await ready(rig, url);
  await until(() => player.heard[0], 'the page');
  // One that came later and has gone is ended.
  const gone = await ready(rig, url);
  gone.player.leave();
  await until(() => (rig.wallet.rounds[1]?.state === 'settled' ? true : undefined), 'the end of the other');
  expect((await player.reload()).open).toMatchObject({ roundId: round.roundId, over: false });
});

test('a magazine that its player keeps open is ended in time, by what was used of it', async () => {
  const url = await rig.serve({ longestMs: 1_500 });
  const { player, tide, round } = await ready(rig, url);
  const { view } = await player.shoot(round.roundId, 'request-1', to(tide, ...tenFrom(0)));
  await until(() => (rig.wallet.rounds[0]?.state === 'settled' ? true : undefined), 'the payout');
  expect(rig.wallet.rounds).toMatchObject([{ payout: `${view.won}.00`, returned: '40.00' }]);
  expect((await player.reload()).open).toBeNull();
});

test('every magazine can be checked by its player, and the wallet has what they pay', async () => {
  const [one, two] = await Promise.all([rig.serve(), rig.serve()]);
  const players = await Promise.all([one, two, one].map((url) => ready(rig, url)));
  await Promise.all(
    players.map(async ({ player, tide, round }, n) => {
      let answer = round;
      // The last of them leaves in the middle of it.
      for (let volley = 0; answer.view.bubbles > (n === 2 ? 30 : 0); volley += 1) {
        // The same creatures for all of them, so that some are gone.
        const creatures = tenFrom(volley * 10 + n * 2);
        answer = await player.shoot(round.roundId, `request-${volley}`, to(tide, ...creatures));
      }
      const leave = { kind: 'leave' } as const;
      if (!answer.over) answer = (await player.act(round.roundId, 'request-leave', leave)).data;
      const { won, bubbles } = answer.view;
      expect(answer).toMatchObject({ over: true, payout: `${won}.00`, returned: `${bubbles}.00` });
    }),
  );
  for (const { player } of players) {
    const { data } = await player.call<HistoryAnswer>('GET', '/history');
    expect(data.list).toHaveLength(1);
    const [{ fair, choice, actions, view, stake, payout, returned, rulesVersion }] = data.list as [
      HistoryAnswer['list'][0],
    ];
    const told = {
      ...{ rulesVersion, choice, actions, view, hash: fair.hash, seed: fair.seed!, salt: fair.salt },
      ...{ stake: BigInt(cents(stake)), payout: BigInt(cents(payout!)), returned: BigInt(cents(returned)) },
    };
    expect(verify(POND, told, () => 0n)).toEqual({ hashRight: true, roundRight: true });
    expect(verify(POND, { ...told, actions: actions.slice(1) }, () => 0n).roundRight).toBe(false);
    const given = cents(payout!) + cents(returned);
    expect(cents(rig.wallet.balanceOf(player.launch))).toBe(10_000 - cents(stake) + given);
  }
  expect(rig.wallet.rounds.map(({ state }) => state)).toEqual(['settled', 'settled', 'settled']);
});

test('a tide can be checked by anybody', async () => {
  const { player, tide } = await ready(rig, await rig.serve());
  const client = new pg.Client({ connectionString: rig.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ seed: string }>('SELECT seed FROM table_rounds WHERE id = $1', [
    tide,
  ]);
  await client.end();
  const { hash, number, offer } = await player.room();
  const { seed } = rows[0]!;
  expect(commitmentOf(seed)).toBe(hash);
  const drawn = { seed, hash, salt: `fishing-pond ${number}`, rulesVersion: POND.tide.version };
  const told = { ...drawn, choice: [], actions: [], stake: 0n, payout: 0n, returned: 0n };
  expect(verify(POND, { ...told, view: { number, outcome: offer } }, () => 0n).roundRight).toBe(true);
  expect(verify(POND, { ...told, view: { number, outcome: { seed: 1 } } }, () => 0n).roundRight).toBe(false);
});

import pg from 'pg';
import { verify } from '../../page/fair/check.ts';
import type { RoomCaught, RoomShots } from '../../protocol/rooms.ts';
import type { HistoryAnswer } from '../../protocol/rounds.ts';
import { ROOMS } from '../../games/fishing/rules/room.ts';
import { commitmentOf } from '../../rules/fair.ts';
import { isInWater, msOfTide, type Creature, type TideOffer } from '../../rules/room-rules.ts';
import { startRoomsRig, type Magazine, type RoomPlayer, type RoomsRig } from '../../testing/rooms-rig.ts';
import { until } from '../../testing/tables-rig.ts';
import { FAR_OFF, POND, STAYING } from '../../testing/test-room.ts';

let rig: RoomsRig;
beforeEach(async () => {
  rig = await startRoomsRig();
});
afterEach(() => rig.close());

const species = (creature: number): string => (creature % 10 === 9 ? 'golden' : 'damsel');
const to = (tide: string, ...creatures: number[]) =>
  creatures.map((creature) => ({ creature, tide, species: species(creature) }));
const from = (first: number): number[] => Array.from({ length: 10 }, (_, n) => first + n);
const cents = (decimal: string): number => Math.round(Number(decimal) * 100);
const caughtOf = ({ view }: Magazine): number[] => view.caught.map(({ creature }) => creature);

/** A player with a full magazine, and the tide that runs. */
async function ready(url: string): Promise<{ player: RoomPlayer; tide: string; round: Magazine }> {
  const player = await rig.player(url);
  const { roundId: tide } = await player.room();
  return { player, tide, round: await player.begin() };
}

test('a room is a tide that all share, and a magazine of one’s own', async () => {
  const url = await rig.serve();
  const player = await rig.player(url);
  expect(player.session).toMatchObject({
    game: 'fishing',
    variant: 'pond',
    returnBasisPoints: 9_600,
    open: null,
  });
  const room = await player.room();
  expect(room).toMatchObject({ table: 'fishing-pond', phase: 'betting', caught: [], seat: null, mine: [] });
  expect(room.offer).toEqual({ seed: expect.any(Number) });
  const round = await player.begin();
  expect(round.fair.hash).toBe(player.session.fair.nextHash);
  expect(round).toMatchObject({ over: false, balance: '50.00', staked: '50.00' });
  expect(round.view).toEqual({
    bubbles: 50,
    won: 0,
    greeted: 0,
    best: null,
    caught: [],
    skipped: [],
    left: false,
  });
});

test('a tide takes no bets', async () => {
  const player = await rig.player(await rig.serve());
  const { roundId: tableRoundId } = await player.room();
  const bets = [{ on: {}, stake: '1.00' }];
  expect((await player.call('POST', '/bets', { requestId: 'request-1', tableRoundId, bets })).status).toBe(
    412,
  );
  expect(rig.wallet.rounds).toEqual([]);
});

test('a shot at a creature that is not there uses no bubble, and says so', async () => {
  const { player, tide, round } = await ready(await rig.serve());
  const sent = [
    ...to(tide, 0, STAYING, STAYING + FAR_OFF),
    ...to(`${tide}0`, 1),
    { creature: 2, tide, species: 'golden' },
    // Nobody takes it from the page that a creature is gone: it is there, and it is shot at.
    { ...to(tide, 3)[0]!, gone: true as const },
  ];
  const after = await player.shoot(round.roundId, 'request-1', sent);
  expect(after.view.skipped).toEqual([STAYING, STAYING + FAR_OFF, 1, 2]);
  expect(after.view.bubbles).toBe(48);
});

test('what came to one player is no more there for anybody', async () => {
  const url = await rig.serve();
  const [ada, ben] = [await ready(url), await ready(url)];
  const first = await ada.player.shoot(ada.round.roundId, 'request-1', to(ada.tide, ...from(0)));
  const caught = caughtOf(first);
  expect(caught.length).toBeGreaterThan(4);
  expect((await ben.player.room()).caught.sort((a, b) => a - b)).toEqual(caught);
  const second = await ben.player.shoot(ben.round.roundId, 'request-1', to(ben.tide, ...from(0)));
  expect(second.view.skipped).toEqual(caught);
  expect(second.view.bubbles).toBe(40 + caught.length);
  const again = await ada.player.shoot(ada.round.roundId, 'request-2', to(ada.tide, caught[0]!));
  expect(again.view).toMatchObject({ skipped: [caught[0]], bubbles: 40, won: first.view.won });
});

test('players at two servers who greet the same creatures at one moment: each comes to one of them', async () => {
  const [one, two] = await Promise.all([rig.serve(), rig.serve()]);
  const players = await Promise.all([one, two, one, two].map(ready));
  const { tide } = players[0]!;
  let contested = 0;
  for (let volley = 0; volley < 4; volley += 1) {
    const shots = to(tide, ...from(volley * 10));
    const answers = await Promise.all(
      players.map(({ player, round }) => player.shoot(round.roundId, `request-${volley}`, shots)),
    );
    const caught = answers.flatMap(caughtOf);
    expect(new Set(caught).size).toBe(caught.length);
    for (const { view } of answers) {
      for (const { creature } of view.caught) expect(view.skipped).not.toContain(creature);
      for (const creature of view.skipped) expect(caught).toContain(creature);
    }
    contested += answers.reduce((sum, { view }) => sum + view.skipped.length, 0);
    players.forEach((of, n) => (of.round = answers[n]!));
  }
  expect(contested).toBeGreaterThan(20);
  const used = players.reduce((sum, { round }) => sum + 50 - round.view.bubbles, 0);
  expect(used).toBe(4 * 4 * 10 - contested);
});

test('who is second by a moment finds the creature gone, whatever was drawn, and the bubble is not used', async () => {
  const { player, tide, round } = await ready(await rig.serve());
  const other = new pg.Client({ connectionString: rig.databaseUrl });
  await other.connect();
  await other.query('BEGIN');
  // Another server has judged its shots, and has not committed yet.
  await other.query(
    `INSERT INTO room_catches SELECT $1, n, 'another', 'another' FROM generate_series(0, 9) AS n`,
    [tide],
  );
  const asked = player.shoot(round.roundId, 'request-1', to(tide, ...from(0)));
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await until(
    async () => ((await other.query(waiting)).rowCount ? true : undefined),
    'the wait for the other',
  );
  await other.query('COMMIT');
  await other.end();
  expect((await asked).view).toMatchObject({ bubbles: 50, caught: [], won: 0, skipped: from(0) });
});

test('a request that comes again, at any server, shoots once', async () => {
  const [one, two] = await Promise.all([rig.serve(), rig.serve()]);
  const { player, tide, round } = await ready(one);
  const shots = [...to(tide, ...from(0).slice(1)), ...to(tide, STAYING)];
  const first = await player.shoot(round.roundId, 'request-1', shots);
  expect(first.view.bubbles).toBe(41);
  player.move(two);
  const again = await Promise.all([1, 2, 3].map(() => player.shoot(round.roundId, 'request-1', shots)));
  for (const answer of again) expect(answer).toEqual(first);
  const other = await player.act(round.roundId, 'request-1', { kind: 'shots', shots: shots.slice(1) });
  expect(other.code).toBe('409');
  expect((await player.shoot(round.roundId, 'request-2', to(tide, STAYING))).view.bubbles).toBe(41);
});

test('the same request at two servers at one moment shoots once', async () => {
  const [one, two] = await Promise.all([rig.serve(), rig.serve()]);
  const { player, tide, round } = await ready(one);
  const asked = [one, two, one, two].map((url) => {
    player.move(url);
    return player.shoot(round.roundId, 'request-1', to(tide, ...from(0)));
  });
  const [first, ...others] = await Promise.all(asked);
  for (const other of others) expect(other).toEqual(first);
  expect(first!.view.bubbles).toBe(40);
});

test('a page that shoots at nothing makes its magazine no longer', async () => {
  const { player, tide, round } = await ready(await rig.serve());
  await player.shoot(round.roundId, 'request-0', to(tide, 0));
  for (let n = 1; n <= 5; n += 1) {
    const { view, actions } = await player.shoot(
      round.roundId,
      `request-${n}`,
      to(tide, STAYING, STAYING + 1),
    );
    expect([view.skipped.length, view.bubbles, actions.length]).toEqual([2, 49, 2]);
  }
  const { view, actions } = await player.shoot(round.roundId, 'request-6', to(tide, 1));
  expect([view.skipped.length, view.bubbles, actions.length]).toEqual([0, 48, 2]);
});

test('others see bubbles rise and creatures come, at every server, and never whose they are', async () => {
  const [one, two] = await Promise.all([rig.serve(), rig.serve()]);
  const [ada, ben, eve] = [await ready(one), await ready(two), await ready(one)];
  const answer = await ada.player.shoot(ada.round.roundId, 'request-1', to(ada.tide, ...from(0)));
  const caught = caughtOf(answer);
  const heardBy = ({ player }: { player: RoomPlayer }, name: string): unknown[] =>
    player.heard.filter((one) => one.name === name).map(({ event }) => event);
  for (const other of [ben, eve]) {
    await until(
      () => (heardBy(other, 'fishing.caught').length === caught.length ? true : undefined),
      'all who came',
    );
    expect(heardBy(other, 'fishing.shots')).toEqual([
      { tide: ada.tide, by: 1, shots: from(0).map((creature) => ({ creature })) } satisfies RoomShots,
    ]);
    expect(heardBy(other, 'fishing.caught')).toEqual(
      answer.view.caught.map((one) => ({ ...one, by: 1 }) satisfies RoomCaught),
    );
  }
  expect(heardBy(ada, 'fishing.caught')).toEqual([]);
  expect((await ada.player.room()).seat).toBe(1);
  await ben.player.shoot(ben.round.roundId, 'request-1', to(ben.tide, ...from(10)));
  await until(() => heardBy(ada, 'fishing.shots')[0], 'the bubbles of the other');
  expect(heardBy(ada, 'fishing.shots')).toMatchObject([{ by: 2 }]);
});

test('who shoots fast is seen a few times a second; who comes is always told', async () => {
  const url = await rig.serve();
  const [ada, ben] = [await ready(url), await ready(url)];
  let caught = 0;
  for (let n = 0; n < 8; n += 1) {
    caught += caughtOf(
      await ada.player.shoot(ada.round.roundId, `request-${n}`, to(ada.tide, n, n + 100)),
    ).length;
  }
  const named = (name: string) => ben.player.heard.filter((one) => one.name === name).length;
  await until(() => (named('fishing.caught') === caught ? true : undefined), 'all who came');
  expect(named('fishing.shots')).toBeGreaterThan(0);
  expect(named('fishing.shots')).toBeLessThan(8);
});

test('of more players than seats, the first four are seen by a number', async () => {
  const url = await rig.serve();
  const players: Awaited<ReturnType<typeof ready>>[] = [];
  for (let n = 0; n < 5; n += 1) players.push(await ready(url));
  for (const [n, { player, tide, round }] of players.entries()) {
    await player.shoot(round.roundId, 'request-1', to(tide, n * 10));
    await until(async () => ((await player.room()).seat !== null || n === 4 ? true : undefined), 'a seat');
  }
  const seats = await Promise.all(players.map(async ({ player }) => (await player.room()).seat));
  expect(seats).toEqual([1, 2, 3, 4, null]);
});

test('after a reload the magazine is as it was, and is played on', async () => {
  const { player, tide, round } = await ready(await rig.serve());
  const before = await player.shoot(round.roundId, 'request-1', to(tide, ...from(0)));
  const { open, resumed, balance } = await player.reload();
  expect(open).toMatchObject({ roundId: round.roundId, view: before.view, over: false });
  expect([resumed, balance]).toEqual([[], '50.00']);
  const after = await player.shoot(round.roundId, 'request-2', to(tide, ...from(10)));
  expect(after.view.bubbles).toBe(30);
});

test('who leaves is paid what came, and the bubbles that are left', async () => {
  const { player, tide, round } = await ready(await rig.serve());
  const shot = await player.shoot(round.roundId, 'request-1', to(tide, ...from(0)));
  const left = (await player.act(round.roundId, 'request-2', { kind: 'leave' })).data;
  const paid = shot.view.won + 40;
  expect(left).toMatchObject({ over: true, payout: `${paid}.00`, balance: `${50 + paid}.00` });
  expect(rig.wallet.balanceOf(player.launch)).toBe(`${50 + paid}.00`);
  const late = await player.act(round.roundId, 'request-3', { kind: 'shots', shots: to(tide, 50) });
  expect(late.code).toBe('405');
});

test('a magazine whose player is gone is paid back after a while, and told once', async () => {
  const url = await rig.serve({ graceMs: 300 });
  const { player, tide, round } = await ready(url);
  const { view } = await player.shoot(round.roundId, 'request-1', to(tide, ...from(0)));
  player.leave();
  await until(() => (rig.wallet.rounds[0]?.state === 'settled' ? true : undefined), 'the payout');
  const paid = `${view.won + 40}.00`;
  expect(rig.wallet.balanceOf(player.launch)).toBe(`${50 + view.won + 40}.00`);
  const { open, resumed } = await player.reload();
  expect(open).toBeNull();
  expect(resumed).toMatchObject([
    { roundId: round.roundId, payout: paid, view: { left: true, bubbles: 40 } },
  ]);
  expect((await player.reload()).resumed).toEqual([]);
});

test('a magazine whose player is there is not ended for them', async () => {
  const url = await rig.serve({ graceMs: 300 });
  const { player, round } = await ready(url);
  await until(() => player.heard[0], 'the page');
  await new Promise((later) => setTimeout(later, 1_000));
  expect((await player.reload()).open).toMatchObject({ roundId: round.roundId, over: false });
});

test('every magazine can be checked by its player, and the wallet has what they pay', async () => {
  const [one, two] = await Promise.all([rig.serve(), rig.serve()]);
  const players = await Promise.all([one, two, one].map(ready));
  await Promise.all(
    players.map(async ({ player, tide, round }, n) => {
      let answer = round;
      for (let volley = 0; answer.view.bubbles > 0; volley += 1) {
        // The same creatures for all of them, so that some are gone.
        const creatures = from(volley * 10 + n * 2);
        answer = await player.shoot(round.roundId, `request-${volley}`, to(tide, ...creatures));
      }
      expect(answer).toMatchObject({ over: true, payout: `${answer.view.won}.00` });
    }),
  );
  for (const { player } of players) {
    const { data } = await player.call<HistoryAnswer>('GET', '/history');
    expect(data.list).toHaveLength(1);
    const [{ fair, choice, actions, view, stake, payout, rulesVersion }] = data.list as [
      HistoryAnswer['list'][0],
    ];
    const told = {
      ...{ rulesVersion, choice, actions, view, hash: fair.hash, seed: fair.seed!, salt: fair.salt },
      ...{ stake: BigInt(cents(stake)), payout: BigInt(cents(payout!)) },
    };
    expect(verify(POND, told, () => 0n)).toEqual({ hashRight: true, roundRight: true });
    expect(verify(POND, { ...told, actions: actions.slice(1) }, () => 0n).roundRight).toBe(false);
    expect(cents(rig.wallet.balanceOf(player.launch))).toBe(10_000 - cents(stake) + cents(payout!));
  }
  expect(rig.wallet.rounds.map(({ state }) => state)).toEqual(['settled', 'settled', 'settled']);
});

test('in the reef, page and server agree on who is in the water', async () => {
  const player = await rig.player(await rig.serve(), { gameCode: 'ts-fishing-reef-tide-1' });
  const { roundId } = await player.begin();
  const opened = await player.room();
  const { offer, closesAt, roundId: tide } = opened;
  const school = ROOMS.reef.schoolOf(offer as TideOffer);
  const aim = (of: readonly Creature[]) => of.map(({ id, kind }) => ({ creature: id, tide, species: kind }));
  const far = school.filter(({ entersMs }) => entersMs > 60_000).slice(0, 2);
  const near = await until(async () => {
    const ms = msOfTide(ROOMS.reef, closesAt, (await player.room()).now);
    const there = school.filter((creature) => isInWater(creature, ms));
    return there.length >= 3 ? there.slice(0, 3) : undefined;
  }, 'the first guests');
  const { view } = await player.shoot(roundId, 'request-1', aim([...near, ...far]));
  expect(view).toMatchObject({ skipped: far.map(({ id }) => id), bubbles: 47 });
});

test('a tide can be checked by anybody', async () => {
  const { player, tide } = await ready(await rig.serve());
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
  const told = { ...drawn, choice: [], actions: [], stake: 0n, payout: 0n };
  expect(verify(POND, { ...told, view: { number, outcome: offer } }, () => 0n).roundRight).toBe(true);
  expect(verify(POND, { ...told, view: { number, outcome: { seed: 1 } } }, () => 0n).roundRight).toBe(false);
});

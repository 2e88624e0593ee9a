import pg from 'pg';
import { ROOMS } from '../../games/fishing/rules/room.ts';
import { isInWater, msOfTide, type Creature, type TideOffer } from '../../rules/room-rules.ts';
import { caughtOf, ready, startRoomsRig, type RoomsRig } from '../../testing/rooms-rig.ts';
import { until } from '../../testing/until.ts';
import { FAR_OFF, STAYING, tenFrom, to } from '../../testing/test-room.ts';

let rig: RoomsRig;
beforeEach(async () => {
  rig = await startRoomsRig();
});
afterEach(() => rig.close());

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
  const { player, tide, round } = await ready(rig, await rig.serve());
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
  const [ada, ben] = [await ready(rig, url), await ready(rig, url)];
  const first = await ada.player.shoot(ada.round.roundId, 'request-1', to(ada.tide, ...tenFrom(0)));
  const caught = caughtOf(first);
  expect(caught.length).toBeGreaterThan(4);
  expect((await ben.player.room()).caught.sort((a, b) => a - b)).toEqual(caught);
  const second = await ben.player.shoot(ben.round.roundId, 'request-1', to(ben.tide, ...tenFrom(0)));
  expect(second.view.skipped).toEqual(caught);
  expect(second.view.bubbles).toBe(40 + caught.length);
  const again = await ada.player.shoot(ada.round.roundId, 'request-2', to(ada.tide, caught[0]!));
  expect(again.view).toMatchObject({ skipped: [caught[0]], bubbles: 40, won: first.view.won });
});

test('players at two servers who greet the same creatures at one moment: each comes to one of them', async () => {
  const [one, two] = await Promise.all([rig.serve(), rig.serve()]);
  const players = await Promise.all([one, two, one, two].map((url) => ready(rig, url)));
  const { tide } = players[0]!;
  let contested = 0;
  let left: number[] = [];
  for (let volley = 0; volley < 4; volley += 1) {
    const shots = to(tide, ...tenFrom(volley * 10));
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
    left = answers.map(({ view }) => view.bubbles);
  }
  expect(contested).toBeGreaterThan(20);
  const used = left.reduce((sum, bubbles) => sum + 50 - bubbles, 0);
  expect(used).toBe(4 * 4 * 10 - contested);
});

test('who is second by a moment finds the creature gone, whatever was drawn, and the bubble is not used', async () => {
  const { player, tide, round } = await ready(rig, await rig.serve());
  const other = new pg.Client({ connectionString: rig.databaseUrl });
  await other.connect();
  await other.query('BEGIN');
  // Another server has judged its shots, and has not committed yet.
  await other.query(
    `INSERT INTO room_catches SELECT $1, n, 'another', 'another' FROM generate_series(0, 9) AS n`,
    [tide],
  );
  const asked = player.shoot(round.roundId, 'request-1', to(tide, ...tenFrom(0)));
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await until(
    async () => ((await other.query(waiting)).rowCount ? true : undefined),
    'the wait for the other',
  );
  await other.query('COMMIT');
  await other.end();
  expect((await asked).view).toMatchObject({ bubbles: 50, caught: [], won: 0, skipped: tenFrom(0) });
});

test('a request that comes again, at any server, shoots once', async () => {
  const [one, two] = await Promise.all([rig.serve(), rig.serve()]);
  const { player, tide, round } = await ready(rig, one);
  const shots = [...to(tide, ...tenFrom(0).slice(1)), ...to(tide, STAYING)];
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
  const { player, tide, round } = await ready(rig, one);
  const asked = [one, two, one, two].map((url) => {
    player.move(url);
    return player.shoot(round.roundId, 'request-1', to(tide, ...tenFrom(0)));
  });
  const [first, ...others] = await Promise.all(asked);
  for (const other of others) expect(other).toEqual(first);
  expect(first!.view.bubbles).toBe(40);
});

test('a page that shoots at nothing makes its magazine no longer', async () => {
  const { player, tide, round } = await ready(rig, await rig.serve());
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

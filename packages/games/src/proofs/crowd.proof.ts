import type { PlacementAnswer, TableState } from '../protocol/tables.ts';
import { each, roundForAll, sameEnd } from '../testing/crowd.ts';
import { until } from '../testing/until.ts';
import { openHouse, type Guest, type House } from './house.ts';
import { registerMember, type Member } from './members.ts';
import { expectSettledOnce, type Settled } from './settled.ts';

/** The house's own roulette and crash, for members of the real platform, whose ledger is verified in the end. */
const PLAYERS = 200;
const APART_MS = 250;
/** Nobody is late, on a machine that does much else as well: bets are closed when all are placed. */
const BETTING_MS = 10 * 60_000;
const ENOUGH_MS = 5 * 60_000;
const LIMIT_MS = 20 * 60_000;
/** Each costs the platform a password's hash: it turns a crowd away. */
const REGISTERING = 3;
const SETTLED_MS = 60_000;
/** The highest rise takes a minute. */
const END_MS = 90_000;

let house: House;
let members: Member[];
beforeAll(async () => {
  house = await openHouse(2, BETTING_MS);
  members = [];
  await each(
    Array.from({ length: PLAYERS }),
    async (_, n) => {
      members[n] = await registerMember(house.platform.url, `crowd${n}x`);
    },
    REGISTERING,
  );
}, LIMIT_MS);
afterEach(async () => {
  process.stderr.write(`  ${await house.platform.verifyLedger()}\n`);
});
afterAll(() => house.close());

const stakeOf = (n: number): bigint => 100n * BigInt(1 + (n % 9));
const decimal = (minor: bigint): string => (Number(minor) / 100).toFixed(2);

interface Round {
  readonly guests: readonly Guest[];
  readonly before: readonly bigint[];
  readonly roundId: string;
  /** Of each guest's placement. */
  readonly ids: readonly string[];
}

/** All of them, half at each server, with a bet each on the same round. */
async function fullHouse(code: string, onOf: (n: number) => unknown): Promise<Round> {
  const guests: Guest[] = [];
  const before: bigint[] = [];
  await each(members, async (member, n) => {
    const guest = await house.open(member, code, house.servers[n % 2]!);
    guests[n] = guest;
    before[n] = await guest.balance();
  });
  const { roundId } = await roundForAll(guests, ENOUGH_MS, END_MS);
  const ids: string[] = [];
  await each(guests, async (guest, n) => {
    const ask = () => guest.bet(roundId, onOf(n), decimal(stakeOf(n)));
    let placed = await ask();
    // As a page does that was turned away by a server with too much to do: the same request is the same bet.
    while (placed.code === '503') placed = await ask();
    expect(placed).toMatchObject({ code: '100', data: { state: 'open' } });
    ids[n] = placed.data.roundId;
  });
  await house.closeBets(roundId, guests);
  return { guests, before, roundId, ids };
}

/** Everybody has seen the same end, soon after each other, is told once what it paid, and has it. */
async function expectSameEnd(round: Round): Promise<ReadonlyMap<string, Settled>> {
  const { guests, before, roundId, ids } = round;
  const { apartMs } = await sameEnd(guests, roundId, END_MS);
  process.stderr.write(`  the end reached ${PLAYERS} members within ${apartMs.toFixed(0)} ms\n`);
  expect(apartMs).toBeLessThan(APART_MS);
  await Promise.all(guests.map((guest) => until(() => guest.settled()[0], 'the payout', SETTLED_MS)));
  const settled = new Map((await expectSettledOnce(house)).map((one) => [one.id, one]));
  await each(guests, async (guest, n) => {
    const { stake, payout } = settled.get(ids[n]!)!;
    const balance = before[n]! - stake + payout;
    const told: Partial<PlacementAnswer> = {
      roundId: ids[n]!,
      state: 'settled',
      payout: decimal(payout),
      balance: decimal(balance),
    };
    expect(stake).toBe(stakeOf(n));
    expect(guest.settled()).toMatchObject([told]);
    expect(await guest.balance()).toBe(balance);
    guest.leave();
  });
  return settled;
}

test(
  `${PLAYERS} members at two servers see one ball fall within ${APART_MS} ms of each other, and each is paid once`,
  async () => {
    const spots = ['red', 'black', 'dozen-2', 'straight-17', 'odd', 'column-1'];
    const round = await fullHouse('ts-roulette-european-', (n) => spots[n % spots.length]);
    const settled = await expectSameEnd(round);
    expect(settled.size).toBe(PLAYERS);
  },
  LIMIT_MS,
);

test(
  `${PLAYERS} members ride one rise: by hand, by themselves, or to its end; each is paid once for the instant that was theirs`,
  async () => {
    const round = await fullHouse('ts-crash-', (n) => (n % 3 === 0 ? { autoAt: 105 + n } : {}));
    const { guests, roundId, ids } = round;
    const isUnderWay = ({ roundId: id, phase }: TableState): boolean => id === roundId && phase !== 'betting';
    await until(() => guests[0]!.tables().find(isUnderWay), 'the rise', END_MS);
    const takenOut = new Map<string, number>();
    await each(guests, async (guest, n) => {
      if (n % 3 !== 1) return;
      const taken = await guest.call<PlacementAnswer>('POST', `/bets/${ids[n]!}/take-out`);
      // Where the rise ends sooner than that, nobody can.
      expect(['100', '405']).toContain(taken.code);
      if (taken.code === '100') takenOut.set(ids[n]!, taken.data.takenOutMs!);
    });
    const settled = await expectSameEnd(round);
    process.stderr.write(`  ${takenOut.size} of them took out by hand\n`);
    for (const id of ids) expect(settled.get(id)!.takenOutMs).toBe(takenOut.get(id) ?? null);
  },
  LIMIT_MS,
);

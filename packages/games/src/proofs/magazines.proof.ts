import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { BUBBLES } from '../games/fishing/rules/magazine.ts';
import { ROOMS } from '../games/fishing/rules/room.ts';
import { roomAnswer } from '../protocol/rooms.ts';
import { roundAnswer } from '../protocol/rounds.ts';
import { isInWater, msOfTide, type MagazineView, type Shot } from '../rules/room-rules.ts';
import { openHouse, type Guest, type House } from './house.ts';
import { registerMember } from './members.ts';

/**
 * The house's own fishing room, for members of the real platform: what nobody used of a magazine is money that goes back, in
 * the books of both, and no turnover. The ledger is verified in the end.
 */
const MEMBERS = 3;
/** What each of them does with a magazine after the other: so many volleys of ten, then they leave. */
const VOLLEYS = [0, 1, 0, 3, 0];
const STAKE = 1_000n;
const LIMIT_MS = 10 * 60_000;
const BETTING_MS = 60_000;
const MOST_SHOTS = 10;

let house: House;
beforeAll(async () => {
  house = await openHouse(1, BETTING_MS);
}, LIMIT_MS);
afterAll(() => house.close());

interface Played {
  readonly id: string;
  /** Minor unit, by the view of its end. */
  readonly won: bigint;
  readonly unused: bigint;
}

async function ask(guest: Guest, path: string, body: object) {
  const { code, data } = await guest.call('POST', path, { requestId: `request-${randomUUID()}`, ...body });
  if (code !== '100') throw new Error(`${path} was refused with ${code}`);
  return v.parse(roundAnswer, data);
}

/** Ten of those who are in the water now. */
async function volley(guest: Guest): Promise<Shot[]> {
  for (;;) {
    const room = v.parse(roomAnswer, (await guest.call('GET', '/table')).data);
    const { phase, offer, closesAt, now, roundId } = room;
    if (phase !== 'betting' || offer === null) continue;
    const ms = msOfTide(ROOMS.reef, closesAt, now);
    const here = ROOMS.reef.schoolOf(offer as { seed: number }).filter((one) => isInWater(one, ms));
    if (here.length === 0) continue;
    return Array.from({ length: MOST_SHOTS }, (_, n) => {
      const { id, kind } = here[n % here.length]!;
      return { creature: id, tide: roundId, species: kind };
    });
  }
}

async function playMagazine(guest: Guest, volleys: number): Promise<Played> {
  const stake = (Number(STAKE) / 100).toFixed(2);
  const { roundId } = await ask(guest, '/rounds', { stake, choice: {}, salt: '' });
  const act = (action: object) => ask(guest, `/rounds/${roundId}/actions`, { action });
  for (let n = 0; n < volleys; n += 1) await act({ kind: 'shots', shots: await volley(guest) });
  const ended = await act({ kind: 'leave' });
  const { won, bubbles } = ended.view as MagazineView;
  const value = STAKE / BigInt(BUBBLES);
  return { id: roundId, won: value * BigInt(won), unused: value * BigInt(bubbles) };
}

const sum = (of: readonly Played[], part: 'won' | 'unused'): bigint =>
  of.reduce((total, one) => total + one[part], 0n);

test(
  'what was not used goes back and is no turnover, and what was is',
  async () => {
    const [server] = house.servers;
    let unused = 0n;
    let turnover = 0n;
    await Promise.all(
      Array.from({ length: MEMBERS }, async (_, n) => {
        const member = await registerMember(house.platform.url, `angler${n}x`);
        const guest = await house.open(member, 'ts-fishing-reef', server!);
        const before = await guest.balance();
        const played: Played[] = [];
        for (const volleys of VOLLEYS) played.push(await playMagazine(guest, volleys));

        const all = STAKE * BigInt(played.length);
        const risked = all - sum(played, 'unused');
        expect(risked).toBeGreaterThan(0n);
        expect(await guest.balance()).toBe(before - risked + sum(played, 'won'));
        const { rows } = await house.books.query(
          'SELECT round_id AS id, state, stake, returned, payout FROM rounds WHERE member_id = $1 ORDER BY rounds.id',
          [member.id],
        );
        expect(rows).toEqual(
          played.map(({ id, won, unused: back }) => {
            const isUnplayed = back === STAKE;
            const end = isUnplayed
              ? { state: 'cancelled', payout: null }
              : { state: 'settled', payout: `${won}` };
            return { id, ...end, stake: `${STAKE}`, returned: `${back}` };
          }),
        );
        const { rows: usage } = await house.books.query(
          'SELECT total_wagered, total_won FROM responsible_usage WHERE member_id = $1',
          [member.id],
        );
        expect(usage).toEqual([{ total_wagered: `${risked}`, total_won: `${sum(played, 'won')}` }]);
        unused += sum(played, 'unused');
        turnover += risked;
      }),
    );
    process.stderr.write(
      `  ${MEMBERS * VOLLEYS.length} magazines of ${STAKE} cents: ${unused} not used, ${turnover} of turnover\n  ${await house.platform.verifyLedger()}\n`,
    );
  },
  LIMIT_MS,
);

import { JURISDICTION_RULES, type Jurisdiction } from '@tessera/domain';
import { eq } from 'drizzle-orm';
import { games } from '../db/schema/catalogue.ts';
import { letters } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { responsibleLimits } from '../db/schema/responsible.ts';
import { highestStake } from '../provider/highest-stake.ts';
import { makeMember } from '../testing/agents.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { codeOf, refusalOf, untilMs } from './testing/member-at-play.ts';
import { inviteYearly } from './yearly-invitation.ts';

const SLOTS = 2;
const LOTTERY = 5;
const HOUR_MS = 3_600_000;

describe.each(['open', 'gb', 'mt', 'au'] as const)('%s', (jurisdiction: Jurisdiction) => {
  const law = JURISDICTION_RULES[jurisdiction];
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await startTestPlatform({ jurisdiction });
    token = await platform.logIn();
  });
  afterAll(() => platform.close());

  const launch = async (hall: number) => {
    const { list } = await platform.send('hotGames', { siteId: 1, currency: 'USD', gtId: hall });
    const { gpId: provider = 0, house = '', gameType = '', gameCode = '' } = list[0] ?? {};
    const key = { house, gameType, gameCode };
    const opening = { ...key, provider, lobbyUrl: '/close', device: 1 } as const;
    return refusalOf(platform.send('play', opening, { token }));
  };

  test(`a looser limit waits ${law.loosenAfterHours} hours (UK RTS 12A; Australia NCPF)`, async () => {
    await platform.send('responsibleLimit', { kind: 'loss', period: 'day', amount: '10' }, { token });
    const looser = { kind: 'loss', period: 'day', amount: '20' } as const;
    const { limit } = await platform.send('responsibleLimit', looser, { token });
    const waits = untilMs(limit.pending?.effectiveAt ?? null);
    expect(Math.abs(waits - law.loosenAfterHours * HOUR_MS)).toBeLessThan(60_000);
  });

  test(`the shortest self-exclusion is ${law.shortestExclusionMonths} months (UK LCCP; BetStop)`, async () => {
    const { rules } = await platform.send('responsible', {}, { token });
    expect(rules.selfExclusionLengths[0]).toBe(`${law.shortestExclusionMonths}_months`);
    const short = { length: '3_months', password: 'wrong-1' } as const;
    const refused = await refusalOf(platform.send('responsibleExclude', short, { token }));
    expect(refused?.code).toBe(law.shortestExclusionMonths > 3 ? '104' : '101');
  });

  test(`a slot's stake is ${law.slotStake ? 'at most 2.00 below 25 years, else 5.00' : 'by game'} (UK stake limits of 2025)`, async () => {
    const { db } = platform;
    const [slot] = await db.select().from(games).where(eq(games.hallId, SLOTS)).limit(1);
    const { id: memberId } = await platform.send('layout', {}, { token });
    const highest = async (birthday: string | null) => {
      await db.update(members).set({ birthday }).where(eq(members.id, memberId));
      const session = { gameId: slot?.id ?? 0, memberId, currency: 'USD' } as const;
      return highestStake(db, session, jurisdiction, new Date());
    };
    const expected = law.slotStake ? [500n, 200n, 200n] : [undefined, undefined, undefined];
    const youngest = new Date(Date.now() - 20 * 365 * 24 * HOUR_MS).toISOString().slice(0, 10);
    expect([await highest('1980-01-01'), await highest(youngest), await highest(null)]).toEqual(expected);
  });

  test(`a withdrawal ${law.withdrawalCancel === 'never' ? 'is never cancelled' : 'is cancelled by the site’s choice'} (UK RTS 14B)`, async () => {
    const cancel = platform.send('withdrawalCancel', { orderNumber: 'W0' }, { token });
    expect(await codeOf(cancel)).toBe(law.withdrawalCancel === 'never' ? '103' : '101');
  });

  test('the member is invited to set a limit (UK RTS 12A; Australia NCPF)', async () => {
    const { rules } = await platform.send('responsible', {}, { token });
    expect(rules).toMatchObject({ jurisdiction, invitations: law.invitations });
  });

  test(`${law.invitations.includes('yearly') ? 'a member without a limit is invited each year' : 'no member is invited each year'} (Australia NCPF)`, async () => {
    const { db } = platform;
    const joinedAt = new Date('2024-03-01T12:00:00Z');
    const member = await makeMember(db);
    await db.update(members).set({ createdAt: joinedAt }).where(eq(members.id, member.id));
    const invitedBy = async (day: string): Promise<number> => {
      await inviteYearly({ db }, law, new Date(`${day}T12:00:00Z`));
      return db.$count(letters, eq(letters.memberId, member.id));
    };
    const yearly = law.invitations.includes('yearly') ? 1 : 0;
    expect(await invitedBy('2025-02-28')).toBe(0);
    expect(await invitedBy('2025-03-02')).toBe(yearly);
    expect(await invitedBy('2026-03-01')).toBe(yearly);
    expect(await invitedBy('2026-03-03')).toBe(2 * yearly);
    await db
      .insert(responsibleLimits)
      .values({ memberId: member.id, kind: 'loss', period: 'day', amount: 10_00n });
    expect(await invitedBy('2027-03-04')).toBe(2 * yearly);
  });

  test(`a bonus has ${law.bonusTurnover === null ? 'its own turnover' : `at most ${law.bonusTurnover} x turnover`} (UK LCCP 5.1.1; Australia NCPF)`, async () => {
    const { done, run } = operatorOf(() => platform, { JURISDICTION: jurisdiction });
    const offer = (wagering: string, counts: string) =>
      ['bonus', 'offer', '--promotion', '2', '--currency', 'USD', '--value', '5', '--days', '3'].concat([
        '--wagering',
        wagering,
        '--counts',
        counts,
      ]);
    const shown = async () => {
      const asked = { siteId: 1, currency: 'USD', language: 'en_US', id: 2 } as const;
      return (await platform.send('promotionDetail', asked)).promotion.offer;
    };
    const optIn = (version: number) =>
      codeOf(platform.send('bonusOptIn', { promotionId: 2, version }, { token }));
    const most = law.bonusTurnover ?? Infinity;
    const accepted = async (...terms: [string, string]) => (await run(...offer(...terms))).code === 0;
    expect(await accepted('50', '2:100')).toBe(most >= 10);
    expect(await accepted('50.01', '2:100')).toBe(most > 10);
    // Half of each stake counts: twenty times the value must be staked.
    expect(await accepted('50', '2:50')).toBe(most > 10);

    // Offered before the law was chosen.
    await operatorOf(() => platform).done(...offer('55', '2:100'));
    const isLawful = most > 10;
    const { version = 1 } = (await shown()) ?? {};
    expect((await shown()) !== null).toBe(isLawful);
    expect(await optIn(version)).toBe(isLawful ? undefined : '102');
    await done('bonus', 'withdraw', '--promotion', '2', '--currency', 'USD');
  });

  test(`${law.openHalls === 'all' ? 'all halls open' : 'no casino game opens'} for money (Interactive Gambling Act)`, async () => {
    const refused = await launch(SLOTS);
    expect(refused?.code === '965').toBe(law.openHalls !== 'all');
    const scope = { siteId: 1, currency: 'USD', supportDevice: 1, template: 'web' } as const;
    const { list } = await platform.send('gameList', scope);
    expect(list.some(({ gtId }) => gtId === SLOTS)).toBe(law.openHalls === 'all');
  });

  if (law.informsFirst) {
    test('a game opens only after the member has read about protection (MGA PPD)', async () => {
      expect(await launch(LOTTERY)).toMatchObject({ code: '964', data: { kind: 'information' } });
      const quickBet = { siteId: 1, currency: 'USD', supportDevice: 'desktop', domain: 'localhost' } as const;
      expect(await codeOf(platform.send('sportQuickbetUrl', quickBet, { token }))).toBe('964');
      expect((await platform.send('responsible', {}, { token })).rules.mustRead).toBe(1);
      await platform.send('responsibleInformationRead', {}, { token });
      await platform.send('responsibleInformationRead', {}, { token });
      expect(await launch(LOTTERY)).toBeUndefined();
      const { list } = await platform.send('responsibleHistory', { page: 1, count: 10 }, { token });
      expect(list.filter(({ subject }) => subject === 'information_read')).toHaveLength(1);
    });
  } else {
    test('a game opens at once', async () => {
      expect(await launch(LOTTERY)).toBeUndefined();
    });
  }
});

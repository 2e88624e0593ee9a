import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { JURISDICTION_RULES } from '@tessera/domain';
import { close } from '../../bonuses/closing.ts';
import { isLawfulBonus } from '../../bonuses/lawful.ts';
import { wageredOf } from '../../bonuses/progress.ts';
import { grantBonus } from '../../bonuses/taking.ts';
import { bonuses, bonusOffers, type BonusOfferRow, type BonusRow } from '../../db/schema/bonuses.ts';
import { promotions } from '../../db/schema/site.ts';
import { queuePush } from '../../push/queue-push.ts';
import { audienceInWords, audienceOf, audienceOptions, requireGrades } from '../audience.ts';
import { givenOnly } from '../content.ts';
import { previewLine } from '../preview-address.ts';
import { stateOf } from '../../site/schedule.ts';
import { requireOrder, SCHEDULE, scheduleInWords } from '../schedule.ts';
import { ID, INSTANT, localText, type Command, type Option, type Work } from '../command.ts';
import { told } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { findMember } from '../find-member.ts';
import { needed, type Given } from '../given.ts';
import { readable, TERMS, termsOf, wholeTerms, type Terms } from './bonus-terms.ts';
import { CURRENCY, currencyOf } from './settings.ts';

const PROMOTION: Option = { type: 'string', value: '<id>', says: 'the promotion that it belongs to' };
const RETURN: Option = {
  type: 'string',
  value: '<percent>',
  says: 'the games’ return that its printed cost is for',
};
const DEFAULT_RETURN = 96;
/** Its currency is its own. */
const AUDIENCE = ['visitors', 'grades', 'device'] as const;

/** @throws OperatorFailure where the site's law does not allow the terms */
function requireLawful({ jurisdiction }: Work, terms: Terms): void {
  if (isLawfulBonus(terms, jurisdiction)) return;
  const most = JURISDICTION_RULES[jurisdiction].bonusTurnover;
  throw new OperatorFailure(
    most
      ? `The law of ${jurisdiction} allows a turnover of ${most} times the value: lower --wagering, or let more of a stake count.`
      : `The law of ${jurisdiction} allows no bonus with a turnover.`,
  );
}

const setOffer: Command = {
  name: 'bonus offer',
  says: 'sets the bonus of a promotion in a currency; bonuses that members have keep their terms',
  options: {
    promotion: PROMOTION,
    currency: CURRENCY,
    ...TERMS,
    return: RETURN,
    ...SCHEDULE,
    ...audienceOptions(...AUDIENCE),
    draft: { type: 'boolean', says: 'keeps it off the site; it has a preview address' },
  },
  async run(work, given) {
    const { tx, audit, tell, now } = work;
    const currency = currencyOf(given);
    const promotionId = needed(given.id('promotion'), 'promotion');
    const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, promotionId));
    if (!promotion) throw new OperatorFailure(`There is no promotion ${promotionId}.`);
    const isIt = and(eq(bonusOffers.promotionId, promotionId), eq(bonusOffers.currency, currency));
    const [before] = await tx.select().from(bonusOffers).where(isIt).for('update');
    const returnPercent = given.number('return', { to: 100 }) ?? before?.returnPercent ?? DEFAULT_RETURN;
    const terms = wholeTerms({ ...before, ...termsOf(given, currency) });
    requireLawful(work, terms);
    const row = {
      promotionId,
      currency,
      returnPercent,
      withdrawnAt: given.flag('draft') ? now : null,
      version: (before?.version ?? 0) + 1,
      ...(givenOnly({
        startAt: given.instant('start'),
        endAt: given.instant('end'),
        audience: audienceOf(given, ...AUDIENCE),
      }) as Pick<Partial<BonusOfferRow>, 'startAt' | 'endAt' | 'audience'>),
    };
    requireOrder({ ...before, ...row });
    await requireGrades(work, row.audience);
    const target = [bonusOffers.promotionId, bonusOffers.currency];
    const [after] = await tx
      .insert(bonusOffers)
      .values({ ...row, ...terms })
      .onConflictDoUpdate({ target, set: { ...row, ...terms } })
      .returning();
    if (!after) throw new Error('the offer was not written');
    await audit(`bonus of promotion ${promotionId}`, before ? readable(before) : null, readable(after));
    await tell(...(await told('promotion')()));
    const said = `bonus of ${readable(after).value} ${currency}, version ${after.version}.`;
    const state = stateOf(after, now);
    if (state === 'running') return `Promotion ${promotionId} has the ${said}`;
    const preview = await previewLine(work, { kind: 'bonus', id: promotionId, currency });
    return `Promotion ${promotionId} has a ${state === 'draft' ? 'draft of the' : 'planned'} ${said}\n${preview}`;
  },
};

const withdrawOffer: Command = {
  name: 'bonus withdraw',
  says: 'ends the offer of a promotion’s bonus; bonuses that members have go on',
  options: { promotion: PROMOTION, currency: CURRENCY },
  async run({ tx, audit, tell, now }, given) {
    const currency = currencyOf(given);
    const promotionId = needed(given.id('promotion'), 'promotion');
    const isIt = and(eq(bonusOffers.promotionId, promotionId), eq(bonusOffers.currency, currency));
    const [offer] = await tx.update(bonusOffers).set({ withdrawnAt: now }).where(isIt).returning();
    if (!offer) throw new OperatorFailure(`Promotion ${promotionId} has no bonus in ${currency}.`);
    await audit(`bonus of promotion ${promotionId}`, readable(offer), null);
    await tell(...(await told('promotion')()));
    return `Promotion ${promotionId} has no bonus in ${currency} any more.`;
  },
};

const offers: Command = {
  name: 'bonus offers',
  says: 'lists the bonuses of all promotions',
  options: {},
  reads: true,
  async run({ tx }) {
    const rows = await tx
      .select()
      .from(bonusOffers)
      .orderBy(asc(bonusOffers.promotionId), asc(bonusOffers.currency));
    const lines = rows.map((row) => {
      const { value, wagering, days, currency } = readable(row);
      const parts = [
        `${row.promotionId}${row.withdrawnAt ? ' (withdrawn)' : ''}  ${value} ${currency} for ${wagering} in ${days} days`,
        scheduleInWords(row),
        audienceInWords(row.audience),
      ];
      return parts.filter((part) => part !== '').join('  ');
    });
    return lines.join('\n') || 'None yet.';
  },
};

const grant: Command = {
  name: 'bonus grant',
  says: 'gives a member a bonus with terms of its own',
  options: {
    member: { type: 'string', value: '<account>', says: 'the member’s account' },
    title: localText('its name'),
    ...TERMS,
  },
  async run(work, given) {
    const { tx, audit } = work;
    const account = needed(given.text('member'), 'member');
    const { id: memberId, currency } = await findMember(work, account);
    const title = needed(given.localText('title'), 'title');
    const terms = wholeTerms(termsOf(given, currency));
    requireLawful(work, terms);
    const bonus = await grantBonus(tx, { memberId, currency, title, ...terms });
    await queuePush(tx, { kind: 'bonusGranted', id: bonus.id, title }, { memberId });
    await audit(`bonus ${bonus.id} of ${account}`, null, { title: title.en_US, ...readable(bonus) });
    return `${account} has bonus ${bonus.id}, which is ${bonus.state}.`;
  },
};

const REASON: Option = { type: 'string', value: '<text>', says: 'why, for the audit' };

const end: Command = {
  name: 'bonus end',
  says: 'ends a member’s bonus that is active or next, without paying it',
  options: { id: ID, reason: REASON },
  async run(work, given) {
    const { tx, audit } = work;
    const bonus = await openBonus(work, given);
    const reason = needed(given.text('reason'), 'reason');
    const wagered = await wageredOf(tx, bonus);
    await close(tx, bonus, { state: 'missed', reason: 'ended', wagered });
    await audit(`bonus ${bonus.id}`, { state: bonus.state }, { state: 'missed', reason });
    return `Bonus ${bonus.id} has ended.`;
  },
};

const correct: Command = {
  name: 'bonus correct',
  says: 'changes terms of a member’s bonus that is active or next, e.g. after a mistake',
  options: { id: ID, ...TERMS, ends: INSTANT('until when an active one can be done'), reason: REASON },
  async run(work, given) {
    const { tx, audit } = work;
    const bonus = await openBonus(work, given);
    const reason = needed(given.text('reason'), 'reason');
    const endsAt = given.instant('ends');
    if (endsAt && bonus.state !== 'active')
      throw new OperatorFailure('--ends is for a bonus that is active.');
    const changes = { ...termsOf(given, bonus.currency), ...(endsAt && { endsAt }) };
    if (Object.keys(changes).length === 0) {
      throw new OperatorFailure('Nothing to correct: "bonus correct --help" shows what there is.');
    }
    requireLawful(work, { ...bonus, ...changes });
    const [after] = await tx.update(bonuses).set(changes).where(eq(bonuses.id, bonus.id)).returning();
    if (!after) throw new Error('the bonus was not written');
    const shown = (row: BonusRow) => ({ ...readable(row), endsAt: row.endsAt });
    await audit(`bonus ${bonus.id}`, shown(bonus), { ...shown(after), reason });
    return `Bonus ${bonus.id} is corrected.`;
  },
};

async function openBonus({ tx }: Work, given: Given): Promise<BonusRow> {
  const id = needed(given.id('id'), 'id');
  const [bonus] = await tx
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.id, id), inArray(bonuses.state, ['active', 'next'])))
    .for('update');
  if (!bonus) throw new OperatorFailure(`No bonus ${id} is active or next: "bonus list" shows them.`);
  return bonus;
}

const list: Command = {
  name: 'bonus list',
  says: 'lists the bonuses of a member',
  options: { member: { type: 'string', value: '<account>', says: 'the member’s account' } },
  reads: true,
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const rows = await work.tx
      .select()
      .from(bonuses)
      .where(eq(bonuses.memberId, member.id))
      .orderBy(sql`${bonuses.id} DESC`);
    if (rows.length === 0) return 'No bonuses.';
    const lines: string[] = [];
    for (const row of rows) {
      const { value, wagering, currency } = readable(row);
      const wagered = readable({ ...row, value: await wageredOf(work.tx, row) }).value;
      const progress = `${value} ${currency}, ${wagered} of ${wagering} wagered`;
      lines.push(`${row.id}  ${row.state}  ${row.title.en_US}  ${progress}`);
    }
    return lines.join('\n');
  },
};

export const bonusCommands: readonly Command[] = [setOffer, withdrawOffer, offers, grant, end, correct, list];

import { and, eq, exists, gt, inArray, isNotNull, lt, not, sql } from 'drizzle-orm';
import type { JurisdictionRules } from '@tessera/domain';
import { CHANNELS, letterSent } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { letters } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { responsibleChanges, responsibleLimits } from '../db/schema/responsible.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { giveNotice, toChannel } from '../live/notices.ts';
import { queueLetterPush } from '../push/queue-push.ts';
import type { Services } from '../services.ts';
import { noteChange } from './changes.ts';
import { takesNoBreak } from './exclusions.ts';
import { YEARLY_INVITATION } from './yearly-invitation.texts.ts';

/** Members of one transaction. */
const AT_ONCE = 100;
const SITE = { by: 'operator', why: 'yearly invitation' } as const;

/**
 * Where the law asks for it, writes each year to every member who has no limit and invites them to set one: a year after
 * the registration, the last change of a limit or the last invitation. The history of the member's protection has it.
 */
export async function inviteYearly(
  { db }: Pick<Services, 'db'>,
  { invitations }: Pick<JurisdictionRules, 'invitations'>,
  now: Date,
): Promise<void> {
  if (!invitations.includes('yearly')) return;
  while ((await serializable(db, (tx) => inviteSome(tx, now))) === AT_ONCE);
}

/** Returns how many were invited. */
async function inviteSome(tx: Transaction, now: Date): Promise<number> {
  const due = await tx
    .select({ id: members.id })
    .from(members)
    .where(isDue(tx, now))
    .orderBy(members.id)
    .limit(AT_ONCE)
    .for('no key update', { skipLocked: true });
  for (const { id } of due) {
    const [letter] = await tx
      .insert(letters)
      .values({ memberId: id, ...YEARLY_INVITATION })
      .returning({ id: letters.id });
    if (!letter) throw new Error('the letter was not written');
    await queueLetterPush(tx, [{ id: letter.id, memberId: id }]);
    const change = { subject: 'limit_invitation', before: null, after: null, effectiveAt: now } as const;
    await noteChange(tx, id, SITE, change, now);
    await giveNotice(tx, toChannel(CHANNELS.member(id), letterSent, { id: letter.id }));
  }
  return due.length;
}

function isDue(tx: Queries, now: Date) {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  const limits = tx
    .select({ one: sql`1` })
    .from(responsibleLimits)
    .where(and(eq(responsibleLimits.memberId, members.id), isNotNull(responsibleLimits.amount)));
  const lately = tx
    .select({ one: sql`1` })
    .from(responsibleChanges)
    .where(
      and(
        eq(responsibleChanges.memberId, members.id),
        inArray(responsibleChanges.subject, ['limit', 'limit_invitation']),
        gt(responsibleChanges.at, yearAgo),
      ),
    );
  return and(
    eq(members.status, 'active'),
    lt(members.createdAt, yearAgo),
    takesNoBreak(now),
    not(exists(limits)),
    not(exists(lately)),
  );
}

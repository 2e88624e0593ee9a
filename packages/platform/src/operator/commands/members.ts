import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import {
  CHANNELS,
  appCleanCache,
  forwardGameStatus,
  letterDeleted,
  letterSent,
  profileUpdated,
} from '@tessera/wire';
import { letters, transferLocks } from '../../db/schema/content.ts';
import { members } from '../../db/schema/members.ts';
import { sessions } from '../../db/schema/security.ts';
import { toChannel, toMembers } from '../../live/notices.ts';
import { closeGames } from '../../play/launch.ts';
import { queueLetterPush } from '../../push/queue-push.ts';
import { recipientsOf } from '../../responsible/may-reach.ts';
import { publishedAccounts } from '../../seed/published-accounts.ts';
import { INSTANT, localText, type Command, type Option, type Work } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { findMember, findMembers } from '../find-member.ts';
import { needed } from '../given.ts';

const MEMBER: Option = { type: 'string', value: '<account>', says: 'the member’s account' };
/** The code of spec §8: transfer-disabled notice. */
const TRANSFER_DISABLED = '957';

const sendLetters: Command = {
  name: 'letters send',
  says: 'sends a letter to members',
  options: {
    to: { type: 'string', multiple: true, value: '<account>', says: 'a member’s account; may be repeated' },
    everybody: {
      type: 'boolean',
      says: 'to all active members who take no break from play, instead of --to',
    },
    necessary: {
      type: 'boolean',
      says: 'also to those who take a break or have left; for what they have to know, and no offers',
    },
    currency: {
      type: 'string',
      multiple: true,
      value: '<code>',
      says: 'with --everybody: only those of this currency',
    },
    title: localText('its heading'),
    content: localText('the letter, in HTML'),
    expires: INSTANT('when its time is over'),
  },
  async run(work, given) {
    const { tx } = work;
    const [title, content] = [
      needed(given.localText('title'), 'title'),
      needed(given.markup('content'), 'content'),
    ];
    const accounts = given.texts('to');
    const everybody = given.flag('everybody');
    if (everybody === accounts.length > 0)
      throw new OperatorFailure('Give --to <account> or --everybody, one of the two.');
    const currencies = given.currencies('currency');
    const message = given.flag('necessary') ? 'account' : 'offer';
    const asked = everybody ? undefined : await findMembers(work, accounts);
    const where = asked
      ? inArray(
          members.id,
          asked.map(({ id }) => id),
        )
      : and(eq(members.status, 'active'), currencies ? inArray(members.currency, currencies) : undefined);
    const { reached: to, leftAlone } = await recipientsOf(tx, where, message, work.now);
    if (asked && leftAlone.length > 0) {
      const names = leftAlone.map(({ account }) => account).join(', ');
      throw new OperatorFailure(
        `${names} may get no offer: a break runs, or the account is closed. Send what they have to know with --necessary.`,
      );
    }
    if (to.length === 0) throw new OperatorFailure('There is no such member: nothing was sent.');
    const expiresAt = given.instant('expires') ?? null;
    const ids = to.map(({ id }) => id);
    const sent = await tx.execute<{ id: number; member_id: number }>(
      sql`INSERT INTO letters (member_id, title, content, expires_at)
        SELECT member_id, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(content)}::jsonb, ${expiresAt?.toISOString() ?? null}::timestamptz
        FROM unnest(${`{${ids.join(',')}}`}::int[]) AS member_id RETURNING id, member_id`,
    );
    await queueLetterPush(
      tx,
      sent.rows.map(({ id, member_id: memberId }) => ({ id, memberId })),
    );
    const subject = everybody ? `letters to everybody` : `letters to ${accounts.join(', ')}`;
    await work.audit(subject, null, { title, content, expiresAt, members: sent.rows.length });
    const present = await whoIsHere(work);
    const told = sent.rows.filter((row) => present.has(row.member_id));
    await work.tell(
      ...told.map((row) => toChannel(CHANNELS.member(row.member_id), letterSent, { id: row.id })),
    );
    return `Sent to ${sent.rows.length} ${sent.rows.length === 1 ? 'member' : 'members'}.`;
  },
};

/** Members with a session: nobody else has a page open that could be told. */
async function whoIsHere({ tx }: Work): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectDistinct({ id: sessions.memberId })
    .from(sessions)
    .where(gt(sessions.endsAt, sql`now()`));
  return new Set(rows.map(({ id }) => id));
}

const disableTransfer: Command = {
  name: 'transfer-disabled on',
  says: 'stops a member’s money from moving into games: open games close, and none opens',
  options: { member: MEMBER },
  async run(work, given) {
    const { id, account } = await findMember(work, needed(given.text('member'), 'member'));
    const [lock] = await work.tx
      .insert(transferLocks)
      .values({ memberId: id })
      .onConflictDoNothing()
      .returning();
    if (!lock) throw new OperatorFailure(`Transfers of ${account} are disabled already.`);
    await closeGames(work.tx, { memberId: id });
    await work.audit(`member ${id}`, { transferDisabled: false }, { transferDisabled: true });
    await work.tell(toChannel(CHANNELS.member(id), forwardGameStatus, { code: TRANSFER_DISABLED }));
    return `Transfers of ${account} are disabled.`;
  },
};

const enableTransfer: Command = {
  name: 'transfer-disabled off',
  says: 'lets a member’s money move into games again',
  options: { member: MEMBER },
  async run(work, given) {
    const { id, account } = await findMember(work, needed(given.text('member'), 'member'));
    const [lock] = await work.tx.delete(transferLocks).where(eq(transferLocks.memberId, id)).returning();
    if (!lock) throw new OperatorFailure(`Transfers of ${account} are not disabled.`);
    await work.audit(`member ${id}`, { transferDisabled: true }, { transferDisabled: false });
    await work.tell(toChannel(CHANNELS.member(id), profileUpdated, {}));
    return `Transfers of ${account} are enabled again.`;
  },
};

const endSessions: Command = {
  name: 'sessions end',
  says: 'logs a member out everywhere',
  options: { member: MEMBER },
  async run(work, given) {
    const { id, account } = await findMember(work, needed(given.text('member'), 'member'));
    const names = await endAll(work, id);
    await work.audit(`member ${id}`, { sessions: names }, { sessions: [] });
    return `${names.length} ${names.length === 1 ? 'session' : 'sessions'} of ${account} ended.`;
  },
};

/** Switches an account off or on; one that is off is refused with 102 (spec §8 Login). */
const switchMember = (status: 'active' | 'disabled'): Command => ({
  name: status === 'active' ? 'members enable' : 'members disable',
  says:
    status === 'active'
      ? 'lets a member log in again, also one who closed the account'
      : 'closes an account: its sessions end at once',
  options: { member: MEMBER },
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const { id, account, status: before } = member;
    if (before === status) throw new OperatorFailure(`The account ${account} is ${status} already.`);
    const opened = status === 'active' ? { closedAt: null } : {};
    await work.tx
      .update(members)
      .set({ status, ...opened })
      .where(eq(members.id, id));
    await work.audit(`member ${id}`, { status: before, closedAt: member.closedAt }, { status, ...opened });
    if (status === 'disabled') await endAll(work, id);
    return `The account ${account} is ${status}.`;
  },
});

/** Asks for a new password before anything else (spec §4 First login). Sessions and open games go on. */
const requirePasswordChange: Command = {
  name: 'members require-password-change',
  says: 'asks a member for a new password before they can play or withdraw again',
  options: { member: MEMBER },
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const { id, account, mustChangePassword } = member;
    if (mustChangePassword) throw new OperatorFailure(`${account} must change the password already.`);
    await work.tx.update(members).set({ mustChangePassword: true }).where(eq(members.id, id));
    await work.audit(`member ${id}`, { mustChangePassword }, { mustChangePassword: true });
    await work.tell(toChannel(CHANNELS.member(id), profileUpdated, {}));
    return `${account} must choose a new password.`;
  },
};

const disableSamples: Command = {
  name: 'samples disable',
  says: 'closes the sample accounts that still have their published passwords: their sessions end at once',
  options: {},
  async run(work) {
    const accounts = await publishedAccounts(work.tx);
    if (accounts.length === 0) return 'No sample account has its published password.';
    for (const account of accounts) {
      const { id, status } = await findMember(work, account);
      await work.tx.update(members).set({ status: 'disabled' }).where(eq(members.id, id));
      await work.audit(`member ${id}`, { status }, { status: 'disabled' });
      await endAll(work, id);
    }
    return `Disabled: ${accounts.join(', ')}.`;
  },
};

/** Ends all sessions of a member, with the games that are open in them. @returns their names */
async function endAll({ tx, tell }: Work, memberId: number): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    // By the database's clock, which says whether a session is still good.
    .set({ endsAt: sql`now()` })
    .where(and(eq(sessions.memberId, memberId), gt(sessions.endsAt, sql`now()`)))
    .returning({ id: sessions.id });
  await closeGames(tx, { memberId });
  await tell(...ended.map((session) => ({ to: 'session', sessionId: session.id }) as const));
  return ended.map((session) => session.id);
}

const clearCaches: Command = {
  name: 'caches clear',
  says: 'logs members out in their browsers, which clear what they keep and load the site again',
  options: { member: { ...MEMBER, says: 'only this one; else every member who has a page open' } },
  async run(work, given) {
    const account = given.text('member');
    const member = account === undefined ? undefined : await findMember(work, account);
    await work.audit(member ? `member ${member.id}` : 'all members', null, { cleanCache: true });
    await work.tell(
      member ? toChannel(CHANNELS.member(member.id), appCleanCache, {}) : toMembers(appCleanCache, {}),
    );
    return member ? `${member.account}’s browsers are told.` : 'Every member’s browser is told.';
  },
};

const lockedMembers: Command = {
  name: 'transfer-disabled list',
  says: 'lists the members whose transfers are disabled',
  options: {},
  reads: true,
  async run({ tx }) {
    const rows = await tx
      .select({ account: members.account, since: transferLocks.since })
      .from(transferLocks)
      .innerJoin(members, eq(members.id, transferLocks.memberId))
      .orderBy(members.account);
    return (
      rows.map(({ account, since }) => `${account}  since ${since.toISOString()}`).join('\n') || 'Nobody.'
    );
  },
};

/** Letters that nobody has opened yet can be taken back. */
const withdrawLetter: Command = {
  name: 'letters withdraw',
  says: 'takes back a letter that its member has not read',
  options: { id: { type: 'string', value: '<id>', says: 'which letter' } },
  async run(work, given) {
    const id = needed(given.id('id'), 'id');
    const [row] = await work.tx
      .update(letters)
      .set({ deletedAt: work.now })
      .where(and(eq(letters.id, id), isNull(letters.readAt), isNull(letters.deletedAt)))
      .returning();
    if (!row) throw new OperatorFailure(`There is no unread letter ${id}.`);
    await work.audit(`letter ${id}`, { ...row, deletedAt: null }, row);
    await work.tell(toChannel(CHANNELS.member(row.memberId), letterDeleted, { id }));
    return `The letter ${id} is withdrawn.`;
  },
};

export const memberCommands: readonly Command[] = [
  sendLetters,
  withdrawLetter,
  disableTransfer,
  enableTransfer,
  lockedMembers,
  endSessions,
  switchMember('disabled'),
  requirePasswordChange,
  disableSamples,
  switchMember('active'),
  clearCaches,
];

import { and, eq, ne, sql } from 'drizzle-orm';
import { comparedText, escapeControls, storedText } from '@tessera/domain';
import type { FastifyBaseLogger } from 'fastify';
import { agentLinks } from './schema/agent.ts';
import { bankAccounts } from './schema/cashier.ts';
import { members, type Contacts, type Member } from './schema/members.ts';
import { passkeys } from './schema/passkeys.ts';
import { registrationBlocks } from './schema/registration.ts';
import { facts } from './schema/site.ts';
import { linkedLogins } from './schema/third-party.ts';
import type { Database } from './connect.ts';
import { emailKeyOf } from './email-key.ts';
import type { Transaction } from './serializable.ts';

/** Any number: of two platforms that start on one database at once, one rewrites. */
const LOCK = 7_355_610;
/** Says in the database that its rows are in the canonical form, and in which version of it. */
const FACT = { name: 'canonical text', value: '2' } as const;
/** Members at one time. */
const BATCH = 1_000;
/** What one-line fields of the wire hold. */
const MAX_LINE = 64;

/** Stored text as it would be stored today; control characters that were let in before become visible. */
const canonical = (text: string): string => escapeControls(storedText(text));
const canonicalLine = (text: string): string => canonical(text).slice(0, MAX_LINE);

/**
 * Brings text that older releases have stored into the form in which it is stored and compared now, once. SQL cannot do
 * it: how a database folds case depends on its locale. Two members whose addresses turn out to be one keep them.
 */
export async function canonicaliseText(db: Database, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const [known] = await tx.select().from(facts).where(eq(facts.name, FACT.name));
    if (known?.value === FACT.value) return;
    await rewriteMembers(tx, log);
    await rewriteBankAccounts(tx);
    await rewriteCampaigns(tx);
    await rewriteBlocks(tx);
    await rewriteLabels(tx);
    await tx
      .insert(facts)
      .values(FACT)
      .onConflictDoUpdate({ target: facts.name, set: { value: FACT.value } });
  });
}

async function rewriteMembers(tx: Transaction, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  for (let after = 0; ;) {
    const batch = await tx
      .select()
      .from(members)
      .where(sql`${members.id} > ${after}`)
      .orderBy(members.id)
      .limit(BATCH);
    for (const member of batch) await rewriteMember(tx, member, log);
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.id;
  }
}

async function rewriteMember(
  tx: Transaction,
  member: Member,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { id } = member;
  const name = member.name && canonical(member.name);
  const email = member.email && canonical(member.email);
  const contacts = Object.fromEntries(
    Object.entries(member.contacts).map(([kind, handle]) => [kind, canonical(handle)]),
  ) as Contacts;
  const keys = { nameKey: name && comparedText(name), emailKey: email && emailKeyOf(email) };
  if (keys.emailKey !== member.emailKey && keys.emailKey !== null) {
    const [other] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.emailKey, keys.emailKey), ne(members.id, id)));
    if (other) {
      log.warn({ memberId: id, otherId: other.id }, 'two members have the same e-mail address');
      keys.emailKey = member.emailKey;
    }
  }
  const after = { name, email, contacts, ...keys };
  const before = Object.fromEntries(
    Object.keys(after).map((column) => [column, member[column as keyof typeof after]]),
  );
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await tx.update(members).set(after).where(eq(members.id, id));
}

async function rewriteBankAccounts(tx: Transaction): Promise<void> {
  for (const { id, bankName, holderName } of await tx.select().from(bankAccounts)) {
    const after = { bankName: canonical(bankName), holderName: canonical(holderName) };
    if (after.bankName === bankName && after.holderName === holderName) continue;
    await tx.update(bankAccounts).set(after).where(eq(bankAccounts.id, id));
  }
}

async function rewriteCampaigns(tx: Transaction): Promise<void> {
  const rows = await tx.select().from(agentLinks).orderBy(agentLinks.createdAt);
  const isTaken = new Set(rows.map(keyOfCampaign));
  for (const row of rows) {
    const campaign = canonicalLine(row.campaign);
    const after = { ...row, campaign, campaignKey: comparedText(campaign) };
    if (after.campaign === row.campaign && after.campaignKey === row.campaignKey) continue;
    // Two campaigns that turn out to have one name both stay.
    if (isTaken.has(keyOfCampaign(after))) after.campaignKey = row.campaignKey;
    isTaken.add(keyOfCampaign(after));
    await tx.update(agentLinks).set(after).where(eq(agentLinks.code, row.code));
  }
}

const keyOfCampaign = ({ agentId, campaignKey, subId }: typeof agentLinks.$inferSelect): string =>
  JSON.stringify([agentId, campaignKey, subId]);

const COMPARED_BLOCK: Readonly<
  Record<(typeof registrationBlocks.$inferSelect)['field'], (value: string) => string>
> = { member_name: comparedText, member_email: emailKeyOf, member_phone: storedText };

async function rewriteBlocks(tx: Transaction): Promise<void> {
  for (const block of await tx.select().from(registrationBlocks)) {
    const value = COMPARED_BLOCK[block.field](block.value);
    if (value === block.value) continue;
    await tx
      .delete(registrationBlocks)
      .where(and(eq(registrationBlocks.field, block.field), eq(registrationBlocks.value, block.value)));
    await tx
      .insert(registrationBlocks)
      .values({ ...block, value })
      .onConflictDoNothing();
  }
}

/** What members call their passkeys and linked logins. */
async function rewriteLabels(tx: Transaction): Promise<void> {
  for (const { id, name } of await tx.select({ id: passkeys.id, name: passkeys.name }).from(passkeys)) {
    const after = canonicalLine(name);
    if (after !== name) await tx.update(passkeys).set({ name: after }).where(eq(passkeys.id, id));
  }
  const logins = await tx.select({ id: linkedLogins.id, label: linkedLogins.label }).from(linkedLogins);
  for (const { id, label } of logins) {
    const after = label && canonical(label);
    if (after !== label) await tx.update(linkedLogins).set({ label: after }).where(eq(linkedLogins.id, id));
  }
}

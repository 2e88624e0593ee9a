import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { asAgent } from '../agent/as-agent.ts';
import { hashPassword } from '../auth/passwords.ts';
import { accountKeyOf, emailKeyOf, nameKeyOf } from '../auth/registration-fields.ts';
import type { Database } from '../db/connect.ts';
import type { Transaction } from '../db/serializable.ts';
import * as schema from '../db/schema.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { issue, worthOfUsd } from '../ledger/play-money.ts';
import type { Settings } from '../settings.ts';
import { seedActivities } from './activities.ts';
import { seedBonuses } from './bonuses.ts';
import { seedAgents, seedSampleAgent } from './agents.ts';
import { seedCashier } from './cashier.ts';
import { buildCatalogue } from './catalogue.ts';
import * as content from './content-rows.ts';
import { seedRecommendation } from './recommendation.ts';
import { insertRegistrationSettings, insertSampleSecurity } from './registration-rows.ts';
import { siteTimeZone } from '../site/calendar.ts';
import { SAMPLE_ACCOUNTS } from './samples.ts';
import { SEED_LOCK } from './lock.ts';
import * as site from './site-rows.ts';
import { upsert, upsertUnlessEdited } from './upsert.ts';

/**
 * Fills the database with the sample site. Run again it changes nothing; with another release's content, or with
 * `large`, it brings games and texts up to date and leaves alone members, their money, the operator's settings, and what
 * an operator has written anew.
 */
export async function seedDatabase(
  db: Database,
  settings: Pick<Settings, 'seed' | 'seedAccounts' | 'playMoneyUsd'>,
): Promise<void> {
  const catalogue = buildCatalogue(settings.seed);
  const banners = site.bannerRows((title) => {
    const name = catalogue.names.find((row) => row.language === 'en_US' && row.name === title);
    if (!name) throw new Error(`a banner leads to "${title}", which is not in the catalogue`);
    return name.gameId;
  });
  const lists = content.siteListRows(templateGames(catalogue.games));
  const stamp = createHash('sha256')
    .update(JSON.stringify([catalogue, banners, lists, { ...site }, { ...content }]))
    .digest('hex');
  const hashes = new Map<string, string>();
  if (settings.seedAccounts && !(await hasFact(db, 'members'))) {
    for (const { account, password, withdrawPassword } of SAMPLE_ACCOUNTS) {
      hashes.set(account, await hashPassword(password));
      if (withdrawPassword) hashes.set(withdrawKey(account), await hashPassword(withdrawPassword));
    }
  }
  const changed = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [known] = await tx.select().from(schema.facts).where(eq(schema.facts.name, 'seed'));
    if (known?.value !== stamp) {
      await upsert(tx, schema.providers, schema.providers.id, catalogue.providers);
      await upsert(tx, schema.games, schema.games.id, catalogue.games);
      await tx.delete(schema.gameNames);
      await upsert(tx, schema.gameNames, undefined, catalogue.names);
      await upsert(tx, schema.memberGrades, schema.memberGrades.id, site.gradeRows);
      await upsert(tx, schema.agentLevels, schema.agentLevels.level, site.agentLevelRows);
      await upsert(tx, schema.agreementSections, schema.agreementSections.id, site.agreementRows);
      await tx.insert(schema.bulletinPlaces).values(content.bulletinPlaceRows).onConflictDoNothing();
      await upsertContent(tx, banners, lists);
      await setFact(tx, 'seed', stamp);
    }
    const isNew = !(await hasFact(tx, 'members'));
    if (isNew) {
      await tx
        .insert(schema.sites)
        .values({ ...site.siteRow, settings: { ...site.siteRow.settings, timeZone: siteTimeZone() } })
        .onConflictDoNothing();
      await insertMembers(tx, hashes, settings.playMoneyUsd);
      await setFact(tx, 'members', 'seeded');
    }
    if (known?.value !== stamp) await insertRegistrationSettings(tx);
    if (!(await hasFact(tx, 'activities'))) {
      await seedActivities(tx);
      await setFact(tx, 'activities', 'seeded');
    }
    if (!(await hasFact(tx, 'bonuses'))) {
      await seedBonuses(tx);
      await setFact(tx, 'bonuses', 'seeded');
    }
    if (!(await hasFact(tx, 'recommendation'))) {
      await seedRecommendation(tx);
      await setFact(tx, 'recommendation', 'seeded');
    }
    if (!(await hasFact(tx, 'cashier'))) {
      await seedCashier(tx);
      await setFact(tx, 'cashier', 'seeded');
    }
    if (!(await hasFact(tx, 'agents'))) {
      await seedAgents(tx);
      await setFact(tx, 'agents', 'seeded');
    }
    if (isNew && settings.seedAccounts) await seedSampleAgent(tx, new Date());
    return known?.value !== stamp;
  });
  // Without it the planner takes the tables for empty, and a search of the large catalogue takes seconds.
  if (changed) await db.execute(sql`ANALYZE`);
}

/** What operators publish and change, too. */
async function upsertContent(
  tx: Transaction,
  banners: readonly (typeof schema.banners.$inferInsert)[],
  lists: readonly (typeof schema.siteListEntries.$inferInsert)[],
): Promise<void> {
  // The hashes are of instants as text.
  await tx.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
  const { announcements, articles, bulletins, promotions, siteListEntries } = schema;
  await upsertUnlessEdited(tx, schema.banners, [schema.banners.id], banners);
  await upsertUnlessEdited(tx, announcements, [announcements.id], site.announcementRows);
  await upsertUnlessEdited(tx, promotions, [promotions.id], site.promotionRows);
  await upsertUnlessEdited(tx, bulletins, [bulletins.id], content.bulletinRows);
  await upsertUnlessEdited(tx, siteListEntries, [siteListEntries.id], lists);
  await upsertUnlessEdited(tx, articles, [articles.kind, articles.id], content.articleRows);
}

const withdrawKey = (account: string): string => `${account} withdraw`;

async function insertMembers(tx: Transaction, hashes: ReadonlyMap<string, string>, playMoneyUsd: number) {
  for (const sample of SAMPLE_ACCOUNTS) {
    const { account, currency, language, name, email, phone, gradeId, agentLevel } = sample;
    const passwordHash = hashes.get(account);
    if (passwordHash === undefined) return;
    const [member] = await tx
      .insert(schema.members)
      .values({
        account,
        accountKey: accountKeyOf(account),
        passwordHash,
        currency,
        language,
        name,
        nameKey: nameKeyOf(name),
        email,
        emailKey: emailKeyOf(email),
        phone,
        gradeId,
        ...(agentLevel !== undefined && asAgent(agentLevel)),
      })
      .onConflictDoNothing()
      .returning({ id: schema.members.id });
    if (!member) continue;
    await insertSampleSecurity(tx, member.id, sample, hashes.get(withdrawKey(account)));
    await tx
      .insert(schema.letters)
      .values(content.welcomeLetters.map((letter) => ({ ...letter, memberId: member.id })));
    const wallet = await openAccount(tx, memberAccount(member.id, currency));
    const amount = worthOfUsd(playMoneyUsd, currency);
    await issue(tx, wallet, { currency, amount, kind: 'welcome', key: `welcome:${member.id}` });
  }
}

const TEMPLATE_GAMES = 12;

/** What the sample site's template puts first: its most liked games. */
function templateGames(games: readonly (typeof schema.games.$inferInsert)[]): number[] {
  const liked = games.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);
  return liked.slice(0, TEMPLATE_GAMES).map(({ id }) => id);
}

async function hasFact(queries: Pick<Database, 'select'>, name: string): Promise<boolean> {
  return (await queries.select().from(schema.facts).where(eq(schema.facts.name, name))).length > 0;
}

async function setFact(tx: Transaction, name: string, value: string): Promise<void> {
  await tx
    .insert(schema.facts)
    .values({ name, value })
    .onConflictDoUpdate({ target: schema.facts.name, set: { value } });
}

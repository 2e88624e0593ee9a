import { count } from 'drizzle-orm';
import { CURRENCY_CODES, HALLS, LOCALE_CODES } from '@tessera/domain';
import { ensureDatabase } from '@tessera/server';
import { catalogue } from '../art/index.ts';
import { connect } from '../db/connect.ts';
import { gameNames, games } from '../db/schema/catalogue.ts';
import { members } from '../db/schema/members.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readSettings } from '../settings.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { buildCatalogue } from './catalogue.ts';
import { NAMES } from './names/names.ts';
import { seedDatabase } from './seed.ts';
import { promotionRows, registerFieldRows } from './site-rows.ts';

test('the catalogue is the same every time', () => {
  expect(JSON.stringify(buildCatalogue('standard'))).toBe(JSON.stringify(buildCatalogue('standard')));
});

test('three hundred games of twelve providers in all eight halls, each code once', () => {
  const { games: rows, providers } = buildCatalogue('standard');
  expect(rows).toHaveLength(300);
  expect(providers).toHaveLength(12);
  expect(new Set(rows.map(({ hallId }) => hallId))).toEqual(new Set(HALLS.map(({ id }) => id)));
  expect(new Set(rows.map(({ gameCode }) => gameCode)).size).toBe(300);
  for (const hall of HALLS) {
    const tags = rows.filter(({ hallId }) => hallId === hall.id).map(({ tag }) => tag);
    expect(tags).toContain(null);
    expect(tags.some((tag) => tag !== null)).toBe(true);
  }
});

test('the large catalogue begins with the standard one', () => {
  const [standard, large] = [buildCatalogue('standard'), buildCatalogue('large')];
  expect(large.games).toHaveLength(10_000);
  expect(large.games.slice(0, 300)).toEqual(standard.games);
  expect(new Set(large.games.map(({ providerId, gameCode }) => `${providerId} ${gameCode}`)).size).toBe(
    10_000,
  );
});

test('ten thousand games have ten thousand names, and each provider and hall has its share', () => {
  const { games: rows, names } = buildCatalogue('large');
  for (const language of LOCALE_CODES) {
    const own = names.filter((row) => row.language === language).map(({ name }) => name);
    expect(own.length).toBeGreaterThan(2_500);
    expect(new Set(own).size).toBe(own.length);
  }
  expect(names.filter(({ gameId }) => gameId === 301).map(({ language, name }) => [language, name])).toEqual(
    expect.arrayContaining([
      ['en_US', 'Verdant Facet Deluxe'],
      ['zh_CN', '翠光宝石·豪华版'],
      ['hi_IN', 'हरा नगीना डीलक्स'],
    ]),
  );
  const gamesOf = (key: 'providerId' | 'hallId') => {
    const shares = new Map<number, number>();
    for (const row of rows) shares.set(row[key], (shares.get(row[key]) ?? 0) + 1);
    return shares;
  };
  expect(gamesOf('providerId').size).toBe(12);
  expect(Math.min(...gamesOf('providerId').values())).toBeGreaterThan(200);
  expect(Math.min(...gamesOf('hallId').values())).toBeGreaterThan(200);
});

test('every translated name belongs to a game, and differs from its English one', () => {
  const titles = new Set(catalogue.map(({ title }) => title));
  for (const names of Object.values(NAMES)) {
    for (const [title, name] of Object.entries(names)) {
      expect(titles).toContain(title);
      expect(name).not.toBe(title);
    }
  }
});

test('promotions are told in every language', () => {
  for (const { title, summary, content } of promotionRows) {
    for (const text of [title, summary, content]) {
      expect(Object.keys(text).sort()).toEqual([...LOCALE_CODES].sort());
      const { en_US, ...others } = text;
      expect(Object.values(others)).not.toContain(en_US);
    }
  }
});

test('every currency has its registration form', () => {
  expect(new Set(registerFieldRows.map(({ currency }) => currency))).toEqual(new Set(CURRENCY_CODES));
});

test('a second seed changes nothing, and a larger one keeps members and money', async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  const { db, close } = connect(url, () => undefined);
  const settings = readSettings({});
  const state = async () => ({
    games: (await db.select({ n: count() }).from(games))[0]?.n,
    members: (await db.select().from(members)).map(({ id, passwordHash }) => [id, passwordHash]),
    ledger: await verifyLedger(db),
  });
  const first = await state();
  expect(first.ledger.problems).toEqual([]);
  await seedDatabase(db, settings);
  expect(await state()).toEqual(first);
  await seedDatabase(db, { ...settings, seed: 'large' });
  expect(await state()).toEqual({ ...first, games: 10_000 });
  expect((await db.select({ n: count() }).from(gameNames))[0]?.n).toBeGreaterThan(10_000);
  await close();
});

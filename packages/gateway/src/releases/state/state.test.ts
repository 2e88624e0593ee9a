import { readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { temporaryFolder } from '../../testing/folder.ts';
import type { HelperProcess } from '../../testing/helper-process.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { expectWithin } from '../../testing/proof.ts';
import { until } from '../../testing/until.ts';
import { releaseFolders, type ReleaseFolders } from '../folders.ts';
import { fileState } from './file-state.ts';
import { minuteOf } from './health-counts.ts';
import { advanced } from './pointer.ts';
import { postgresState } from './postgres-state.ts';
import { HEALTH_KEPT_MINUTES, type Change, type Pointer, type ReleaseState } from './state.ts';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let folders: ReleaseFolders;
let postgres: HelperProcess;
let opened: ReleaseState[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  temporary = await temporaryFolder();
  folders = releaseFolders(temporary.path);
});
afterEach(async () => {
  await Promise.all(opened.map((state) => state.close()));
  opened = [];
  await query('DROP SCHEMA IF EXISTS releases CASCADE');
  await temporary.remove();
});

const kinds = {
  files: () => fileState(folders),
  PostgreSQL: () => postgresState(postgres.url),
};

async function query(text: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(text);
  } finally {
    await client.end();
  }
}

/** Makes a release of a part live. */
const publishing =
  (part: string, release: string) =>
  (from: Pointer): Change => {
    const parts = advanced(from.parts, part, release);
    const to = parts[part];
    if (!to) throw new Error('it has no standing');
    const move = { who: 'site', part, what: 'published', from: from.parts[part] ?? null, why: '' } as const;
    return { parts, moves: [{ ...move, to }] };
  };

/** Within this, a change reaches every follower: `npm run prove` checks it. */
const NOTIFIED_MS = 3_000;

describe.each(Object.entries(kinds))('the state in %s', (_, kind) => {
  const open = async () => {
    const state = await kind();
    opened.push(state);
    return state;
  };

  it('is nothing at first, and grows by one revision with each change', async () => {
    const state = await open();
    expect(await state.read()).toEqual({ revision: 0, parts: {} });
    await state.change(publishing('shell', '1'));
    const after = await state.change(publishing('mf-lobby', '1'));
    expect(after).toEqual({
      revision: 2,
      parts: {
        shell: { live: '1', previous: null, canary: null },
        'mf-lobby': { live: '1', previous: null, canary: null },
      },
    });
    expect(await state.read()).toEqual(after);
  });

  it('keeps a canary as it was set', async () => {
    const state = await open();
    await state.change(publishing('shell', '1'));
    const canary = { release: '2', share: 0.2, since: '2026-01-31T12:00:00.000Z', limit: 0.05 };
    const to = { live: '1', previous: null, canary };
    await state.change((from) => ({
      parts: { ...from.parts, shell: to },
      moves: [
        { who: 'team', part: 'shell', what: 'canary', from: from.parts['shell'] ?? null, to, why: 'try it' },
      ],
    }));
    expect((await state.read()).parts['shell']).toEqual(to);
    expect((await state.log({ limit: 1 }))[0]).toMatchObject({ to, why: 'try it', revision: 2 });
  });

  it('writes every move down, the newest first, by part where one is asked for', async () => {
    const state = await open();
    for (const [part, release] of [
      ['shell', '1'],
      ['mf-lobby', '1'],
      ['mf-lobby', '2'],
    ] as const) {
      await state.change(publishing(part, release));
    }
    const all = await state.log({ limit: 10 });
    expect(all.map(({ part, to, revision }) => [part, to.live, revision])).toEqual([
      ['mf-lobby', '2', 3],
      ['mf-lobby', '1', 2],
      ['shell', '1', 1],
    ]);
    expect(all[0]?.from).toEqual({ live: '1', previous: null, canary: null });
    expect(Math.abs(Date.parse(all[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
    expect((await state.log({ part: 'shell', limit: 10 })).map(({ part }) => part)).toEqual(['shell']);
    expect((await state.log({ limit: 1 })).map(({ revision }) => revision)).toEqual([3]);
  });

  it('changes nothing where the decision throws, or says so', async () => {
    const state = await open();
    await state.change(publishing('shell', '1'));
    const before = await state.read();
    await expect(state.change(() => Promise.reject(new Error('it does not fit')))).rejects.toThrow(
      'it does not fit',
    );
    expect(await state.change(({ parts }) => ({ parts, moves: [] }))).toEqual(before);
    expect(await state.read()).toEqual(before);
    expect(await state.log({ limit: 10 })).toHaveLength(1);
  });

  it('takes the changes of many gateways one after the other, and loses none', async () => {
    const states = await Promise.all([open(), open(), open()]);
    const changes = Array.from({ length: 30 }, (__, index) =>
      states[index % 3]?.change(publishing('shell', `release-${index}`)),
    );
    await Promise.all(changes);
    const [state] = states;
    const moves = await state?.log({ limit: 100 });
    expect(moves?.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 30 }, (__, index) => 30 - index),
    );
    // Each began where the one before had ended.
    const oldest = [...(moves ?? [])].reverse();
    expect(oldest.slice(1).map(({ from }) => from)).toEqual(oldest.slice(0, -1).map(({ to }) => to));
    expect((await state?.read())?.revision).toBe(30);
  });

  it('is always read whole while it is changed', async () => {
    const [writer, reader] = await Promise.all([open(), open()]);
    await writer.change(publishing('shell', 'release-0'));
    let isMoving = true;
    const seen = (async () => {
      const revisions: number[] = [];
      while (isMoving) {
        const { revision, parts } = await reader.read();
        expect(parts['shell']?.live).toBe(`release-${revision - 1}`);
        revisions.push(revision);
      }
      return revisions;
    })();
    for (let index = 1; index <= 30; index += 1) await writer.change(publishing('shell', `release-${index}`));
    isMoving = false;
    const revisions = await seen;
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  });

  it('notifies every follower, and none that has left', async () => {
    const [mine, theirs] = await Promise.all([open(), open()]);
    let [told, gone, marked] = [0, 0, 0];
    const unfollow = mine.follow(() => (told += 1));
    mine.follow(() => (gone += 1))();
    // Followers are notified in their order: where this one was, the others would have been.
    const unmark = mine.follow(() => (marked += 1));
    gone = 0;
    for (const release of ['1', '2', '3']) {
      told = 0;
      await theirs.change(publishing('shell', release));
      expectWithin(await until(() => told > 0), NOTIFIED_MS);
    }
    unfollow();
    told = 0;
    for (const release of ['4', '5']) {
      marked = 0;
      await theirs.change(publishing('shell', release));
      expectWithin(await until(() => marked > 0), NOTIFIED_MS);
    }
    unmark();
    expect([told, gone]).toEqual([0, 0]);
  });

  it('sums the health that all gateways count', async () => {
    const [mine, theirs] = await Promise.all([open(), open()]);
    const minute = minuteOf(Date.now());
    const count = { name: 'mf-lobby', release: '1', minute, loads: 2, failures: 1, loadMs: 250.5 };
    await Promise.all([
      ...Array.from({ length: 5 }, () => mine.addHealth([count, { ...count, release: '2' }, count])),
      ...Array.from({ length: 5 }, () => theirs.addHealth([{ ...count, release: '2' }, count])),
    ]);
    await mine.addHealth([
      { ...count, minute: minute - 30 },
      { ...count, minute: minute - HEALTH_KEPT_MINUTES },
    ]);
    await mine.addHealth([]);
    const now = (await theirs.health(10)).sort((a, b) => (a.release < b.release ? -1 : 1));
    expect(now).toEqual([
      { ...count, loads: 30, failures: 15, loadMs: 3757.5 },
      { ...count, release: '2', loads: 20, failures: 10, loadMs: 2505 },
    ]);
    expect(await mine.health(60)).toHaveLength(3);
    expect(await mine.health(10_000)).toHaveLength(3);
  });

  it('takes a nonce once, whoever brings it', async () => {
    const [mine, theirs] = await Promise.all([open(), open()]);
    const later = Date.now() + 60_000;
    const tries = Array.from({ length: 10 }, (__, index) =>
      (index % 2 ? mine : theirs).useNonce('site:9f2c1a7b/..', later + index),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await mine.useNonce('site:9f2c1a7b/..', later)).toBe(false);
    expect(await mine.useNonce('another', later)).toBe(true);
  });
});

describe('the state in files', () => {
  it('goes on with what was written before there were revisions and canaries', async () => {
    const state = await fileState(folders);
    await writeFile(folders.pointer, '{"parts": {"shell": {"live": "1", "previous": null}}}');
    expect(await state.read()).toEqual({
      revision: 0,
      parts: { shell: { live: '1', previous: null, canary: null } },
    });
    expect((await state.change(publishing('shell', '2'))).revision).toBe(1);
  });

  it('is no guess when the pointer is damaged', async () => {
    const state = await fileState(folders);
    await writeFile(folders.pointer, '{"parts": {"../x": {"live": "1", "previous": null}}}');
    await expect(state.read()).rejects.toThrow('live.json is no pointer: publish again, or restore it');
  });

  it('holds no move that was broken off before the pointer had moved', async () => {
    const state = await fileState(folders);
    await state.change(publishing('shell', '1'));
    const made = await readFile(folders.audit, 'utf8');
    const broken = { ...JSON.parse(made), revision: 2, to: { live: 'never', previous: null, canary: null } };
    await writeFile(folders.audit, `${made}${JSON.stringify(broken)}\n${JSON.stringify(broken)}\n{"at": "20`);

    expect((await state.log({ limit: 10 })).map(({ to }) => to.live)).toEqual(['1']);
    await state.change(publishing('shell', '2'));
    expect((await state.log({ limit: 10 })).map(({ to }) => to.live)).toEqual(['2', '1']);
  });
});

describe('the state in PostgreSQL', () => {
  const open = async () => {
    const state = await postgresState(postgres.url);
    opened.push(state);
    return state;
  };

  it('makes its tables once, however many gateways start at the same instant', async () => {
    const states = await Promise.all(Array.from({ length: 8 }, open));
    await states[0]?.change(publishing('shell', '1'));
    const again = await open();
    expect((await again.read()).revision).toBe(1);
  });

  it('has a log that nobody can rewrite', async () => {
    const state = await open();
    await state.change(publishing('shell', '1'));
    for (const text of [
      `UPDATE releases.moves SET part = 'mf-lobby'`,
      'DELETE FROM releases.moves',
      'TRUNCATE releases.moves',
    ]) {
      await expect(query(text)).rejects.toThrow('releases.moves is insert-only');
    }
    expect(await state.log({ limit: 10 })).toHaveLength(1);
  });

  it('follows again after the connection was cut, and notifies of what may have been missed', async () => {
    const [mine, theirs] = await Promise.all([open(), open()]);
    let told = 0;
    const unfollow = mine.follow(() => (told += 1));
    await until(() => told > 0);
    told = 0;
    await query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
    );
    expectWithin(await until(() => told > 0), NOTIFIED_MS);
    told = 0;
    await theirs.change(publishing('shell', '1'));
    expectWithin(await until(() => told > 0), NOTIFIED_MS);
    unfollow();
  });

  it('says what is wrong where the database cannot be used', async () => {
    await expect(postgresState(postgres.url.replace('only-for-tests', 'wrong'))).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('forgets nonces and health whose time has passed', async () => {
    const first = await open();
    await first.useNonce('old', Date.now() - 1_000);
    const minute = minuteOf(Date.now()) - HEALTH_KEPT_MINUTES;
    await first.addHealth([{ name: 'shell', release: '1', minute, loads: 1, failures: 0, loadMs: 1 }]);
    const second = await open();
    await second.useNonce('new', Date.now() + 60_000);
    const { rows } = await query(
      'SELECT nonce FROM releases.nonces UNION ALL SELECT name FROM releases.health',
    );
    expect(rows).toEqual([{ nonce: 'new' }]);
  });
});

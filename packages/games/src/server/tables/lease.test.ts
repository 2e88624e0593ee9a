import { sql } from 'drizzle-orm';
import { createTestClock, type TestClock } from '../../testing/clock.ts';
import { freshDatabase } from '../../testing/test-run.ts';
import { untilTrue } from '../../testing/until.ts';
import { connect, type Store } from '../store/connect.ts';
import { LEASE_MS, LeaseLost, createLeases, fenced, whileHeld, type Lease, type Leases } from './lease.ts';

let clock: TestClock;
let store: Store;
let one: Leases;
let other: Leases;
beforeAll(async () => {
  const url = await freshDatabase();
  clock = await createTestClock(url);
  await clock.hold();
  store = connect(
    () => url,
    () => undefined,
  );
  one = createLeases(store.db, 'one');
  other = createLeases(store.db, 'other');
});
afterAll(() => store.close());

const expire = ({ name }: Lease) =>
  store.db.execute(sql`UPDATE leases SET until = clock_timestamp() - interval '1 ms' WHERE name = ${name}`);

async function taken(from: Leases, name: string): Promise<Lease> {
  const lease = await from.acquire(name);
  if (!lease) throw new Error(`${name} is somebody else's`);
  return lease;
}

test('of many who ask at once one has it', async () => {
  const asked = await Promise.all(
    Array.from({ length: 12 }, (_, n) => createLeases(store.db, `server ${n}`).acquire('crowd')),
  );
  expect(asked.filter(Boolean)).toHaveLength(1);
});

test('it stays with who renews it, and is taken over with a higher term when it has run out', async () => {
  const lease = await taken(one, 'renewed');
  expect(await one.renew([lease])).toEqual([lease]);
  expect(await other.acquire('renewed')).toBeUndefined();
  await expire(lease);
  const next = await taken(other, 'renewed');
  expect(next.term).toBe(lease.term + 1n);
  expect(await one.renew([lease])).toEqual([]);
  // Nor does the old holder give away what is another's.
  await one.release(lease);
  expect(await one.acquire('renewed')).toBeUndefined();
});

test('one that has run out is not renewed, though nobody has taken it: its holder takes it anew', async () => {
  const lease = await taken(one, 'late');
  const kept = await taken(one, 'kept');
  await expire(lease);
  expect(await one.renew([lease, kept])).toEqual([kept]);
  expect((await taken(one, 'late')).term).toBe(lease.term + 1n);
});

test('it runs out by the database’s clock, when its time has passed since the last renewal', async () => {
  const lease = await taken(one, 'left');
  // Its end is stored in whole milliseconds.
  await clock.forward(LEASE_MS - 1);
  expect(await other.acquire('left')).toBeUndefined();
  await clock.forward(2);
  expect((await taken(other, 'left')).term).toBe(lease.term + 1n);
});

test('a renewal begins its time again', async () => {
  const lease = await taken(one, 'kept on');
  await clock.forward(LEASE_MS / 2);
  expect(await one.renew([lease])).toEqual([lease]);
  await clock.forward(LEASE_MS - 1);
  expect(await other.acquire('kept on')).toBeUndefined();
});

test('what is given back is the next one’s at once', async () => {
  await one.release(await taken(one, 'given back'));
  expect(await other.acquire('given back')).toBeDefined();
});

test('what an old holder writes is refused', async () => {
  const lease = await taken(one, 'fenced');
  const write = (by: Lease) => fenced(store.db, by, async (tx) => (await tx.execute(sql`SELECT 1`)).rowCount);
  expect(await write(lease)).toBe(1);
  await expire(lease);
  await expect(write(lease)).rejects.toBeInstanceOf(LeaseLost);
  const next = await taken(other, 'fenced');
  await expect(write(lease)).rejects.toBeInstanceOf(LeaseLost);
  expect(await write(next)).toBe(1);
  const stands = async (by: Lease) => (await store.db.execute(sql`SELECT 1 WHERE ${whileHeld(by)}`)).rowCount;
  expect(await stands(lease)).toBe(0);
  expect(await stands(next)).toBe(1);
});

test('nobody takes over in the middle of its holder’s transaction', async () => {
  const lease = await taken(one, 'slow');
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const writing = fenced(store.db, lease, async (tx) => {
    entered.resolve();
    await held.promise;
    await tx.execute(sql`SELECT 1`);
    order.push('written');
  });
  await entered.promise;
  const taking = expire(lease)
    .then(() => other.acquire('slow'))
    .then(() => order.push('taken over'));
  const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await untilTrue(
    async () => (await store.db.execute(waiting)).rowCount === 1,
    'the wait for the end of the transaction',
  );
  held.resolve();
  await Promise.all([writing, taking]);
  expect(order).toEqual(['written', 'taken over']);
});

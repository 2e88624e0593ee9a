import { freshDatabase } from '../../testing/test-run.ts';
import { connect, type Store } from '../store/connect.ts';
import { createRoomSeats, readSeat } from './room-seats.ts';

let store: Store;
beforeEach(async () => {
  const url = await freshDatabase();
  store = connect(
    () => url,
    () => undefined,
  );
});
afterEach(() => store.close());

const PLAYERS = ['ada', 'ben', 'cay', 'dan', 'eve'];

test('of more players than seats, the first four are seen by a number, the same at every server', async () => {
  const [one, two] = [createRoomSeats(store.db), createRoomSeats(store.db)];
  const seats: (number | null)[] = [];
  for (const player of PLAYERS) seats.push(await one('reef', player));
  expect(seats).toEqual([1, 2, 3, 4, null]);
  expect(await Promise.all(PLAYERS.map((player) => two('reef', player)))).toEqual(seats);
  expect(await Promise.all(PLAYERS.map((player) => readSeat(store.db, 'reef', player)))).toEqual(seats);
  expect(await one('deep', 'eve')).toBe(1);
});

test('players who come at one moment have seats of their own', async () => {
  const seatOf = createRoomSeats(store.db);
  await Promise.all(PLAYERS.map((player) => seatOf('reef', player)));
  const { rows } = await store.pool.query<{ player_id: string }>('SELECT player_id FROM room_seats');
  expect(new Set(rows.map((row) => row.player_id)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(0);
});

test('a seat that nobody shoots from for a while is another player’s', async () => {
  const seatOf = createRoomSeats(store.db);
  for (const player of PLAYERS) await seatOf('reef', player);
  await store.pool.query(`UPDATE room_seats SET until = now() - interval '1 second' WHERE player_id = 'ben'`);
  expect(await readSeat(store.db, 'reef', 'ben')).toBeNull();
  const anew = createRoomSeats(store.db);
  expect(await anew('reef', 'eve')).toBe(2);
  expect(await anew('reef', 'ben')).toBeNull();
});

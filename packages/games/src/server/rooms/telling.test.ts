import type { RoomCaught, RoomShots } from '../../protocol/rooms.ts';
import { caughtOf, ready, startRoomsRig, type Ready, type RoomsRig } from '../../testing/rooms-rig.ts';
import { until } from '../../testing/until.ts';
import { tenFrom, to } from '../../testing/test-room.ts';
import { hearNotices } from '../live/notices.ts';
import { connect } from '../store/connect.ts';
import { createTelling } from './telling.ts';

let rig: RoomsRig;
beforeEach(async () => {
  rig = await startRoomsRig();
});
afterEach(() => rig.close());

test('others see bubbles rise and creatures come, at every server, and never whose they are', async () => {
  const [one, two] = await Promise.all([rig.serve(), rig.serve()]);
  const [ada, ben, eve] = [await ready(rig, one), await ready(rig, two), await ready(rig, one)];
  const answer = await ada.player.shoot(ada.round.roundId, 'request-1', to(ada.tide, ...tenFrom(0)));
  const caught = caughtOf(answer);
  const heardBy = ({ player }: Ready, name: string): unknown[] =>
    player.heard.filter((one) => one.name === name).map(({ event }) => event);
  for (const other of [ben, eve]) {
    await until(
      () => (heardBy(other, 'fishing.caught').length === caught.length ? true : undefined),
      'all who came',
    );
    expect(heardBy(other, 'fishing.shots')).toEqual([
      { tide: ada.tide, by: 1, shots: tenFrom(0).map((creature) => ({ creature })) } satisfies RoomShots,
    ]);
    expect(heardBy(other, 'fishing.caught')).toEqual(
      answer.view.caught.map((one) => ({ ...one, by: 1 }) satisfies RoomCaught),
    );
  }
  expect(heardBy(ada, 'fishing.caught')).toEqual([]);
  expect((await ada.player.room()).seat).toBe(1);
  await ben.player.shoot(ben.round.roundId, 'request-1', to(ben.tide, ...tenFrom(10)));
  await until(() => heardBy(ada, 'fishing.shots')[0], 'the bubbles of the other');
  expect(heardBy(ada, 'fishing.shots')).toMatchObject([{ by: 2 }]);
});

test('who shoots fast is seen a few times a second; who comes is always told', async () => {
  const store = connect(
    () => rig.databaseUrl,
    () => undefined,
  );
  const told: { shots: number[]; caught: unknown[] }[] = [];
  const stop = hearNotices({
    url: () => rig.databaseUrl,
    onNotice: (notice) => notice.kind === 'room' && told.push(notice),
    onListening: () => begin(),
    onLost: () => undefined,
  });
  let begin: () => void = () => undefined;
  await new Promise<void>((listening) => (begin = listening));
  let now = 1_000;
  const tell = createTelling(store.db, { warn: () => undefined }, () => now);
  for (const at of [0, 100, 199, 200, 350, 401]) {
    now = 1_000 + at;
    const caught = at === 350 ? [{ creature: 5, species: 'damsel', multiple: 1 }] : [];
    tell({ table: 'fishing-pond', playerId: 'ada', tide: '1', shots: [at], caught });
  }
  await until(() => (told.length >= 4 ? true : undefined), 'what is told');
  expect(told.map(({ shots, caught }) => [...shots, caught.length]).sort()).toEqual([
    [0, 0],
    [1],
    [200, 0],
    [401, 0],
  ]);
  await stop();
  await store.close();
});

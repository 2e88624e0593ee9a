import { startRig, type GamesRig } from '../../testing/games-rig.ts';

let rig: GamesRig;
beforeAll(async () => {
  rig = await startRig();
});
afterAll(() => rig.close());

test('a page knows the time zone of the site, also after a reload', async () => {
  const { session, bearer } = await rig.open({ timeZone: 'Asia/Kathmandu' });
  expect(session.timeZone).toBe('Asia/Kathmandu');
  const { data } = await rig.call('GET', '/session', undefined, bearer);
  expect(data).toMatchObject({ timeZone: 'Asia/Kathmandu' });
});

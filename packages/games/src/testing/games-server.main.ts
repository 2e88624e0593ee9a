import { readSettings } from '../server/settings.ts';
import { startGames } from '../server/start.ts';
import { pageFixture } from './page-fixture.ts';
import { TEST_SOLO } from './test-solo.ts';

/** A games' server in a process of its own, with the small games of the tests: it says where it is, and can be killed. */
const running = await startGames({
  ...readSettings(process.env),
  host: '127.0.0.1',
  clientDir: pageFixture(),
  games: TEST_SOLO,
  minRoundMs: 0,
  recoverEveryMs: 200,
});
process.stdout.write(`${running.url}\n`);

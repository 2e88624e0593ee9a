import { sessionName } from '@tessera/wire';
import { changeSecurity } from '../../auth/security.ts';
import { formsOf } from '../../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openSocket } from '../../testing/socket.ts';
import { expectWithin, report, sized } from '../size.ts';

/** An ended session is refused and its socket has left its channels within this time: checked in full size only. */
const BOUND_MS = 1_000;
const TRIES = sized(3, 100);

let platform: TestPlatform;
/** Of the same database: its sockets learn of the end from there. */
let other: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 10_000 });
  other = await startTestPlatform({ rateLimitFactor: 10_000, databaseUrl: platform.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await platform.close();
});

test.each(['the same process', 'another process'])(
  `a session whose socket is at %s is gone after its end, ${TRIES} times`,
  async (place) => {
    const at = place === 'the same process' ? platform : other;
    const forms = formsOf(platform);
    const { memberAccount, memberId, token } = await forms.register({
      memberAccount: place === 'the same process' ? 'samehost1' : 'otherhost1',
      memberEmail: `${place.replaceAll(' ', '')}@example.com`,
    });
    await changeSecurity(platform.db, memberId, { severalSessions: true });
    const refusedAfter: number[] = [];
    const leftAfter: number[] = [];
    for (let tried = 0; tried < TRIES; tried += 1) {
      const ended = (await forms.logIn(memberAccount)).token;
      const socket = await openSocket(at.url);
      socket.subscribe(`private-member.${memberId}`, ended);
      await socket.settle();
      const from = performance.now();
      const ending = platform.send('sessionEnd', { id: sessionName(ended) }, { token });
      const left = socket.next('subscription_error').then(() => leftAfter.push(performance.now() - from));
      await ending;
      const answer = await at.post('/api/member/profile/my_cash', {}, { authorization: `Bearer ${ended}` });
      refusedAfter.push(performance.now() - from);
      expect(answer.status).toBe(401);
      await left;
      socket.close();
    }
    const [refused, gone] = [Math.max(...refusedAfter), Math.max(...leftAfter)];
    report(
      `${place}: refused after at most ${Math.round(refused)} ms, socket gone after at most ${Math.round(gone)} ms`,
    );
    expectWithin(refused, BOUND_MS);
    expectWithin(gone, BOUND_MS);
  },
  300_000,
);

import { isCallError, isRefusal } from '@tessera/wire';
import { responsibleLimits, responsibleSettings, responsibleUsage } from '../../db/schema/responsible.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { someGame, type OpenGame } from '../../testing/wallet.ts';

interface Refused {
  readonly code: string;
  readonly data: unknown;
  readonly message: string;
}

/** What a call was refused with; `undefined` where it was not. */
export const refusalOf = (promise: Promise<unknown>): Promise<Refused | undefined> =>
  promise.then(
    () => undefined,
    (error: unknown) => {
      if (isCallError(error) && error.failure.kind === 'unauthorised') {
        return { code: '401', data: null, message: error.message };
      }
      if (!isRefusal(error) || error.failure.kind !== 'refused') throw error;
      return { code: error.failure.code, data: error.failure.data, message: error.message };
    },
  );

export const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise))?.code;

/** A round of its own. */
export async function playRound(
  game: OpenGame,
  wager: string,
  payout: string,
  returned?: string,
): Promise<string> {
  const id = crypto.randomUUID();
  await game.wager(wager, id);
  return game.settle(payout, id, undefined, returned);
}

/** How far away it is. */
export const untilMs = (at: Date | string | null): number => new Date(at ?? 0).getTime() - Date.now();

/** A platform, and a member of it who is logged in anew for each test and has set nothing. */
export function memberAtPlay(account: string) {
  const at: { platform: TestPlatform; token: string; memberId: number } = {
    platform: undefined as unknown as TestPlatform,
    token: '',
    memberId: 0,
  };
  beforeAll(async () => {
    at.platform = await startTestPlatform();
  });
  beforeEach(async () => {
    at.token = await at.platform.logIn(account);
    at.memberId = (await at.platform.send('layout', {}, at)).id;
  });
  afterEach(async () => {
    const { db } = at.platform;
    expect((await verifyLedger(db)).problems).toEqual([]);
    await db.delete(responsibleLimits);
    await db.delete(responsibleSettings);
    await db.delete(responsibleUsage);
  });
  afterAll(() => at.platform.close());

  return Object.assign(at, {
    show: () => at.platform.send('responsible', {}, at),
    timeOut: (length: '24_hours' | '7_days' = '24_hours') =>
      at.platform.send('responsibleTimeOut', { length }, at),
    async launch() {
      const { gpId: provider, ...key } = await someGame(at.platform);
      return at.platform.send('play', { ...key, provider, lobbyUrl: '/close', device: 1 }, at);
    },
  });
}

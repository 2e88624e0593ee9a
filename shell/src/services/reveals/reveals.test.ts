import { ROULETTE_REVEAL_MS, ROULETTE_SPIN_MS } from '@tessera/domain';
import { CHANNELS, depositSuccess, login, memberCash, myCash, rouletteSpin, siteDetail } from '@tessera/wire';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import {
  letLogIn,
  LOGIN_PAYLOAD,
  startTestPlatform,
  type TestPlatform,
} from '../testing/platform.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { until } from '../testing/until.fixture.ts';
import type { ShellServices } from '../services.ts';
import { createReveals } from './reveals.ts';

describe('an outcome', () => {
  const tabsOf = () => {
    const browser = createTestBrowser('https://site.example');
    return [createReveals(browser.openTab().tabs), createReveals(browser.openTab().tabs)] as const;
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([0, 1, ROULETTE_SPIN_MS, ROULETTE_REVEAL_MS])(
    'waits for %d ms after its answer, in all tabs',
    async (afterMs) => {
      const [own, other] = tabsOf();
      const { promise: answer, resolve } = Promise.withResolvers<string>();
      const sent = own.during(afterMs, () => answer);
      await jest.advanceTimersByTimeAsync(10_000);
      const shown: string[] = [];
      for (const [name, reveals] of [
        ['own', own],
        ['other', other],
      ] as const)
        void reveals.revealed()?.then(() => shown.push(name));
      resolve('won');
      expect(await sent).toBe('won');
      if (afterMs > 0) await jest.advanceTimersByTimeAsync(afterMs - 1);
      if (afterMs > 0) expect(shown).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(shown).toEqual(['own', 'other']);
      expect([own.revealed(), other.revealed()]).toEqual([undefined, undefined]);
    },
  );

  test('of a call that failed holds nothing', async () => {
    const [own, other] = tabsOf();
    await expect(own.during(1_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await jest.advanceTimersByTimeAsync(0);
    expect([own.revealed(), other.revealed()]).toEqual([undefined, undefined]);
  });

  test('of a tab that was closed holds for a limited time', async () => {
    const [own, other] = tabsOf();
    void own.during(1_000, () => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(0);
    expect(other.revealed()).toBeInstanceOf(Promise);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(other.revealed()).toBeUndefined();
  });
});

describe('with a back end that pays at once', () => {
  let platform: TestPlatform;
  let tabs: ShellServices[];
  let stops: (() => void)[];
  /** Passes the answer to the spin on to the browser. */
  let answerSpin: () => void;

  beforeEach(async () => {
    platform = await startTestPlatform();
    letLogIn(platform);
    const browser = createTestBrowser(platform.origin);
    const gate = Promise.withResolvers<void>();
    answerSpin = gate.resolve;
    tabs = [browser.openTab(), browser.openTab()].map((tab) =>
      openServices({
        ...tab,
        fetch: async (input, init) => {
          const answer = await tab.fetch(input, init);
          if (answer.url.endsWith(rouletteSpin.path)) await gate.promise;
          return answer;
        },
      }),
    );
    stops = tabs.map((services) => services.start());
    await tabs[0]!.api.send(login, LOGIN_PAYLOAD);
    for (const services of tabs) {
      await until(() => services.session.get().status === 'member');
      services.live.start();
      await until(() => services.live.memberChannel.get() === 'connected');
    }
  });
  afterEach(async () => {
    stops.forEach((stop) => stop());
    await platform.stop();
  });

  const balances = () =>
    tabs.map(({ session }) => {
      const state = session.get();
      return state.status === 'member' ? state.balance.amount : undefined;
    });
  /** The win has reached both browsers' sockets, and their reads are answered with it. */
  async function pay(): Promise<{ readonly shown: unknown[] }> {
    const shown: unknown[] = [];
    const deposits = jest.fn();
    platform.answer(myCash, { cash: '620.50', version: 5 });
    for (const { live, api, session } of tabs) {
      live.on(memberCash, (event) => shown.push(event));
      live.on(depositSuccess, deposits);
      void session.refreshBalance();
      void api.send(myCash, {}).then((answer) => shown.push(answer));
    }
    platform.emit(CHANNELS.member(7), memberCash, { cash: '620.50', version: 5 });
    platform.emit(CHANNELS.member(7), depositSuccess, {
      orderNumber: '1',
      depositAmount: '1.00',
      depositTimes: 1,
    });
    // Events arrive in their order, so the balance has reached both by now.
    await until(() => deposits.mock.calls.length === tabs.length);
    await until(() => platform.requestsOf(myCash).length === tabs.length);
    return { shown };
  }

  test('shows the win in no tab before the wheel has stopped', async () => {
    platform.answer(rouletteSpin, { prizeId: 3, remainingDraws: 0 });
    const spinAtOnce: typeof rouletteSpin = { ...rouletteSpin, revealsAfterMs: 0 };
    const spin = tabs[0]!.api.send(spinAtOnce, {});
    await until(() => platform.requestsOf(rouletteSpin).length === 1);
    const { shown } = await pay();
    for (const { api } of tabs) await api.send(siteDetail, { siteId: 1 }).catch(() => undefined);
    expect(balances()).toEqual(['120.50', '120.50']);
    expect(shown).toEqual([]);
    answerSpin();
    expect((await spin).prizeId).toBe(3);
    await until(() => shown.length === 2 * tabs.length);
    expect(balances()).toEqual(['620.50', '620.50']);
  });
});

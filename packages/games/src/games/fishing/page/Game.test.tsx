/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import type { RoomAnswer } from '../../../protocol/rooms.ts';
import type { SessionAnswer } from '../../../protocol/session.ts';
import { openFrame, type OpenFrame } from '../../../page/testing/open-frame.tsx';
import { fakeServer, type FakeServer } from '../../../page/testing/fake-server.ts';
import { fitJsdom } from '../../../page/testing/browser.ts';
import type { MagazineAction, MagazineView } from '../../../rules/room-rules.ts';
import { ROOMS } from '../rules/room.ts';
import { TRIGGER_MS } from './aim/use-trigger.ts';
import page from './index.tsx';

// Nothing is painted here: jsdom has no canvas.
jest.mock('./sea/strokes.ts', () => ({ portrait: () => document.createElement('canvas') }));

const TIDE_AT_MS = 30_000;
const { tide, magazine } = ROOMS.reef;

let server: FakeServer;
let frame: OpenFrame;
let room: RoomAnswer;

const roomNow = (changed: Partial<RoomAnswer> = {}): RoomAnswer => ({
  ...{ table: 'fishing-reef', roundId: '7', number: 7, phase: 'betting', now: Date.now() },
  ...{ closesAt: Date.now() + tide.bettingMs - TIDE_AT_MS, endsAt: null, nextAt: null },
  ...{ hash: 'b'.repeat(64), offer: { seed: 42 }, told: null, outcome: null, seed: null },
  ...{ players: 2, last: [], mine: [], caught: [], seat: 1 },
  ...changed,
});

async function open(changed: Partial<SessionAnswer> = {}): Promise<void> {
  const api = { ...server.api, room: () => Promise.resolve(room) };
  const session = { game: 'fishing', variant: 'reef', gameCode: 'ts-fishing-reef-tide-1' } as const;
  frame = await openFrame(page, api, { ...session, ...changed });
}
/** Moves the held clock, and runs everything that was to happen meanwhile. */
const wait = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
/** Waits until a condition holds; the next expectation fails where it never does. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await isSo()); tries += 1) await wait(50);
}
const roundNow = async () => (await server.api.history())[0]!;
const shotsOf = ({ actions }: { readonly actions: readonly unknown[] }) =>
  (actions as MagazineAction[]).flatMap((one) => (one.kind === 'shots' ? one.shots : []));
const bubblesLeft = async (): Promise<number> => ((await roundNow()).view as MagazineView).bubbles;
const key = (name: string, of: 'keydown' | 'keyup' = 'keydown', repeat = false): Promise<void> =>
  act(() => {
    document.activeElement!.dispatchEvent(
      new KeyboardEvent(of, { key: name, repeat, bubbles: true, cancelable: true }),
    );
  });
const said = (): string => frame.host.querySelector('[aria-live]')!.textContent;
beforeEach(() => {
  // Time goes on by itself as well: what loads or settles needs no help.
  jest.useFakeTimers({ advanceTimers: 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  fitJsdom();
  server = fakeServer(magazine as never);
  room = roomNow();
});
afterEach(() => {
  frame.close();
  jest.useRealTimers();
});

describe('a lamp', () => {
  test('is filled for the stake, and its bubbles are blown at once and sent together', async () => {
    await open();
    await frame.press('Fill the lamp: $1.00');
    expect(frame.meter('balance')).toBe('$99.00');
    // However slow this machine is, it is the trigger's clock that counts.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    try {
      await frame.press('Blow a bubble');
      // One that follows too fast is not blown.
      await frame.press('Blow a bubble');
      clock.mockReturnValue(1_000 + TRIGGER_MS);
      // To another one: a bubble to who has come already would not be used.
      await key('ArrowRight');
      await frame.press('Blow a bubble');
    } finally {
      clock.mockRestore();
    }
    await until(async () => (await bubblesLeft()) === 48);
    await wait(300);
    expect(await bubblesLeft()).toBe(48);
    const shots = shotsOf(await roundNow());
    expect(shots.map((shot) => shot.tide)).toEqual(['7', '7']);
    expect(frame.host.textContent).toContain('from bubbles worth $0.04');
  });

  test('tells in its basket what the server has told: a bubble that rises draws nothing but the water', async () => {
    await open();
    await frame.press('Fill the lamp: $1.00');
    const changes = new MutationObserver(() => undefined);
    changes.observe(frame.host.querySelector('.table')!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    changes.observe(frame.host.querySelector('.controls')!, {
      subtree: true,
      attributes: true,
      characterData: true,
    });
    await frame.press('Blow a bubble');
    expect(changes.takeRecords()).toEqual([]);
    await until(() => frame.host.textContent.includes('from bubbles worth $0.02'));
    expect(frame.host.textContent).toContain('from bubbles worth $0.02');
    changes.disconnect();
  });

  test('is given back with what is left of it, and its end is told as what it is', async () => {
    await open();
    await frame.press('Fill the lamp: $1.00');
    await frame.press('Stop here: $1.00 comes back');
    await until(() => said() !== '');
    expect(said()).toBe('$1.00 was not used and came back. Nothing was played. Balance $100.00.');
    expect(frame.meter('balance')).toBe('$100.00');
    expect(frame.host.querySelector('[data-verdict="nothing"]')).not.toBeNull();
    expect(frame.services.tally.value).toEqual({ rounds: 1, staked: 0n, paid: 0n });
  });

  test('that is left half used tells what was at risk, what it paid and what came back, there and in the history', async () => {
    const round = await server.api.play({ requestId: 'request-a', stake: '1.00', choice: {}, salt: '' });
    const shots = Array.from({ length: 10 }, (_, creature) => ({ creature, tide: '6', species: 'damsel' }));
    const left = await server.api.act(round.roundId, 'request-b', { kind: 'shots', shots });
    const won = BigInt((left.view as MagazineView).won) * 2n;
    await open({ open: left, balance: '99.00' });
    const { money } = frame.services;
    await frame.press(`Stop here: ${money.write(won + 80n)} comes back`);
    // While the last bubbles are still seen, too.
    expect(frame.host.textContent).toContain(
      `In your basket: ${money.write(won)}, from bubbles worth $0.20.`,
    );
    await until(() => said() !== '');
    expect(said()).toMatch(/^\$0\.80 was not used and came back\. /);
    expect(frame.host.querySelector('.result-note')!.textContent).toBe('$0.80 was not used and came back.');
    expect(frame.services.tally.value).toEqual({ rounds: 1, staked: 20n, paid: won });
    await frame.press('History');
    expect(frame.dialog()).toContain(
      `staked $1.00, paid ${money.write(won)}$0.80 was not used and came back.`,
    );
    expect(frame.dialog()).toContain('$0.80 not used');
  });

  test('that ended while nobody was there is told with what came back of it', async () => {
    const round = await server.api.play({ requestId: 'request-a', stake: '1.00', choice: {}, salt: '' });
    const ended = await server.api.act(round.roundId, 'request-b', { kind: 'leave' });
    await open({ resumed: [ended] });
    expect(frame.dialog()).toContain('Stake $1.00, paid $0.00$1.00 was not used and came back.');
  });

  test('that a reload left open is played on', async () => {
    const round = await server.api.play({ requestId: 'request-a', stake: '1.00', choice: {}, salt: '' });
    const shots = [{ creature: 3, tide: '6', species: 'damsel' }];
    const left = await server.api.act(round.roundId, 'request-b', { kind: 'shots', shots });
    await open({ open: left, balance: '99.00' });
    expect(frame.host.textContent).toContain('from bubbles worth $0.02');
    await frame.press('Blow a bubble');
    await until(async () => (await bubblesLeft()) === 48);
    expect(await bubblesLeft()).toBe(48);
  });

  test.each([
    ['is filled again by itself where the player has switched that on', true],
    ['that is empty stays so where the player has switched nothing on', false],
  ])('%s', async (_, refills) => {
    const round = await server.api.play({ requestId: 'request-a', stake: '1.00', choice: {}, salt: '' });
    const shots = (count: number) => ({
      kind: 'shots',
      shots: Array.from({ length: count }, (_shot, creature) => ({ creature, tide: '6', species: 'whale' })),
    });
    for (const count of [10, 10, 10, 10, 9])
      await server.api.act(round.roundId, `request-${Math.random()}`, shots(count));
    await open({ open: await roundNow(), balance: '99.00' });
    if (refills) await frame.press('Fill again for $1.00 when the lamp is empty');
    await frame.press('Blow a bubble');
    const filled = () => server.sent.filter(({ call }) => call === 'play').length;
    if (refills) await until(() => filled() === 2);
    else await wait(3_200);
    expect(filled()).toBe(refills ? 2 : 1);
    await frame.settle();
    expect(frame.host.textContent).toContain(refills ? 'Blow a bubble' : 'Fill the lamp: $1.00');
  });

  test('that its player has stopped is not filled again', async () => {
    await open();
    await frame.press('Fill the lamp: $1.00');
    await frame.press('Fill again for $1.00 when the lamp is empty');
    await frame.press('Stop here: $1.00 comes back');
    await wait(3_000);
    expect(server.sent.filter(({ call }) => call === 'play')).toHaveLength(1);
  });

  test('whose bubbles are refused says why, and blows no more by itself', async () => {
    await open();
    await frame.press('Fill the lamp: $1.00');
    server.refuse.push('413');
    await frame.press('Blow a bubble');
    await until(() => frame.dialog() !== undefined);
    expect(frame.dialog()).toContain('Play is paused on your account');
    await frame.press('Back to the game');
    await wait(600);
    expect(server.sent.filter(({ call }) => call === 'act')).toHaveLength(1);
    expect(frame.host.textContent).toContain('from bubbles worth $0.00');
  });
});

describe('the keyboard', () => {
  test('chooses a guest with the arrows, and says who it is and what it brings', async () => {
    await open();
    await key('ArrowRight');
    const first = said();
    expect(first).toMatch(/^[A-Z][a-z ]+: brings \d+×$/);
    await key('ArrowUp');
    await key('ArrowLeft');
    expect(said()).toMatch(/brings \d+×$/);
  });

  test('holding Space blows one bubble after the other, and none more when it is let go', async () => {
    await open();
    await frame.press('Fill the lamp: $1.00');
    await key(' ', 'keydown', true);
    await wait(700);
    await key(' ', 'keyup');
    await wait(700);
    const blown = shotsOf(await roundNow()).length;
    expect(blown).toBeGreaterThan(1);
    expect(blown).toBeLessThan(10);
    await wait(400);
    expect(shotsOf(await roundNow())).toHaveLength(blown);
  });

  test('aims at the nearest one of a kind from the list of guests', async () => {
    await open();
    await until(() => frame.host.querySelector('.guest[data-here]') !== null);
    const here = frame.host.querySelector<HTMLButtonElement>('.guest[data-here]')!;
    await act(() => here.click());
    expect(said()).toBe(here.getAttribute('aria-label'));
  });
});

describe('the room', () => {
  test('whom somebody else has greeted is not aimed at', async () => {
    room = roomNow({ caught: ROOMS.reef.schoolOf({ seed: 42 }).map(({ id }) => id) });
    await open();
    await key('ArrowRight');
    expect(said()).toBe('');
    expect(frame.host.querySelector('.guest[data-here]')).toBeNull();
  });

  test('news of a greeting takes the guest out of the water', async () => {
    await open();
    await until(() => frame.host.querySelector('.guest[data-here]') !== null);
    const species = [...frame.host.querySelectorAll('.guest[data-here]')].length;
    expect(species).toBeGreaterThan(0);
    for (const { id, kind } of ROOMS.reef.schoolOf({ seed: 42 }))
      await frame.hear('fishing.caught', { tide: '7', creature: id, species: kind, multiple: 2, by: 2 });
    await until(() => frame.host.querySelector('.guest[data-here]') === null);
    expect(frame.host.querySelector('.guest[data-here]')).toBeNull();
  });

  test('between two tides nobody is there, and the page says so', async () => {
    room = roomNow({ phase: 'over', outcome: { seed: 42 }, nextAt: Date.now() + 3_000 });
    await open();
    expect(frame.host.textContent).toContain('The tide is turning');
    await frame.press('Fill the lamp: $1.00');
    expect(frame.host.querySelector('.main')!.getAttribute('aria-disabled')).toBe('true');
  });

  test('the tide’s snapshots do not end what the player is in the middle of', async () => {
    await open();
    await frame.press('Fill the lamp: $1.00');
    const { mine: _mine, caught: _caught, seat: _seat, ...state } = roomNow({ number: 8, roundId: '8' });
    await frame.hear('table', state);
    expect(frame.host.dataset.state).toBe('playing');
  });
});

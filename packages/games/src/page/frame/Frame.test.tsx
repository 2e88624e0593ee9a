/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import * as v from 'valibot';
import type { SoloRules } from '../../rules/solo-rules.ts';
import { GAME_CODES } from '../../protocol/codes.ts';
import {
  AutoButton,
  MainButton,
  StakeBar,
  Table,
  useAutoplay,
  useRound,
  type GamePage,
  type RoundAnswer,
} from '../kit.ts';
import { fakeServer, type FakeServer } from '../testing/fake-server.ts';
import { fitJsdom } from '../testing/browser.ts';
import type { SESSION } from '../testing/open-frame.tsx';
import { openFrame, type OpenFrame } from '../testing/open-frame.tsx';

/** Three cards: the first is drawn, each further one doubles or ends it; taking pays two stakes a card. */
interface Cards {
  readonly cards: number;
  readonly taken: boolean;
}
const RULES: SoloRules<Record<string, never>, 'take' | 'more', Cards, Cards> = {
  kind: 'solo',
  version: 1,
  returnBasisPoints: 9_500,
  maxWinMultiple: 10,
  choice: v.strictObject({}),
  action: v.picklist(['take', 'more']),
  stakes: () => [20n, 100n, 500n],
  start: () => ({ cards: 1, taken: false }),
  act: (state, action) =>
    state.taken
      ? undefined
      : action === 'take'
        ? { ...state, taken: true }
        : { ...state, cards: state.cards + 1 },
  costOf: () => 0,
  isOver: ({ taken, cards }) => taken || cards === 3,
  finish: () => 'take',
  payout: ({ taken, cards }, stake) => (taken ? stake * 2n * BigInt(cards) : 0n),
  view: (state) => state,
};

function Game() {
  const { phase, view, play, act: take, shown } = useRound(RULES);
  const end = (round: RoundAnswer | undefined): RoundAnswer | undefined => {
    if (round?.over) shown();
    return round;
  };
  const auto = useAutoplay(async () => end((await play({})) && (await take('take'))));
  return (
    <>
      <Table>
        <p>{view ? `${view.cards} cards` : 'no cards'}</p>
      </Table>
      <StakeBar locked={phase !== 'ready'}>
        <AutoButton auto={auto} disabled={phase !== 'ready'} />
        <MainButton label="play" disabled={phase !== 'ready'} onPress={() => void play({})} />
        <MainButton label="take" disabled={phase !== 'open'} onPress={() => void take('take')} />
        <MainButton label="show" disabled={phase !== 'showing'} onPress={shown} />
      </StakeBar>
    </>
  );
}
const page: GamePage = {
  Game,
  Help: () => <p>take in time</p>,
  RoundLine: ({ round }) => <>{(round.view as Cards).cards} cards</>,
  messages: () => Promise.resolve({ default: {} }),
};

let server: FakeServer;
let frame: OpenFrame;
const open = async (changed: Partial<typeof SESSION> = {}): Promise<OpenFrame> =>
  (frame = await openFrame(page, server.api, changed));
beforeEach(() => {
  fitJsdom();
  server = fakeServer(RULES as never);
});
afterEach(() => {
  frame.close();
  jest.useRealTimers();
});

describe('money', () => {
  test('the stake is off at once, and the payout stays unseen until the round has been shown', async () => {
    await open();
    await frame.press('play');
    expect(frame.meter('balance')).toBe('$99.00');
    await frame.press('take');
    expect(server.balance).toBe(10_100n);
    expect(frame.meter('balance')).toBe('$99.00');
    await frame.hear('balance', { balance: '101.00' });
    expect(frame.meter('balance')).toBe('$99.00');
    // A reload now would tell the round: nobody has seen its end.
    expect(frame.services.windowStore.get('pending')).toBe(server.sent[0]!.requestId);
    await frame.press('show');
    expect(frame.services.windowStore.get('pending')).toBeUndefined();
    expect(frame.meter('balance')).toBe('$101.00');
    expect(frame.host.querySelector('[aria-live]')!.textContent).toBe('Win: $2.00. Balance $101.00.');
  });

  test('the stake goes by its steps and cannot be changed in the middle of a round', async () => {
    await open();
    await frame.press('Raise the stake');
    expect(frame.meter('stake')).toBe('$5.00');
    expect(frame.host.querySelector<HTMLButtonElement>('[aria-label="Raise the stake"]')!.disabled).toBe(
      true,
    );
    await frame.press('play');
    await frame.press('Lower the stake');
    expect(frame.meter('stake')).toBe('$5.00');
  });
});

describe('what goes wrong', () => {
  test('a request that nobody answers is asked again with the same id, and played once', async () => {
    jest.useFakeTimers({ advanceTimers: 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    await open();
    server.refuse.push('network');
    await frame.press('play');
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(server.sent.map(({ requestId }) => requestId)).toEqual(Array(2).fill(server.sent[0]!.requestId));
    expect(frame.meter('balance')).toBe('$99.00');
    expect(frame.services.windowStore.get('pending')).toBeUndefined();
  });

  test.each([
    [GAME_CODES.limitReached, 'This stake is above your limit'],
    [GAME_CODES.playPaused, 'Play is paused on your account'],
    [GAME_CODES.realityCheckDue, 'It is time for your reality check'],
    [GAME_CODES.maintenance, 'This game is closed for maintenance'],
    [GAME_CODES.transferDisabled, 'Your money cannot move into games right now'],
    [GAME_CODES.stakeOutOfRange, 'This stake cannot be played here'],
    [GAME_CODES.tooMany, 'That was too fast'],
    [GAME_CODES.internal, 'Something went wrong'],
  ])('%s has a screen of its own, and the game goes on after it', async (code, title) => {
    await open();
    server.refuse.push(code);
    await frame.press('play');
    expect(frame.dialog()).toContain(title);
    expect(frame.meter('balance')).toBe(code === '500' || code === '429' ? '$99.00' : '$100.00');
    await frame.press('Back to the game');
    expect(frame.dialog()).toBeUndefined();
    expect(frame.meter('balance')).toBe('$100.00');
    await frame.press('play');
    expect(frame.host.textContent).toContain('1 cards');
  });

  test('a session that is over has one way only: out', async () => {
    await open();
    server.refuse.push(GAME_CODES.sessionOver);
    await frame.press('play');
    expect(frame.host.textContent).toContain('This session has ended');
    expect(document.querySelectorAll('button')).toHaveLength(1);
    await frame.press('Close the game');
    expect(frame.left).toEqual(['leave']);
  });

  test('with too little left, as the server says, a stake that fits is offered', async () => {
    await open({ balance: '0.50' });
    server.refuse.push(GAME_CODES.balanceTooLow);
    await frame.press('play');
    expect(frame.dialog()).toContain('Your balance is $0.50');
    await frame.press('Play for $0.20');
    expect(frame.meter('stake')).toBe('$0.20');
  });

  test('another window plays: this one says so, and takes the seat back when it is asked to', async () => {
    await open();
    await frame.hear('seat', { mine: false });
    expect(frame.dialog()).toContain('You are playing in another window');
    await frame.press('Play here');
    expect(server.sent.map(({ call }) => call)).toEqual(['takeSeat']);
    expect(frame.left).toEqual(['reload']);
  });

  test('a window that opens without the seat says so at once', async () => {
    await open({ seated: false });
    expect(frame.dialog()).toContain('You are playing in another window');
  });

  test('a connection that stays lost is told, until it is back', async () => {
    await open();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      await act(() => frame.connected.set(false));
      await act(() => jest.advanceTimersByTime(3_900));
      expect(frame.host.textContent).not.toContain('Connecting again');
      await act(() => jest.advanceTimersByTime(200));
      expect(frame.host.textContent).toContain('Connecting again');
      await act(() => frame.connected.set(true));
      expect(frame.host.textContent).not.toContain('Connecting again');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('rounds that were not seen', () => {
  test('a round that ended while nobody was there is told with what it paid', async () => {
    const round = await server.api.play({ requestId: 'request-a', stake: '1.00', choice: {}, salt: '' });
    const ended = await server.api.act(round.roundId, 'request-b', 'take');
    await open({ resumed: [ended] });
    expect(frame.dialog()).toContain('Your last round was finished');
    expect(frame.dialog()).toContain('Stake $1.00, paid $2.00');
    await frame.press('Continue');
    expect(frame.dialog()).toBeUndefined();
  });

  test('a round that is still open is played on where it stood', async () => {
    const round = await server.api.play({ requestId: 'request-a', stake: '1.00', choice: {}, salt: '' });
    await open({ open: round, balance: '99.00' });
    expect(frame.host.textContent).toContain('1 cards');
    expect(frame.host.dataset.state).toBe('playing');
    await frame.press('take');
    await frame.press('show');
    expect(frame.meter('balance')).toBe('$101.00');
    expect(frame.host.dataset.state).toBe('ready');
  });
});

describe('panels', () => {
  test('history adds the rounds up, and shows what fell', async () => {
    await open();
    await frame.press('play');
    await frame.press('take');
    await frame.press('show');
    await frame.press('History');
    expect(frame.dialog()).toContain('staked $1.00, paid $2.00');
    expect(frame.dialog()).toContain('1 cards');
  });

  test('help has the game’s own words, then return and highest win', async () => {
    await open();
    await frame.press('Help');
    expect(frame.dialog()).toMatch(/take in time.*96\.58%.*5,000× the stake/);
  });

  test('fairness tells the next fingerprint, and the words that are typed are mixed into the next round', async () => {
    await open();
    await frame.press('Fairness');
    expect(frame.dialog()).toContain('a'.repeat(64));
    const input = document.querySelector('dialog input') as HTMLInputElement;
    input.value = 'my own';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await frame.press('Back to the game');
    const play = jest.spyOn(server.api, 'play');
    await frame.press('play');
    expect(play.mock.calls[0]![0].salt).toBe('my own');
  });
});

test('auto play goes on by itself, and stops when the player presses the button', async () => {
  jest.useFakeTimers({ advanceTimers: 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  await open();
  await frame.press('Auto play');
  expect(frame.dialog()).toContain('Stop before losing more than');
  await frame.press('Begin');
  expect(server.sent.map(({ call }) => call)).toEqual(['play', 'act']);
  await act(() => jest.advanceTimersByTimeAsync(700));
  expect(server.sent.map(({ call }) => call)).toEqual(['play', 'act', 'play', 'act']);
  await frame.press('Stop auto play');
  await act(() => jest.advanceTimersByTimeAsync(700));
  expect(server.sent).toHaveLength(4);
});

describe('under a law that protects players', () => {
  const buttons = (name: string) => frame.host.querySelectorAll(`[aria-label="${name}"]`).length;

  test('there is no auto play (UK RTS 8C), and the result of the session is on screen (UK RTS 2E)', async () => {
    await open({ law: { autoplay: false, betsInPlay: true, quickSpins: false, netPosition: true } });
    expect(buttons('Auto play')).toBe(0);
    const net = () => frame.host.querySelector('output[aria-label="Result"]')!.textContent;
    expect(net()).toBe('Result $0.00');
    await frame.press('play');
    await frame.press('take');
    await frame.press('show');
    expect(net()).toBe('Result $1.00');
  });

  test('without one both are as ever', async () => {
    await open();
    expect(buttons('Auto play')).toBe(1);
    expect(frame.host.querySelector('output[aria-label="Result"]')).toBeNull();
  });
});

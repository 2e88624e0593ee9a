/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import type { ComponentType } from 'preact';
import { GAME_CODES } from '../../protocol/codes.ts';
import { BalanceMeter, useBook, useRoom, useRound, useTable, type GamePage } from '../kit.ts';
import { ApiError, type Api } from '../services/api.ts';
import { fitJsdom } from '../testing/browser.ts';
import { NOBODY } from '../testing/fake-server.ts';
import { openFrame, type OpenFrame } from '../testing/open-frame.tsx';

function Solo() {
  useRound(undefined as never);
  return <BalanceMeter />;
}
function Table() {
  useTable(undefined as never);
  return <BalanceMeter />;
}
function Book() {
  useBook();
  return <BalanceMeter />;
}
function Room() {
  useRoom(undefined as never, { caught: () => undefined, shots: () => undefined });
  return <BalanceMeter />;
}
const FORMS: Readonly<Record<string, ComponentType>> = { solo: Solo, table: Table, book: Book, room: Room };
const FORM_NAMES = Object.keys(FORMS);

const pageOf = (form: string): GamePage => ({
  Game: FORMS[form]!,
  Help: () => <p />,
  RoundLine: () => <></>,
  messages: () => Promise.resolve({ default: {} }),
});

/** A server of a session that has ended, or does not answer; `asked` has the names of all calls. */
function server() {
  const asked: string[] = [];
  const state = { code: 'network' };
  const api = new Proxy(NOBODY, {
    get: (_, name: string) => () => {
      asked.push(name);
      return Promise.reject(new ApiError(state.code, 'no'));
    },
  }) as Api;
  return { api, asked, state };
}

let frame: OpenFrame;
beforeEach(() => {
  fitJsdom();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
});
afterEach(() => {
  frame.close();
  jest.useRealTimers();
});

/** Opens while the clock is the test's: everything that was begun comes to its end as time goes on. */
async function open(form: string, api: Api): Promise<void> {
  const opening = openFrame(pageOf(form), api);
  await jest.advanceTimersByTimeAsync(10);
  frame = await opening;
}
const pass = (ms: number): Promise<unknown> => act(() => jest.advanceTimersByTimeAsync(ms));
const fall = async (): Promise<void> => {
  await act(() => frame.connected.set(false));
};

/** What a page shows of a session that has ended: that alone. */
function expectEnd(): void {
  const { textContent } = frame.host;
  expect(textContent).toContain('This session has ended');
  expect(textContent).toContain('The lobby shows why');
  expect(textContent).not.toContain('$');
  expect(textContent).not.toContain('Connecting again');
  expect(frame.host.querySelector('[role=timer]')).toBeNull();
}

describe.each(FORM_NAMES)('in a game of the form %s', (form) => {
  test('the end of the session is shown as soon as the server says it, and nothing more is asked', async () => {
    const { api, asked } = server();
    await open(form, api);
    const said = frame.hear('over', {});
    await pass(10);
    await said;
    expectEnd();
    await fall();
    asked.length = 0;
    await pass(300_000);
    expectEnd();
    expect(asked).toEqual([]);
  });

  test('without a connection, the first answer that the session has ended shows it, and ends all asking', async () => {
    const { api, asked, state } = server();
    await open(form, api);
    state.code = GAME_CODES.sessionOver;
    await fall();
    await pass(3_000);
    expectEnd();
    expect(asked.length).toBeGreaterThan(0);
    asked.length = 0;
    await pass(300_000);
    expect(asked).toEqual([]);
  });

  test('a connection that is lost while the session is open does not end it', async () => {
    const { api } = server();
    await open(form, api);
    await fall();
    await pass(10_000);
    expect(frame.host.textContent).toContain('Connecting again');
    expect(frame.meter('balance')).toContain('$100.00');
  });
});

test('the end of the session has one way: out', async () => {
  const { api } = server();
  await open('solo', api);
  const said = frame.hear('over', {});
  await pass(10);
  await said;
  expect([...document.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['Close the game']);
  document.querySelector('button')!.click();
  expect(frame.left).toEqual(['leave']);
});

test('the end of the session is shown over whatever the player is being asked', async () => {
  const { api } = server();
  await open('solo', api);
  void frame.services.refusals.ask('network');
  await pass(10);
  const said = frame.hear('over', {});
  await pass(10);
  await said;
  expectEnd();
  expect(frame.dialog()).toBeUndefined();
});

import * as v from 'valibot';
import { remoteConfig } from './config.ts';
import { defineConfig } from './define.ts';
import { EVENT_SCHEMAS, isEventName, isRequest } from './events.ts';

test('parses a message of another window by its schema', () => {
  const { success } = v.safeParse(EVENT_SCHEMAS['game.launchRequested'], { game: { id: 1 }, demo: true });
  expect(success).toBe(false);
  expect(v.parse(EVENT_SCHEMAS['game.opened'], { gameId: 3, demo: false, extra: 'x' })).toEqual({
    gameId: 3,
    demo: false,
  });
});

test('distinguishes requests from facts by their names', () => {
  expect(isRequest('auth.loginRequested')).toBe(true);
  expect(isRequest('game.opened')).toBe(false);
  expect(isEventName('toString')).toBe(false);
});

test('defineConfig fills in the same defaults as the schema', () => {
  const written = {
    name: 'mf-x',
    contract: '^1.0.0',
    routes: [{ id: 'a', path: '/a', titleId: 't', descriptionId: 'd' }],
  };
  expect(defineConfig(written)).toEqual(v.parse(remoteConfig, written));
});

test.each([
  ['mf-something', { name: 'lobby' }],
  ['like/:this', { routes: [{ id: 'a', path: 'no-slash', titleId: 't', descriptionId: 'd' }] }],
  ['auth.unknown', { wakes: ['auth.unknown'] }],
])('refuses a configuration with an unknown name: %s', (message, change) => {
  expect(() => v.parse(remoteConfig, { name: 'mf-x', contract: '^1.0.0', ...change })).toThrow(message);
});

describe('an open name', () => {
  const parse = (change: object) => v.parse(remoteConfig, { name: 'mf-x', contract: '^1.4.0', ...change });

  it('is a dialog, slot or event beside those of the contract', () => {
    const offers = {
      dialogs: ['login', 'mf-x:wheel'],
      slots: [{ slot: 'mf-y:tile', order: 1 }],
      wakes: ['mf-x:spinRequested', 'mf-y:prizeWon'],
    };
    expect(parse(offers)).toMatchObject(offers);
  });

  it.each([
    ['mf-x may not declare the dialog "mf-y:wheel": only mf-y may', { dialogs: ['mf-y:wheel'] }],
    ['only mf-y answers its own requests', { wakes: ['mf-y:spinRequested'] }],
    ['"wheel" is no dialog of the contract (login, register, search)', { dialogs: ['wheel'] }],
    ['"x:wheel" is no slot of the contract', { slots: [{ slot: 'x:wheel', order: 1 }] }],
  ])('is refused: %s', (message, change) => {
    expect(() => parse(change)).toThrow(message);
  });
});

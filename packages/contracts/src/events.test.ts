import * as v from 'valibot';
import { remoteConfig } from './config.ts';
import { defineConfig } from './define.ts';
import { EVENT_SCHEMAS, isEventName, isRequest } from './events.ts';

test('what comes from another window is held to its schema', () => {
  const { success } = v.safeParse(EVENT_SCHEMAS['game.launchRequested'], { game: { id: 1 }, demo: true });
  expect(success).toBe(false);
  expect(v.parse(EVENT_SCHEMAS['game.opened'], { gameId: 3, demo: false, extra: 'x' })).toEqual({
    gameId: 3,
    demo: false,
  });
});

test('requests are told from facts by their name', () => {
  expect(isRequest('auth.loginRequested')).toBe(true);
  expect(isRequest('game.opened')).toBe(false);
  expect(isEventName('toString')).toBe(false);
});

test('what a configuration leaves out is filled in, as its schema would', () => {
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
])('a configuration that names what cannot be is refused: %s', (message, change) => {
  expect(() => v.parse(remoteConfig, { name: 'mf-x', contract: '^1.0.0', ...change })).toThrow(message);
});

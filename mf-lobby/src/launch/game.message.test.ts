import { gameRequest } from './game.message.ts';

const frame = {} as MessageEventSource;
const game = { window: frame, url: 'https://games.example/play?launch=abc' };
const request = { data: { type: 'game.close' }, origin: 'https://games.example', source: frame };

test.each(['game.close', 'game.deposit'])('accepts a request from the game: %s', (type) => {
  expect(gameRequest({ ...request, data: { type } }, game)).toBe(type);
});

test.each([
  ['another window', { ...request, source: {} as MessageEventSource }],
  ['another origin', { ...request, origin: 'https://evil.example' }],
  ['another message', { ...request, data: { type: 'game.win' } }],
  ['no object', { ...request, data: 'game.close' }],
])('%s is not believed', (_, message) => {
  expect(gameRequest(message, game)).toBeUndefined();
});

test('accepts no message before the frame is mounted', () => {
  expect(gameRequest({ ...request, source: null }, { ...game, window: null })).toBeUndefined();
});

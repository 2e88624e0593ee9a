import { isCloseRequest } from './game.message.ts';

const frame = {} as MessageEventSource;
const game = { window: frame, url: 'https://games.example/play?launch=abc' };
const request = { data: { type: 'game.close' }, origin: 'https://games.example', source: frame };

test('accepts a close request from the game', () => {
  expect(isCloseRequest(request, game)).toBe(true);
});

test.each([
  ['another window', { ...request, source: {} as MessageEventSource }],
  ['another origin', { ...request, origin: 'https://evil.example' }],
  ['another message', { ...request, data: { type: 'game.win' } }],
  ['no object', { ...request, data: 'game.close' }],
])('%s is not believed', (_, message) => {
  expect(isCloseRequest(message, game)).toBe(false);
});

test('accepts no message before the frame is mounted', () => {
  expect(isCloseRequest({ ...request, source: null }, { ...game, window: null })).toBe(false);
});

import { isCloseWish } from './game.message.ts';

const frame = {} as MessageEventSource;
const game = { window: frame, url: 'https://games.example/play?launch=abc' };
const wish = { data: { type: 'game.close' }, origin: 'https://games.example', source: frame };

test('the game may ask to be closed', () => {
  expect(isCloseWish(wish, game)).toBe(true);
});

test.each([
  ['another window', { ...wish, source: {} as MessageEventSource }],
  ['another origin', { ...wish, origin: 'https://evil.example' }],
  ['another message', { ...wish, data: { type: 'game.win' } }],
  ['no object', { ...wish, data: 'game.close' }],
])('%s is not believed', (_, message) => {
  expect(isCloseWish(message, game)).toBe(false);
});

test('before the frame is there, nobody is believed', () => {
  expect(isCloseWish({ ...wish, source: null }, { ...game, window: null })).toBe(false);
});

import { quickBetMessage } from './quickbet.message.ts';

const window = {} as MessageEventSource;
const frame = {
  window,
  url: 'https://games.example/play/ts-sportsbook-football-grove-004?view=quick&launch=abc',
};
const from = (data: unknown) => ({ data, origin: 'https://games.example', source: window });

test.each([
  { type: 'S001', height: 640.5 },
  { type: 'U003', gameCode: 'ts-sportsbook-football-grove-004' },
  { type: 'game.close' },
])('accepts %j from the frame', (data) => {
  expect(quickBetMessage(from(data), frame)).toEqual(data);
});

test.each([
  ['another window', { ...from({ type: 'S001', height: 640 }), source: {} as MessageEventSource }],
  ['another origin', { ...from({ type: 'S001', height: 640 }), origin: 'https://evil.example' }],
  [
    'a frame that has gone to an origin of no name',
    { ...from({ type: 'U003', gameCode: 'x' }), origin: 'null' },
  ],
])('%s is not believed', (_, message) => {
  expect(quickBetMessage(message, frame)).toBeUndefined();
});

test.each([
  [{ type: 'S001', height: '640' }],
  [{ type: 'S001', height: -1 }],
  [{ type: 'S001', height: NaN }],
  [{ type: 'S001', height: Infinity }],
  [{ type: 'S001' }],
  [{ type: 'U003', gameCode: '' }],
  [{ type: 'U003', gameCode: 'x'.repeat(65) }],
  [{ type: 'S002', height: 640 }],
  ['S001'],
  [null],
])('%j says nothing', (data) => {
  expect(quickBetMessage(from(data), frame)).toBeUndefined();
});

test('accepts no message before the frame is mounted', () => {
  const message = { ...from({ type: 'S001', height: 640 }), source: null };
  expect(quickBetMessage(message, { ...frame, window: null })).toBeUndefined();
});

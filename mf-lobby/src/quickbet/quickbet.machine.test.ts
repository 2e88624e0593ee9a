import { ASKING, transition, type QuickBetEvent, type QuickBetState } from './quickbet.machine.ts';

const address = { url: 'https://games.example/play/x?view=quick&launch=abc', gpId: 3 };
const walk = (...events: QuickBetEvent[]): QuickBetState => events.reduce(transition, ASKING);
const answered: QuickBetEvent = { type: 'answered', address };
const arrived: QuickBetEvent = { type: 'arrived' };
const measured = (height: number): QuickBetEvent => ({ type: 'measured', height });

test('loads the frame at its address, and shows it with the height that it reports', () => {
  expect(walk(answered)).toEqual({ status: 'loading', address });
  expect(walk(answered, arrived)).toEqual({ status: 'shown', address, height: undefined });
  expect(walk(answered, arrived, measured(512.2))).toEqual({ status: 'shown', address, height: 513 });
  expect(walk(answered, arrived, measured(512), measured(640))).toEqual({
    status: 'shown',
    address,
    height: 640,
  });
});

test.each([
  [1, 120],
  [1e9, 1_600],
])('limits a height of %d to %d', (reported, height) => {
  expect(walk(answered, arrived, measured(reported))).toMatchObject({ height });
});

test('keeps the state for the same height', () => {
  const shown = walk(answered, arrived, measured(512));
  expect(transition(shown, measured(511.5))).toBe(shown);
});

test('requests a new address on a retry, whether the frame failed while loading or later', () => {
  const lost = { status: 'failed', failure: { kind: 'lost' } };
  expect(walk(answered, { type: 'lost' })).toEqual(lost);
  expect(walk(answered, arrived, measured(512), { type: 'lost' })).toEqual(lost);
  expect(walk(answered, { type: 'lost' }, { type: 'retried' })).toBe(ASKING);
});

test('keeps a refusal', () => {
  const failure = { kind: 'login' } as const;
  expect(walk({ type: 'refused', failure })).toEqual({ status: 'failed', failure });
});

test('ignores late events', () => {
  const failed = walk({ type: 'refused', failure: { kind: 'none' } });
  for (const event of [answered, arrived, measured(512), { type: 'lost' } as const]) {
    expect(transition(failed, event)).toBe(failed);
  }
  const shown = walk(answered, arrived, measured(512));
  for (const event of [
    answered,
    { type: 'refused', failure: { kind: 'none' } } as const,
    { type: 'retried' } as const,
  ]) {
    expect(transition(shown, event)).toBe(shown);
  }
  expect(transition(ASKING, { type: 'lost' })).toBe(ASKING);
  const loading = walk(answered);
  expect(transition(loading, measured(512))).toBe(loading);
});

test('requests a new address after its game was played in another window', () => {
  expect(walk(answered, arrived, measured(512), { type: 'left' })).toBe(ASKING);
  const loading = walk(answered);
  expect(transition(loading, { type: 'left' })).toBe(loading);
});

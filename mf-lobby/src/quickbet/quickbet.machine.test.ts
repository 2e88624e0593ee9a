import { ASKING, transition, type QuickBetEvent, type QuickBetState } from './quickbet.machine.ts';

const address = { url: 'https://games.example/play/x?view=quick&launch=abc', gpId: 3 };
const walk = (...events: QuickBetEvent[]): QuickBetState => events.reduce(transition, ASKING);
const answered: QuickBetEvent = { type: 'answered', address };
const arrived: QuickBetEvent = { type: 'arrived' };
const measured = (height: number): QuickBetEvent => ({ type: 'measured', height });

test('the frame is loaded at its address, shown when it is there, and as high as it says', () => {
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
])('a height of %d is taken for %d', (told, height) => {
  expect(walk(answered, arrived, measured(told))).toMatchObject({ height });
});

test('the same height again changes nothing', () => {
  const shown = walk(answered, arrived, measured(512));
  expect(transition(shown, measured(511.5))).toBe(shown);
});

test('a frame that is lost, while it loads or later, asks anew when the player tries again', () => {
  const lost = { status: 'failed', failure: { kind: 'lost' } };
  expect(walk(answered, { type: 'lost' })).toEqual(lost);
  expect(walk(answered, arrived, measured(512), { type: 'lost' })).toEqual(lost);
  expect(walk(answered, { type: 'lost' }, { type: 'retried' })).toBe(ASKING);
});

test('a refusal is kept', () => {
  const failure = { kind: 'login' } as const;
  expect(walk({ type: 'refused', failure })).toEqual({ status: 'failed', failure });
});

test('what comes late changes nothing', () => {
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

test('a frame whose game was played elsewhere asks anew', () => {
  expect(walk(answered, arrived, measured(512), { type: 'left' })).toBe(ASKING);
  const loading = walk(answered);
  expect(transition(loading, { type: 'left' })).toBe(loading);
});

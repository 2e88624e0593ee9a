import {
  authenticatorReducer,
  firstView,
  type AuthenticatorAction,
  type AuthenticatorEvent,
} from './authenticator.machine.ts';

const started: AuthenticatorEvent = { type: 'setupStarted', secret: 'ABC', uri: 'otpauth://totp/x' };
const arrived: AuthenticatorEvent = { type: 'codesArrived', recoveryCodes: ['a', 'b'] };
const walk = (events: readonly AuthenticatorEvent[], action?: AuthenticatorAction) =>
  events.reduce(authenticatorReducer, firstView(action));

test('sets the app up and shows its codes', () => {
  expect(walk([started])).toEqual({ kind: 'setup', secret: 'ABC', uri: 'otpauth://totp/x' });
  expect(walk([started, arrived])).toEqual({
    kind: 'codes',
    recoveryCodes: ['a', 'b'],
    result: 'enrolled',
  });
});

test('asks before it renews the codes, and returns when the player declines', () => {
  const asked: AuthenticatorEvent = { type: 'asked', action: 'renew' };
  expect(walk([asked])).toEqual({ kind: 'question', action: 'renew' });
  expect(walk([asked, { type: 'cancelled' }])).toEqual({ kind: 'overview' });
  expect(walk([asked, arrived])).toMatchObject({ kind: 'codes', result: 'renewed' });
});

test('begins with the question that the opener wants', () => {
  expect(walk([], 'remove')).toEqual({ kind: 'question', action: 'remove' });
});

test('never leaves the codes, and ignores events that do not fit', () => {
  const codes = walk([started, arrived]);
  for (const event of [started, arrived, { type: 'cancelled' }, { type: 'asked', action: 'remove' }] as const)
    expect(authenticatorReducer(codes, event)).toBe(codes);
  const overview = walk([]);
  expect(authenticatorReducer(overview, arrived)).toBe(overview);
  expect(authenticatorReducer(overview, { type: 'cancelled' })).toBe(overview);
});

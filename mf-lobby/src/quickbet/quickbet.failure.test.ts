import { CallError, maintenanceRefusal, sportQuickbetUrl, toWire } from '@tessera/wire';
import { quickBetFailure } from './quickbet.failure.ts';

const refused = (code: string, message = '', data?: unknown) =>
  new CallError(sportQuickbetUrl, { kind: 'refused', code, status: 200, data }, message);

test.each([
  ['404', { kind: 'none' }],
  ['405', { kind: 'login' }],
  ['957', { kind: 'transferDisabled' }],
  ['961', { kind: 'paused', words: 'Until tomorrow.' }],
  ['962', { kind: 'limit', words: 'Until tomorrow.' }],
  ['964', { kind: 'paused', words: 'Until tomorrow.' }],
  ['963', { kind: 'realityCheck', words: 'Until tomorrow.' }],
  ['429', { kind: 'lost' }],
])('code %s means %j', (code, failure) => {
  expect(quickBetFailure(refused(code, 'Until tomorrow.'))).toEqual(failure);
});

test('includes the interval of a maintenance', () => {
  const maintain = { startAt: null, endAt: '2030-01-01T04:00:00Z' };
  const error = refused('203', 'maintenance', toWire(maintenanceRefusal, { maintain }));
  expect(quickBetFailure(error)).toEqual({ kind: 'maintenance', interval: maintain });
  expect(quickBetFailure(refused('203'))).toEqual({ kind: 'maintenance', interval: undefined });
});

test('covers every declared code', () => {
  const unknown = Object.keys(sportQuickbetUrl.codes).filter(
    (code) => quickBetFailure(refused(code)).kind === 'lost',
  );
  expect(unknown).toEqual([]);
});

test('treats a back end without the call as permanent, and any other failure as temporary', () => {
  expect(quickBetFailure(new CallError(sportQuickbetUrl, { kind: 'unavailable' }, ''))).toEqual({
    kind: 'none',
  });
  expect(quickBetFailure(new CallError(sportQuickbetUrl, { kind: 'network' }, ''))).toEqual({ kind: 'lost' });
  expect(quickBetFailure(new TypeError('x is not a function'))).toEqual({ kind: 'lost' });
});

import { captchaReducer, FIRST_FETCH, type CaptchaEvent } from './captcha.machine.ts';

const arrived: CaptchaEvent = { type: 'arrived', token: 't', image: 'data:x', placeholder: '5 digits' };
const walk = (...events: CaptchaEvent[]) => events.reduce(captchaReducer, FIRST_FETCH);

test('replaces a fetched picture on request', () => {
  expect(walk(arrived)).toEqual({ status: 'ready', token: 't', image: 'data:x', placeholder: '5 digits' });
  expect(walk(arrived, { type: 'refreshed' })).toEqual(FIRST_FETCH);
});

test('starts no fetch during a fetch or a pause', () => {
  expect(walk({ type: 'refreshed' })).toBe(FIRST_FETCH);
  const waiting = walk({ type: 'waitRequested' });
  expect(captchaReducer(waiting, { type: 'refreshed' })).toBe(waiting);
});

test('fetches again after a pause, at most three times', () => {
  const again: CaptchaEvent[] = [{ type: 'waitRequested' }, { type: 'waited' }];
  expect(walk(...again, ...again, ...again)).toEqual({ status: 'fetching', waits: 3 });
  expect(walk(...again, ...again, ...again, { type: 'waitRequested' })).toEqual({ status: 'failed' });
});

test('retries a failed fetch on request', () => {
  expect(walk({ type: 'lost' }, { type: 'refreshed' })).toEqual(FIRST_FETCH);
});

test('ignores events that do not fit the state', () => {
  const ready = walk(arrived);
  expect(captchaReducer(ready, { type: 'arrived', token: 'old', image: 'data:old' })).toBe(ready);
  expect(captchaReducer(ready, { type: 'lost' })).toBe(ready);
  expect(captchaReducer(ready, { type: 'waited' })).toBe(ready);
  expect(captchaReducer(ready, { type: 'waitRequested' })).toBe(ready);
});

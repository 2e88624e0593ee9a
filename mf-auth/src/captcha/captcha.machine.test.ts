import { captchaReducer, FIRST_FETCH, type CaptchaEvent } from './captcha.machine.ts';

const arrived: CaptchaEvent = { type: 'arrived', token: 't', image: 'data:x' };
const walk = (...events: CaptchaEvent[]) => events.reduce(captchaReducer, FIRST_FETCH);

test('a fetched picture can be exchanged for a new one', () => {
  expect(walk(arrived)).toEqual({ status: 'ready', token: 't', image: 'data:x' });
  expect(walk(arrived, { type: 'refreshed' })).toEqual(FIRST_FETCH);
});

test('no fetch begins while one is under way or waits', () => {
  expect(walk({ type: 'refreshed' })).toBe(FIRST_FETCH);
  const waiting = walk({ type: 'toldToWait' });
  expect(captchaReducer(waiting, { type: 'refreshed' })).toBe(waiting);
});

test('after a wait it fetches anew, three times at most', () => {
  const again: CaptchaEvent[] = [{ type: 'toldToWait' }, { type: 'waited' }];
  expect(walk(...again, ...again, ...again)).toEqual({ status: 'fetching', waits: 3 });
  expect(walk(...again, ...again, ...again, { type: 'toldToWait' })).toEqual({ status: 'failed' });
});

test('a lost picture can be asked for again', () => {
  expect(walk({ type: 'lost' }, { type: 'refreshed' })).toEqual(FIRST_FETCH);
});

test('what comes too late changes nothing', () => {
  const ready = walk(arrived);
  expect(captchaReducer(ready, { type: 'arrived', token: 'old', image: 'data:old' })).toBe(ready);
  expect(captchaReducer(ready, { type: 'lost' })).toBe(ready);
  expect(captchaReducer(ready, { type: 'waited' })).toBe(ready);
  expect(captchaReducer(ready, { type: 'toldToWait' })).toBe(ready);
});

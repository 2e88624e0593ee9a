import { hasState, readState, START, withoutState, writeState, type BenchState } from './state.ts';

const STATE: BenchState = {
  as: 'agent',
  locale: 'hi_IN',
  currency: 'INR',
  theme: 'suncity',
  mobileTheme: 'origin_mobile',
  frame: 'phone',
  latencyMs: 800,
  offline: true,
  popupsBlocked: true,
  balance: '12.50',
  failures: [
    { call: 'agentPlan', kind: 'code-101', once: true },
    { call: '*', kind: 'http-503', once: false },
  ],
};

const searchOf = (address: string) => new URL(address, 'http://x').search;

test('a state is a link: what is written is read again', () => {
  expect(readState(searchOf(writeState(STATE, '/proxy')))).toEqual(STATE);
});

test('the start is a link too, and a short one', () => {
  expect(writeState(START, '/proxy')).toBe('/proxy?as=guest');
  expect(hasState('?as=guest')).toBe(true);
  expect(hasState('?panel=off&page=Plan')).toBe(false);
});

test('the remote’s own query stays, and an earlier state goes', () => {
  const address = writeState(
    { ...START, latencyMs: 0 },
    '/proxy?page=Plan&as=member&fail=login.network#levels',
  );
  expect(address).toBe('/proxy?page=Plan&as=guest&latency=0#levels');
  expect(withoutState(address)).toBe('/proxy?page=Plan#levels');
});

test('what no state can be is as at the start', () => {
  expect(
    readState(
      '?as=king&locale=xx&currency=EUR&theme=x&frame=x&latency=9000&balance=-1&fail=nothing.network&fail=login.x',
    ),
  ).toEqual(START);
  expect(readState('?latency=').latencyMs).toBe(0);
});

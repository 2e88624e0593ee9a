import { agentPlan, CallError, layout, login } from '@tessera/wire';
import {
  emptied,
  failBy,
  failureOf,
  kindsOf,
  readFailure,
  writeFailure,
  type FailureKind,
} from './failure.ts';

function failed(by: FailureKind, call = agentPlan as Parameters<typeof failBy>[0]): unknown {
  try {
    return failBy(call, by);
  } catch (error) {
    return error;
  }
}

test('each way to fail is what the shell would throw', () => {
  expect(failed('network')).toMatchObject({ failure: { kind: 'network' } });
  expect(failed('timeout')).toMatchObject({ failure: { kind: 'timeout' } });
  expect(failed('http-503')).toMatchObject({ failure: { kind: 'refused', code: '503', status: 503 } });
  expect(failed('http-404')).toMatchObject({ failure: { kind: 'unavailable' } });
  expect(failed('http-401', layout)).toMatchObject({ failure: { kind: 'unauthorised' } });
  expect(failed('code-105', login)).toMatchObject({ failure: { kind: 'refused', code: '105', status: 200 } });
  expect(failed('network')).toBeInstanceOf(CallError);
});

test('a call offers the codes of its own table', () => {
  expect(kindsOf('login')).toEqual(
    expect.arrayContaining(['code-101', 'code-107', 'network', 'http-500', 'empty']),
  );
  expect(kindsOf('*').some((kind) => kind.startsWith('code-'))).toBe(false);
});

test('a call’s own failure comes before that of every call', () => {
  const all = { call: '*', kind: 'network', once: false } as const;
  const own = { call: 'agentPlan', kind: 'timeout', once: false } as const;
  expect(failureOf([all, own], agentPlan.name)).toBe(own);
  expect(failureOf([all, own], login.name)).toBe(all);
  expect(failureOf([own], login.name)).toBeUndefined();
});

test('an address names a failure, or nothing', () => {
  const failure = { call: 'login', kind: 'code-101', once: true } as const;
  expect(writeFailure(failure)).toBe('login.code-101.once');
  expect(readFailure('login.code-101.once')).toEqual(failure);
  expect(readFailure('toString.network')).toBeUndefined();
  expect(readFailure('login.http-200')).toBeUndefined();
});

test('an empty answer keeps what is no list', () => {
  expect(emptied({ list: [1], totalCount: 9, title: 'x', nested: { list: [1] } })).toEqual({
    list: [],
    totalCount: 0,
    title: 'x',
    nested: { list: [1] },
  });
  expect(emptied(null)).toBeNull();
});

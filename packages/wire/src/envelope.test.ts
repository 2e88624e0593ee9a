import * as v from 'valibot';
import { defineCall } from './call.ts';
import { declaredCode, decodeAnswer, readEnvelope } from './envelope.ts';
import { isRefusal } from './errors.ts';

const call = defineCall({
  name: 'test.call',
  path: '/x/test',
  extension: true,
  payload: v.object({}),
  answer: v.object({ gpId: v.number() }),
  codes: { '101': 'account_error', '2093101': 'no_draws' },
});

test('reads both envelope forms and keeps the code a string', () => {
  expect(readEnvelope({ code: '099', message: 'no', data: 1 })).toEqual({
    code: '099',
    message: 'no',
    data: 1,
  });
  expect(readEnvelope({ header: { status: 1000, desc: 'ok' }, body: 2 })).toEqual({
    code: '1000',
    message: 'ok',
    data: 2,
  });
  expect(readEnvelope('<html>')).toBeUndefined();
});

test.each([
  ['2093101', '2093101'],
  ['5550101', '101'],
  ['77', '77'],
])('code %s is declared as %s', (code, meaning) => {
  expect(declaredCode(call, code)).toBe(meaning);
});

test.each(['100', 100, '1000', 1000])('accepts the code %j as success', (code) => {
  expect(decodeAnswer(call, 200, { code, message: '', data: { gp_id: 7 } })).toEqual({ gpId: 7 });
});

function failureOf(status: number, body: unknown): unknown {
  try {
    decodeAnswer(call, status, body);
    return 'no failure';
  } catch (error) {
    return isRefusal(error, '101') ? 'refused 101' : (error as { failure: unknown }).failure;
  }
}

test.each([
  ['You have no account here.', 'You have no account here.'],
  ['account_error', ''],
  ['', ''],
])('the message %j of a refusal is shown as %j', (message, shown) => {
  expect(() => decodeAnswer(call, 200, { code: '101', message, data: null })).toThrow(
    expect.objectContaining({ message: shown }),
  );
});

test('throws a CallError that classifies any other answer', () => {
  expect(failureOf(200, { code: '9990101', message: 'wrong' })).toBe('refused 101');
  expect(failureOf(401, {})).toEqual({ kind: 'unauthorised' });
  expect(failureOf(404, 'not found')).toEqual({ kind: 'unavailable' });
  expect(failureOf(502, '<html>')).toEqual({ kind: 'malformed', at: 'envelope' });
  expect(failureOf(200, { code: '100', data: { gp_id: 'seven' } })).toEqual({
    kind: 'malformed',
    at: 'gpId',
  });
});

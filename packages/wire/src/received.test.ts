import * as v from 'valibot';
import { favoriteStore, lastPlayed } from './calls/lobby.ts';
import { play } from './calls/play.ts';
import { providerWager } from './calls/provider.ts';
import { templateConfig } from './calls/site-template.ts';
import { decodeAnswer } from './envelope.ts';
import { positiveDecimal } from './fields.ts';
import { decodePayload, encodeAnswer } from './received.ts';

test('names a wrong field as the wire writes it', () => {
  const body = { provider: 1, house: 'a', game_type: 'slot', game_code: 7, lobby_url: '/close', device: 1 };
  expect(decodePayload(play, body)).toMatchObject({ kind: 'malformed', field: 'game_code' });
  expect(decodePayload(favoriteStore, { data: [{ game_id: 'x', status: 1 }] })).toMatchObject({
    field: 'data.0.game_id',
  });
  expect(decodePayload(play, { ...body, game_code: undefined })).toEqual({
    kind: 'malformed',
    field: 'game_code',
    reason: 'is missing',
  });
  for (const none of ['no object', [], [body]]) {
    expect(decodePayload(play, none)).toMatchObject({ kind: 'malformed', field: 'body' });
  }
});

test('keeps the one camelCase name of the wire in an error', () => {
  expect(decodePayload(templateConfig, {})).toEqual({
    kind: 'malformed',
    field: 'mobileTemplateName',
    reason: 'is missing',
  });
  expect(decodePayload(templateConfig, { mobileTemplateName: 7 })).toMatchObject({
    field: 'mobileTemplateName',
  });
});

test('asks no further rule of a field whose text is too long', () => {
  const rule = jest.fn(() => true);
  const note = v.pipe(v.string(), v.maxLength(3), v.check(rule));
  const call = { ...lastPlayed, payload: v.object({ note }) };
  expect(decodePayload(call, { note: 'far too long' })).toMatchObject({ field: 'note' });
  expect(rule).not.toHaveBeenCalled();
});

test('an amount of any length is refused in one pass', () => {
  // What goes over it again from each of its digits takes minutes.
  for (const end of ['x', '.', '-']) {
    expect(v.is(positiveDecimal, '0'.repeat(400_000) + end)).toBe(false);
    expect(v.is(positiveDecimal, '1'.repeat(400_000) + end)).toBe(false);
  }
});

test.each([
  ['0.01', true],
  ['10', true],
  ['7.50', true],
  ['0', false],
  ['0.00', false],
  ['-1', false],
  ['-0.01', false],
])('%s is above zero: %p', (amount, is) => {
  expect(v.is(positiveDecimal, amount)).toBe(is);
});

test('rejects a list in place of an object at any depth', () => {
  const round = { session_token: 'a', round_id: 'b', transaction_id: 'c', amount: '1' };
  expect(decodePayload(providerWager, { ...round, outcome: [] })).toMatchObject({ field: 'outcome' });
  expect(decodePayload(providerWager, { ...round, outcome: {} })).toMatchObject({ kind: 'received' });
});

test('accepts a missing body for a call without fields', () => {
  expect(decodePayload(lastPlayed, undefined)).toEqual({ kind: 'received', payload: {} });
});

test('the browser decodes what the server encodes', () => {
  const answer = encodeAnswer(lastPlayed, { list: [] });
  expect(answer).toEqual({ code: '100', message: 'success', data: { list: [] } });
  expect(decodeAnswer(lastPlayed, 200, answer)).toEqual({ list: [] });
});

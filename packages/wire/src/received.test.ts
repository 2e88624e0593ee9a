import { favoriteStore, lastPlayed } from './calls/lobby.ts';
import { play } from './calls/play.ts';
import { decodeAnswer } from './envelope.ts';
import { decodePayload, encodeAnswer } from './received.ts';

test('a wrong field is named as it stands on the wire', () => {
  const body = { provider: 1, house: 'a', game_type: 'slot', game_code: 7, lobby_url: '/close', device: 1 };
  expect(decodePayload(play, body)).toMatchObject({ kind: 'malformed', field: 'game_code' });
  expect(decodePayload(favoriteStore, { data: [{ game_id: 'x', status: 1 }] })).toMatchObject({
    field: 'data.0.game_id',
  });
  expect(decodePayload(play, 'no object')).toMatchObject({ kind: 'malformed', field: 'body' });
});

test('a call without fields may come without a body', () => {
  expect(decodePayload(lastPlayed, undefined)).toEqual({ kind: 'received', payload: {} });
});

test('what the server writes is what the browser reads', () => {
  const answer = encodeAnswer(lastPlayed, { list: [] });
  expect(answer).toEqual({ code: '100', message: 'success', data: { list: [] } });
  expect(decodeAnswer(lastPlayed, 200, answer)).toEqual({ list: [] });
});

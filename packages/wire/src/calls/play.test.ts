import { decodeAnswer } from '../envelope.ts';
import { maintenanceOf, play } from './play.ts';

function failureOf(body: unknown): unknown {
  try {
    return decodeAnswer(play, 200, body);
  } catch (error) {
    return error;
  }
}

test('reads the interval from a refusal for maintenance', () => {
  const maintain = { start_at: '2026-05-01T00:00:00Z', end_at: null };
  expect(maintenanceOf(failureOf({ code: '203', message: '', data: { maintain } }))).toEqual({
    startAt: '2026-05-01T00:00:00Z',
    endAt: null,
  });
  expect(maintenanceOf(failureOf({ code: '203', message: '' }))).toBeUndefined();
  expect(maintenanceOf(failureOf({ code: '404', message: '', data: { maintain } }))).toBeUndefined();
});

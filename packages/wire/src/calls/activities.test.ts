import { decodeAnswer } from '../envelope.ts';
import { redEnvelopePromotion, rouletteInfo } from './activities.ts';

const endOf = (endAt: unknown) =>
  decodeAnswer(redEnvelopePromotion, 200, {
    code: '100',
    message: '',
    data: { envelope: { id: 1, end_at: endAt } },
  }).envelope?.endAt;

test.each([
  ['2026-06-01T20:00:00', '2026-06-02T00:00:00Z'],
  ['2026-06-01 20:00:00', '2026-06-02T00:00:00Z'],
  ['2026-06-01T20:00:00.500', '2026-06-02T00:00:00.500Z'],
  ['2026-06-01T20:00:00Z', '2026-06-01T20:00:00Z'],
  ['2026-06-01T20:00:00+08:00', '2026-06-01T12:00:00Z'],
  ['2026-06-01T20:00:00-04:00', '2026-06-02T00:00:00Z'],
])('reads the end %s of an envelope by its offset, or by the clock of Caracas', (written, instant) => {
  expect(new Date(endOf(written) ?? 0)).toEqual(new Date(instant));
});

test.each(['tomorrow', '2026-06-01', '', 7])('refuses the end %p of an envelope', (written) => {
  expect(() => endOf(written)).toThrow();
});

test('reads the end of a wheel by the clock of Caracas', () => {
  const { detail } = decodeAnswer(rouletteInfo, 200, {
    code: '100',
    message: '',
    data: {
      detail: {
        id: 1,
        draws_per_day: 1,
        end_at: '2026-06-01T20:00:00',
        next_draws_at: '2026-06-02T00:00:00',
      },
      prize_settings: [{ prize_id: 1, angle: 0, amount: '1.00' }],
      remaining_draws: 1,
    },
  });
  expect(detail).toMatchObject({
    endAt: '2026-06-01T20:00:00-04:00',
    nextDrawsAt: '2026-06-02T00:00:00-04:00',
  });
});

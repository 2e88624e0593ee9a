import { periodOf } from './use-period.ts';

test.each([
  ['no days', { from: '', to: '' }, { from: '2026-10-02', to: '2026-10-31' }],
  ['a day in the future', { from: '2026-10-30', to: '2027-01-01' }, { from: '2026-10-30', to: '2026-10-31' }],
  [
    'an end before the start',
    { from: '2026-10-30', to: '2026-10-20' },
    { from: '2026-09-21', to: '2026-10-20' },
  ],
  ['more than 92 days', { from: '2026-01-01', to: '2026-10-31' }, { from: '2026-08-01', to: '2026-10-31' }],
  [
    'a year that is half typed',
    { from: '0202-10-30', to: '2026-10-31' },
    { from: '2026-10-02', to: '2026-10-31' },
  ],
  ['no day at all', { from: '2026-02-xx', to: 'y' }, { from: '2026-10-02', to: '2026-10-31' }],
])('makes a period that the platform accepts from %s', (_what, values, period) => {
  expect(periodOf(values, '2026-10-31')).toEqual(period);
});

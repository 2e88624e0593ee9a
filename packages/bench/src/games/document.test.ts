import { compared, limited } from '../rows.ts';
import { gamesDocument } from './document.ts';

const document = (ours: readonly number[]): string =>
  gamesDocument({
    rows: [
      limited({ what: 'crash: frames in time', unit: '%', ours, bar: { least: 95 }, note: 'median 16.7 ms' }),
      compared({ what: 'Settled rounds', unit: '/s', ours: [40], theirs: [80], than: 'bare transactions' }),
    ],
    machine: {
      processor: 'A processor',
      cores: 2,
      memoryGb: 8,
      system: 'Linux 6',
      node: '24.0.0',
      chromium: '150.0',
      sources: 'abc123-dirty',
      date: '2026-01-02',
    },
    postgres: '18.4.0',
    load: { before: 0.25, after: 3 },
    options: { rounds: 3, seconds: 7 },
  });

test('every measure stands with its bar, and what is missed stands first', () => {
  expect(document([97, 99, 98])).toContain('Every bar is kept.');
  expect(document([97, 99, 98])).toMatch(
    /crash: frames in time +\| 98\.0 % \(97\.0–99\.0\) +\| median 16\.7 ms/,
  );
  expect(document([97, 99, 98])).toMatch(/≥ 95\.0 % +\| pass/);
  expect(document([80])).toMatch(/missed:\n\n- crash: frames in time\n/);
  expect(document([80])).toContain('bare transactions: 80/s, ratio 0.50');
});

test('it tells on what and how it was measured', () => {
  for (const known of [
    'A processor',
    'Chromium 150.0',
    'Node 24.0.0',
    '18.4.0',
    'abc123-dirty',
    '3 plays',
    '7 s',
  ])
    expect(document([97])).toContain(known);
});

import { rowsOf } from './measure.ts';
import { releaseDocument } from './document.ts';

const all = (...values: number[]) => values.map((value) => ({ all: value }));
const effects = (live: number, page: number) => [{ live, page }];
const rows = rowsOf({
  cold: all(9_000, 8_000, 10_000),
  bareCold: all(4_500),
  edited: all(3_000),
  bareEdited: all(1_500),
  unchanged: all(800),
  release: effects(600, 700),
  npmRelease: effects(2_000, 2_100),
  upload: all(500),
  rollback: effects(300, 350),
  canary: [{ visitor: 650 }],
  plainRelease: all(100),
  plainRollback: all(50),
});
const MACHINE = {
  processor: 'A processor',
  cores: 2,
  memoryGb: 8,
  system: 'Linux 6',
  node: '24.0.0',
  sources: 'abc123-dirty',
  date: '2026-01-02',
};
const text = releaseDocument({
  rows,
  remote: 'mf-agent',
  machine: MACHINE,
  load: { before: 0.25, after: 3 },
  rounds: 3,
});

test('every measure stands with its median, its range, and what it is compared with', () => {
  expect(text).toMatch(
    /Build, nothing cached +\| 9,000 ms \(8,000–10,000\) +\| webpack alone: 4,500 ms, ratio 2\.00/,
  );
  expect(text).toMatch(/Release to live +\| 600 ms +\| .*: 100 ms, ratio 6\.00/);
  expect(text).toMatch(/Release to a page +\| 700 ms/);
  expect(text).toMatch(/Canary to its first visitor +\| 650 ms/);
  expect(text).toMatch(/Rollback to live +\| 300 ms +\| a link: 50\.0 ms, ratio 6\.00/);
});

test('it tells on what it was measured', () => {
  for (const known of [
    'A processor',
    '2 cores',
    'Node 24.0.0',
    'abc123-dirty',
    '2026-01-02',
    '3 rounds',
    '0.3 before the run, 3.0 after',
  ])
    expect(text).toContain(known);
});

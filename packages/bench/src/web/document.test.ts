import { performanceDocument } from './document.ts';
import type { Row } from '../rows.ts';

const MACHINE = {
  processor: 'A processor',
  cores: 2,
  memoryGb: 8,
  system: 'Linux 6',
  node: '24.0.0',
  chromium: '150.0',
  sources: 'abc123-dirty',
  date: '2026-01-02',
};
const row = (what: string, verdict: Row['verdict']): Row => ({
  what,
  ours: '1',
  theirs: '',
  bar: '≤ 2',
  verdict,
});
const documentOf = (...rows: Row[]) =>
  performanceDocument({ rows, machine: MACHINE, load: { before: 0.25, after: 3 }, rounds: 7 });

test('a run that keeps every bar says so', () => {
  expect(documentOf(row('LCP', 'pass'))).toContain('Every bar that was measured is kept.');
});

test('missed bars and bars without a measure are named at the top', () => {
  const text = documentOf(row('LCP', 'FAIL'), row('CLS', 'pass'), row('SEO', 'not measured'));
  const top = text.slice(0, text.indexOf('| measure'));
  expect(top).toContain('These bars are missed:\n\n- LCP');
  expect(top).toContain('Not measured in this run:\n\n- SEO');
  expect(top).not.toContain('CLS');
});

test('it tells on what it was measured', () => {
  const text = documentOf(row('LCP', 'pass'));
  for (const known of [
    'A processor',
    '2 cores',
    'Chromium 150.0',
    'Node 24.0.0',
    'abc123-dirty',
    '2026-01-02',
    '7 rounds',
    '0.3 before the run, 3.0 after',
  ])
    expect(text).toContain(known);
});

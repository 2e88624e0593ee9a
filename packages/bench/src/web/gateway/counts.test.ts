import { readCounts } from './counts.ts';

const METRICS = `# TYPE process_cpu_seconds_total counter
process_cpu_user_seconds_total 9.5
process_cpu_seconds_total 12.25
gateway_first_screen_duration_seconds_count{outcome="late"} 3
gateway_first_screen_duration_seconds_count{outcome="rendered"} 41
`;

test('reads what a gateway has used and rendered in time', () => {
  expect(readCounts(METRICS)).toEqual({ cpuSeconds: 12.25, rendered: 41 });
});

test('a server that has rendered nothing yet has rendered none', () => {
  expect(readCounts('process_cpu_seconds_total 1\n').rendered).toBe(0);
});

test('a server without metrics is refused', () => {
  expect(() => readCounts('not found')).toThrow('METRICS');
});

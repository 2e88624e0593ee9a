import { longestTaskMs, type TraceEvent } from '@tessera/e2e/longest-task';

const thread = (tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid: 1,
  tid,
  ts: 0,
  args: { name },
});
const task = (tid: number, tdur: number, name = 'ThreadControllerImpl::RunTask'): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: 1,
  tdur,
});
const THREADS = [thread(1, 'CrRendererMain'), thread(2, 'Compositor')];

test('the longest task of the page’s own thread counts, not what is in it, nor other threads', () => {
  expect(
    longestTaskMs([...THREADS, task(1, 12_000), task(1, 48_500), task(2, 90_000), task(1, 99_000, 'Paint')]),
  ).toBe(48.5);
});

test('a trace without tasks is no fast page', () => {
  expect(() => longestTaskMs(THREADS)).toThrow('has no');
});

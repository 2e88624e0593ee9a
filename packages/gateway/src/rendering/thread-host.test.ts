import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../testing/folder.ts';
import { until } from '../testing/until.ts';
import type { Order, Sources } from './protocol.ts';
import {
  createThreadHost,
  MAX_OPEN_RENDERS,
  RENDER_LIMIT_MS,
  SILENCE_MS,
  type ThreadHost,
} from './thread-host.ts';

type RenderRequest = Extract<Order, { kind: 'render' }>['request'];

/** The two numbers of a gate, which the thread and the test share. */
const STARTED = 0;
const OPEN = 1;
const HOUR_MS = 3_600_000;

/** A shell that takes the thread until the gate is open, and counts its renders. */
const SHELL = `
  let count = 0;
  exports.packageModules = {};
  exports.renderFirstScreen = async ({ gate }) => {
    count += 1;
    Atomics.add(gate, ${STARTED}, 1);
    Atomics.wait(gate, ${OPEN}, 0);
    return { html: String(count), data: null };
  };
`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let host: ThreadHost;
let sources: Sources;
let gate: Int32Array<SharedArrayBuffer>;
let lost: string[];
beforeEach(async () => {
  folder = await temporaryFolder();
  const path = folder.sub('shell.cjs');
  await writeFile(path, SHELL);
  const integrity = `sha384-${createHash('sha384').update(SHELL).digest('base64')}`;
  sources = { shell: { path, integrity }, remotes: [] };
  gate = new Int32Array(new SharedArrayBuffer(8));
  lost = [];
  host = createThreadHost({ onLost: (_turn, reason) => lost.push(reason), onTrouble: () => undefined });
  await host.ask({ kind: 'prepare', sources });
  // The test moves the host's time; the thread keeps its own, by which it drops renders.
  jest.useFakeTimers({
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
    now: Date.now() + HOUR_MS,
  });
});
afterEach(async () => {
  jest.useRealTimers();
  openGate();
  await host.close();
  await folder.remove();
});

function openGate(): void {
  Atomics.store(gate, OPEN, 1);
  Atomics.notify(gate, OPEN);
}

const render = (waitedMs?: number) =>
  host.ask({ kind: 'render', sources, request: { gate } as unknown as RenderRequest }, waitedMs);

/** Renders once the thread answers again. */
async function renderNext(): Promise<unknown> {
  let html: unknown;
  await until(async () => {
    const result = await render();
    if (typeof result === 'object') html = result?.html;
    return html !== undefined;
  });
  return html;
}

it('drops a render that has waited longer than its page', async () => {
  const pages = [render()];
  await until(() => Atomics.load(gate, STARTED) === 1);
  // In the thread's time, the next ones are late before they start.
  jest.setSystemTime(Date.now() - 2 * HOUR_MS);
  pages.push(render(), render());
  jest.advanceTimersByTime(RENDER_LIMIT_MS);
  expect(await Promise.all(pages)).toEqual(['late', 'late', 'late']);
  openGate();
  jest.setSystemTime(Date.now() + 2 * HOUR_MS);
  expect(await renderNext()).toBe('2');
});

it('refuses a render while 16 are open', async () => {
  const pages = Array.from({ length: MAX_OPEN_RENDERS }, () => render());
  expect(await render()).toBe('full');
  jest.advanceTimersByTime(RENDER_LIMIT_MS);
  expect(new Set(await Promise.all(pages))).toEqual(new Set(['late']));
});

it('gives a page that has waited before only the rest of its time', async () => {
  const late: string[] = [];
  const fresh = render().then(() => late.push('fresh'));
  const waited = render(RENDER_LIMIT_MS - 50).then(() => late.push('waited'));
  jest.advanceTimersByTime(50);
  await waited;
  expect(late).toEqual(['waited']);
  jest.advanceTimersByTime(RENDER_LIMIT_MS - 50);
  await fresh;
  expect(late).toEqual(['waited', 'fresh']);
});

it('keeps a silent thread that gets no time to work, and ends it after 30 s', async () => {
  const page = render();
  await until(() => Atomics.load(gate, STARTED) === 1);
  jest.advanceTimersByTime(RENDER_LIMIT_MS);
  expect(await page).toBe('late');
  jest.advanceTimersByTime(SILENCE_MS - 1_000);
  await new Promise(setImmediate);
  expect(lost).toEqual([]);
  jest.advanceTimersByTime(1_000);
  await until(() => lost.length > 0);
  expect(lost).toEqual(['it did not answer for 30000 ms']);
});

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../testing/folder.ts';
import type { Order, Sources } from './protocol.ts';
import { createThreadHost, MAX_OPEN_RENDERS, RENDER_LIMIT_MS, type ThreadHost } from './thread-host.ts';

type RenderRequest = Extract<Order, { kind: 'render' }>['request'];

/** A shell that takes the thread for as long as the request says, and counts its renders. */
const SHELL = `
  let count = 0;
  exports.packageModules = {};
  exports.renderFirstScreen = async ({ busyMs }) => {
    count += 1;
    const end = Date.now() + busyMs;
    while (Date.now() < end);
    return { html: String(count), data: null };
  };
`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let host: ThreadHost;
let sources: Sources;
beforeEach(async () => {
  folder = await temporaryFolder();
  const path = folder.sub('shell.cjs');
  await writeFile(path, SHELL);
  const integrity = `sha384-${createHash('sha384').update(SHELL).digest('base64')}`;
  sources = { shell: { path, integrity }, remotes: [] };
  host = createThreadHost({ onLost: () => undefined, onTrouble: () => undefined });
  await host.ask({ kind: 'prepare', sources });
});
afterEach(async () => {
  await host.close();
  await folder.remove();
});

const render = (busyMs: number) =>
  host.ask({ kind: 'render', sources, request: { busyMs } as unknown as RenderRequest });

/** Renders once the thread answers again. */
async function renderNext(): Promise<unknown> {
  for (;;) {
    const result = await render(0);
    if (typeof result === 'object') return result?.html;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

it('drops a render that has waited longer than its page', async () => {
  const busyMs = RENDER_LIMIT_MS + 100;
  const pages = [render(busyMs), render(busyMs), render(busyMs)];
  expect(await Promise.all(pages)).toEqual(['late', 'late', 'late']);
  expect(await renderNext()).toBe('2');
});

it('refuses a render while 16 are open', async () => {
  const busyMs = RENDER_LIMIT_MS + 100;
  const pages = Array.from({ length: MAX_OPEN_RENDERS }, () => render(busyMs));
  expect(await Promise.race([render(0), pages[0]])).toBe('full');
  expect(new Set(await Promise.all(pages))).toEqual(new Set(['late']));
});

it('gives a page that has waited before only the rest of its time', async () => {
  const request = { busyMs: RENDER_LIMIT_MS + 100 } as unknown as RenderRequest;
  const fresh = host.ask({ kind: 'render', sources, request }).then(() => 'fresh');
  const waited = host.ask({ kind: 'render', sources, request }, RENDER_LIMIT_MS - 50).then(() => 'waited');
  expect(await Promise.race([fresh, waited])).toBe('waited');
});

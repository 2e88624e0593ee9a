import { integrityOf } from '@tessera/build';
import { publish, ROOT } from '@tessera/e2e/servers';
import type { Tessera } from '@tessera/e2e/tessera';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limited, type Row } from '../../rows.ts';
import { visitorHeaders } from './visitor.ts';

/** The remote of which the home page shows most. */
const REMOTE = 'mf-lobby';
const LIMIT_MS = 1_000;
/** Long enough for the gateway to notice, to let the remote be, and to serve as before. */
const WATCHED_MS = 15_000;
const ASK_EVERY_MS = 100;

/** Server entries that never end, by when they do so. */
const LOOPS = {
  'while it is read': 'for (;;);',
  'while it renders': 'exports.default = { activate() {}, fork() { for (;;); } };',
} as const;
type Loop = keyof typeof LOOPS;

/** What visitors notice when a release goes live whose server entry loops for ever. */
export async function loopingRows(tessera: Tessera): Promise<Row[]> {
  const rows: Row[] = [];
  for (const loop of Object.keys(LOOPS) as Loop[]) {
    await publish(tessera.dataDir, [await loopingDist(loop)]);
    const { slowestMs, answers, failures } = await askForAWhile(tessera.site);
    if (failures > 0)
      throw new Error(`${failures} of ${answers} pages failed beside an entry that loops ${loop}`);
    rows.push(
      limited({
        what: `Slowest page beside a server entry that loops ${loop}`,
        unit: 'ms',
        ours: [slowestMs],
        bar: { most: LIMIT_MS },
        note: `${answers} pages in ${WATCHED_MS / 1_000} s, each answered with 200`,
      }),
    );
  }
  return rows;
}

/** The built remote as another release, with a server entry that loops. @returns its folder */
async function loopingDist(loop: Loop): Promise<string> {
  const index = Object.keys(LOOPS).indexOf(loop);
  const folder = join(ROOT, `node_modules/.cache/tessera/bench/looping-${index}`);
  await cp(join(ROOT, REMOTE, 'dist'), folder, { recursive: true });
  const file = join(folder, 'release.json');
  const built = JSON.parse(await readFile(file, 'utf8')) as {
    release: string;
    global: string;
    server?: object;
  };
  const [entry] = Object.keys(built.server ?? {});
  if (!entry) throw new Error(`${REMOTE} has no server build: build it again`);
  const code = Buffer.from(LOOPS[loop]);
  await writeFile(join(folder, 'server', entry), code);
  const changed = {
    ...built,
    release: `${built.release}${index}`,
    global: `${built.global}${index}`,
    server: { [entry]: integrityOf(code) },
  };
  await writeFile(file, JSON.stringify(changed));
  return folder;
}

async function askForAWhile(site: string): Promise<{ slowestMs: number; answers: number; failures: number }> {
  const end = performance.now() + WATCHED_MS;
  let [slowestMs, answers, failures] = [0, 0, 0];
  for (; performance.now() < end; answers += 1) {
    // Another address each time: no cache answers in the place of the renderer.
    const asked = performance.now();
    const answer = await fetch(new URL(`/?visit=${answers}`, site), { headers: visitorHeaders('phone') });
    await answer.arrayBuffer();
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    if (answer.status !== 200) failures += 1;
    await wait(ASK_EVERY_MS);
  }
  return { slowestMs, answers, failures };
}

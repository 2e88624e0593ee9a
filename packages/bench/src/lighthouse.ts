import { ROOT } from '@tessera/e2e/servers';
import { launchOptions } from '@tessera/e2e/browser';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lighthouse stands outside the lock file: it is 180 MB with what it needs, and nothing but this bench uses it. So
 * `npm install` stays quick, and who wants its scores installs it beside.
 */
const VERSION = '13.5.0';
const FOLDER = 'node_modules/.cache/tessera/lighthouse';
const CLI = join(ROOT, FOLDER, 'node_modules/lighthouse/cli/index.js');

export const LIGHTHOUSE_INSTALL = `npm install --no-audit --no-fund --prefix ${FOLDER} lighthouse@${VERSION}`;
export const isLighthouseInstalled = (): boolean => existsSync(CLI);

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Fault {
  readonly category: Category;
  readonly title: string;
}

export interface LighthouseRun {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** What a category other than performance lost points for. */
  readonly faults: readonly Fault[];
}

interface Report {
  /** Those that were asked for. */
  readonly categories: Readonly<
    Partial<
      Record<
        Category,
        { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }
      >
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

export interface LighthouseOptions {
  /** All by default. A category that is left out scores 0. */
  readonly categories?: readonly Category[];
  /** Its own profiles; the phone by default. */
  readonly form?: 'desktop' | 'phone';
}

/** Lighthouse with one of its own profiles, as its command line has it. @throws Error with its last words */
export async function runLighthouse(
  url: string,
  browserPath: string,
  { categories = CATEGORIES, form = 'phone' }: LighthouseOptions = {},
): Promise<LighthouseRun> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const flags = ['--headless=new', ...(launchOptions().args ?? [])].join(' ');
    const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
    args.push(
      `--only-categories=${categories.join(',')}`,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    );
    const child = spawn(process.execPath, [CLI, ...args], {
      env: { ...process.env, CHROME_PATH: browserPath },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`Lighthouse failed (exit ${code}):\n${said.slice(-2_000)}`);
    return readReport(JSON.parse(await readFile(file, 'utf8')) as Report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readReport({ categories, audits }: Report): LighthouseRun {
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const judged = CATEGORIES.filter((name) => name !== 'performance');
  const faults = judged.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => ({ category: name, title: audits[id]?.title ?? id })),
  );
  return { scores, faults };
}

import type { RemoteBuild, ShellBuild } from '../releases/documents.ts';
import { SHELL } from '../releases/folders.ts';
import type { Refusal } from '../releases/refusal.ts';

/** Budgets of a part's first code, in bytes of brotli: those of `packages/build/src/sizes.mjs`. */
export const BUDGET_BYTES = { shell: 160_000, remote: 40_000 } as const;

/** Slots of the home page: their parts are loaded with the first view. */
export const HOME_SLOTS = [
  'rail',
  'header.search',
  'header.wallet',
  'header.account',
  'announcement',
  'home.main',
];

export function budgetOf(part: string): number {
  return part === SHELL ? BUDGET_BYTES.shell : BUDGET_BYTES.remote;
}

/**
 * The files that are loaded before anything of the part shows: the shell's scripts, or a remote's container and
 * module with what it shows on the home page; English with either.
 */
export function firstCode(document: ShellBuild | RemoteBuild): string[] {
  const { parts } = document;
  const own = 'scripts' in document ? document.scripts : [document.entry];
  const wanted =
    'scripts' in document ? ['messages:en_US'] : ['module', 'messages:en_US', ...HOME_SLOTS.map(slotPart)];
  const files = [...own, ...wanted.flatMap((part) => parts[part] ?? [])];
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

function slotPart(slot: string): string {
  return `slot:${slot}`;
}

/**
 * What a document says of its size may be off by so much: another version of brotli, and small files that are kept
 * as they are.
 */
const TOLERANCE = { part: 0.02, bytes: 2_000 } as const;

/**
 * Returns why a part's first code is too large, or differs from its document.
 * @param measured bytes of brotli, of what was received
 */
export function sizeRefusals(
  { part, release, bytes }: { readonly part: string; readonly release: string; readonly bytes: number },
  measured: number,
): Refusal[] {
  const what = `${part} ${release}: first code, brotli`;
  const budget = budgetOf(part);
  if (measured > budget) {
    const hint =
      'load lazily what the first view does not show, and see dist/sizes.json for what weighs most';
    return [
      { code: 'size', what, expected: `at most ${kilobytes(budget)}`, actual: kilobytes(measured), hint },
    ];
  }
  if (Math.abs(measured - bytes) <= Math.max(TOLERANCE.bytes, measured * TOLERANCE.part)) return [];
  const hint = 'build it again, so that its document states the size of its files';
  return [
    {
      code: 'size',
      what,
      expected: `the ${kilobytes(bytes)} of its document`,
      actual: kilobytes(measured),
      hint,
    },
  ];
}

/** `40.0 kB`, in thousands of bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

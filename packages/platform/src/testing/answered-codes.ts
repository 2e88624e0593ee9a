import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, type Call } from '@tessera/wire';
import { freshName } from './test-run.ts';

/**
 * Which refusals the platforms of a test run have really answered, by what their own metrics count: each platform
 * writes it down as it closes, and at the end of a whole run every code of every call must be among them.
 */

const FOLDER = 'refusals';
/** A call's own code comes with 200; the same digits with another status are a general failure. */
const LINE = /^tessera_refusals_total\{route="([^"]+)",code="([^"]+)",status="200"\} \d+$/gm;

const nameOf = (route: string, code: string): string => `${route} ${code}`;

/** @param root of the run; @param metrics as a Prometheus would read them */
export function writeDownRefusals(root: string, metrics: string): void {
  const refusals = [...metrics.matchAll(LINE)].map(([, route = '', code = '']) => nameOf(route, code));
  if (refusals.length === 0) return;
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(join(root, FOLDER, freshName()), refusals.join('\n'));
}

/** Keeps what a run has answered in another folder, for {@link faultsOfRefusals} after another run. */
export function keepRefusals(root: string, folder: string): void {
  mkdirSync(join(folder, FOLDER), { recursive: true });
  writeFileSync(join(folder, FOLDER, freshName()), readAll(root).join('\n'));
}

/**
 * Returns what is declared and was never answered, and what was answered and is declared nowhere; empty where all is well.
 * @param kept the folder of {@link keepRefusals}; without anything kept there, nothing is checked
 */
export function faultsOfRefusals(root: string, kept?: string): string[] {
  if (kept !== undefined && !existsSync(join(kept, FOLDER))) return [];
  const answered = new Set([...readAll(root), ...(kept === undefined ? [] : readAll(kept))]);
  const calls: readonly Call[] = Object.values(CALLS);
  const declared = new Set(
    calls.flatMap(({ name, codes }) => Object.keys(codes).map((code) => nameOf(name, code))),
  );
  return [
    ...[...declared].filter((one) => !answered.has(one)).map((one) => `no test provokes ${one}`),
    ...[...answered]
      .filter((one) => !declared.has(one))
      .map((one) => `${one} was answered, and its call does not declare it`),
  ];
}

function readAll(root: string): string[] {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean),
  );
}

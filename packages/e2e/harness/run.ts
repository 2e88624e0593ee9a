import type { PlaywrightTestConfig, Project } from '@playwright/test';
import { join } from 'node:path';
import { SIZES } from './browser.ts';

type Reporters = Exclude<PlaywrightTestConfig['reporter'], string | undefined>;

/**
 * Returns the reporters of a run: the list, and, where TESSERA_COUNTS names a folder, a JSON file there.
 * @param name of the run and of its file
 */
export function reportersOf(name: string, options: { readonly printSteps?: boolean } = {}): Reporters {
  const folder = process.env['TESSERA_COUNTS'];
  const list: Reporters = [['list', options]];
  if (!folder) return list;
  return [...list, ['json', { outputFile: join(folder, `${name}.playwright.json`) }]];
}

/** What decides where a journey runs. Without a tag it runs once, on the desktop. */
export const TAG = {
  /** In both sizes, because layout or input differs. */
  sizes: '@sizes',
  /** On the phone only. */
  phone: '@phone',
  /** In `npm run prove -- journeys` only. */
  proof: '@proof',
  /** On the desktop; in `npm run prove -- journeys` on the phone too. */
  proofOnPhone: '@proof-on-phone',
  /** On the phone; in `npm run prove -- journeys` on the desktop too. */
  proofOnDesktop: '@proof-on-desktop',
} as const;

/** Returns the projects of the journeys. @param isProof every journey in every size, and not the small number of them */
export function sizeProjects(isProof: boolean): Project[] {
  const onPhone = [TAG.phone, TAG.sizes, TAG.proofOnDesktop, ...(isProof ? [TAG.proofOnPhone] : [])];
  const notOnDesktop = isProof ? [TAG.phone] : [TAG.phone, TAG.proofOnDesktop, TAG.proof];
  const notOnPhone = isProof ? [] : [TAG.proof];
  return [
    { name: 'desktop', use: SIZES.desktop, grepInvert: notOnDesktop.map(tagged) },
    { name: 'phone', use: SIZES.phone, grep: onPhone.map(tagged), grepInvert: notOnPhone.map(tagged) },
  ];
}

function tagged(tag: string): RegExp {
  return new RegExp(`${tag}(?![\\w-])`);
}

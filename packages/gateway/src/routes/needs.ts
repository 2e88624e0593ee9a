import type { SlotName } from '@tessera/contracts';
import type { LocaleCode } from '@tessera/domain';
import type { PublishedShell } from '../releases/documents.ts';
import type { LiveReleases } from '../releases/registry.ts';
import type { Device } from '../site/visitor.ts';
import type { Page } from './find.ts';

/** The slots of the shell's frame that a page shows; a popup and the shell's windows of waiting show none. */
export function shownSlots(page: Page, path: string, device: Device): readonly SlotName[] {
  if (isBare(page)) return [];
  return [
    // On the phone the search is a dialog, and a guest's doors stand in the bottom bar.
    ...(device === 'desktop' ? (['rail', 'header.search', 'header.account'] as const) : []),
    ...(['header.wallet', 'announcement', 'float'] as const),
    ...(path === '/' ? (['home.main'] as const) : []),
  ];
}

/** Whether the page stands without the shell's header, in a window of its own. */
export function isBare(page: Page): boolean {
  if (page.kind === 'shell') return page.route.noindex;
  return page.kind === 'remote' && page.route.frame === 'popup';
}

/** A script with the hash that a preload hint must carry. */
export interface NeededScript {
  readonly href: string;
  readonly integrity: string | undefined;
}

/**
 * The scripts that the page needs beside the shell's own, and nothing else: of each remote whose route or slots
 * it shows the container, the exposed module, those parts, and the texts in the page's language.
 */
export function neededScripts(
  { shell, registry }: LiveReleases,
  page: Page,
  visit: { readonly path: string; readonly device: Device; readonly code: LocaleCode },
): NeededScript[] {
  const slots = new Set<string>(shownSlots(page, visit.path, visit.device));
  const messages = `messages:${visit.code}`;
  const scripts = scriptsOf(shell, [], [messages]);
  for (const { name, live } of registry.remotes) {
    const shown = live.config.slots.filter(({ slot }) => slots.has(slot)).map(({ slot }) => `slot:${slot}`);
    if (page.kind === 'remote' && page.remote === name) shown.push(`route:${page.route.id}`);
    // Of a remote that only floats above the page, the shell loads everything once the page is idle.
    if (shown.some((part) => part !== 'slot:float'))
      scripts.push(...scriptsOf(live, [live.entry], ['module', messages, ...shown]));
  }
  return scripts;
}

function scriptsOf(
  release: Pick<PublishedShell, 'baseUrl' | 'files' | 'parts'>,
  first: readonly string[],
  parts: readonly string[],
): NeededScript[] {
  const files = new Set([...first, ...parts.flatMap((part) => release.parts[part] ?? [])]);
  return [...files].map((file) => ({ href: release.baseUrl + file, integrity: release.files[file] }));
}

import { MOST_PROVIDER_NAMES, PLATFORM_CODE, providerNames, type SlotPage } from '@tessera/domain';
import { gameList } from '@tessera/wire';
import type { Platforms } from '../proxy/platforms.ts';
import { ask } from './ask.ts';
import type { PageContent, PageVisitor } from './page-content.ts';

const SLOT_PAGE = /^\/(?:slotgame|gameroom)\/?$/i;

export function isSlotPage(path: string): boolean {
  return SLOT_PAGE.test(path);
}

/** Asks the platform for the providers that a slot page's description names (spec §2); `null` without an answer. */
export async function fetchProviders(
  platforms: Pick<Platforms, 'any'>,
  { site, code: language, currency, device }: PageVisitor,
  page: SlotPage,
  timeoutMs: number,
): Promise<PageContent | null> {
  const template = device === 'desktop' ? site.template : site.mobileTemplate;
  const asked = { siteId: site.siteId, currency, supportDevice: PLATFORM_CODE[device], template };
  try {
    const { list } = await ask(platforms, gameList, asked, { timeoutMs, language });
    return { kind: 'providers', names: providerNames(list, page).slice(0, MOST_PROVIDER_NAMES) };
  } catch {
    return null;
  }
}

import { PLATFORM_CODE } from '@tessera/domain';
import { gameDetail, isRefusal, type Game } from '@tessera/wire';
import type { Platforms } from '../proxy/platforms.ts';
import { ask } from './ask.ts';
import type { PageContent, PageVisitor } from './page-content.ts';

/** Names the game of a shared link, on the home page. */
const PARAMETER = 'game';
const ID = /^[1-9]\d{0,8}$/;

/** The id of the game whose sheet an address opens, or `undefined`. */
export function sharedGameAt({ path, search }: Pick<PageVisitor, 'path' | 'search'>): number | undefined {
  const id = new URLSearchParams(search).get(PARAMETER) ?? '';
  return path === '/' && ID.test(id) ? Number(id) : undefined;
}

/** Asks the platform for what a preview of a game's link shows; `null` without an answer. */
export async function fetchSharedGame(
  platforms: Pick<Platforms, 'any'>,
  { site, code: language, currency, device }: PageVisitor,
  id: number,
  timeoutMs: number,
): Promise<PageContent | null> {
  const asked = { siteId: site.siteId, currency, supportDevice: PLATFORM_CODE[device], id };
  try {
    const { game, sharePicture } = await ask(platforms, gameDetail, asked, { timeoutMs, language });
    const name = nameIn(game, language);
    return { kind: 'game', id, name, provider: game.gpName, picture: sharePicture ?? largestOf(game) };
  } catch (error) {
    // The sheet says that there is no such game; the page is the home page.
    return isRefusal(error, '404') ? { kind: 'route' } : null;
  }
}

function nameIn({ gameName }: Game, language: PageVisitor['code']): string {
  if (typeof gameName === 'string') return gameName;
  return gameName[language] ?? gameName['en_US'] ?? '';
}

function largestOf({ icon: { sources } }: Game): string | undefined {
  const widths = Object.keys(sources).map(Number);
  return sources[String(Math.max(...widths))];
}

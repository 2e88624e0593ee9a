import { hallOf, PLATFORM_CODE } from '@tessera/domain';
import { faqDetail, gameList, isRefusal, newsDetail, promotionDetail, sponsorDetail } from '@tessera/wire';
import type { Platforms } from '../proxy/platforms.ts';
import { segments } from '../routes/match.ts';
import { ask } from './ask.ts';
import { firstWords } from './first-words.ts';
import type { PageContent, PageVisitor } from './page-content.ts';

const NAMES = ['faq', 'discount', 'news', 'sponsor', 'gamehall'] as const;
type Name = (typeof NAMES)[number];
const ID = /^[1-9]\d{0,8}$/;

const MISSING: PageContent = { kind: 'missing' };

/** A page of one topic, promotion, article, sponsor or hall. */
export interface IdPage {
  readonly name: Name;
  /** `undefined` where nothing can have the id that the address says. */
  readonly id: number | undefined;
}

/** Returns the page with an id at a path, as routes match it: case and repeated slashes do not count. */
export function idPageAt(path: string): IdPage | undefined {
  const [first = '', id, ...more] = segments(path);
  const name = NAMES.find((one) => one === first.toLowerCase());
  if (name === undefined || id === undefined || more.length > 0) return undefined;
  return { name, id: ID.test(id) ? Number(id) : undefined };
}

/** Whether guests and members may get different answers, which the gateway, without a member's token, cannot know. */
export function differsForMembers({ name, id }: IdPage): boolean {
  return id !== undefined && (name === 'faq' || name === 'discount' || name === 'news');
}

/** Asks the platform what a page with an id says, and whether it exists; `null` without an answer. */
export async function fetchIdPage(
  platforms: Pick<Platforms, 'any'>,
  visitor: PageVisitor,
  { name, id }: IdPage,
  timeoutMs: number,
): Promise<PageContent | null> {
  if (id === undefined) return MISSING;
  const { site, code: language, currency, device } = visitor;
  const { siteId } = site;
  const asked = { siteId, language, currency, id };
  const options = { timeoutMs, language };
  try {
    switch (name) {
      case 'faq':
        return toTexts((await ask(platforms, faqDetail, asked, options)).topic);
      case 'news':
        return toTexts((await ask(platforms, newsDetail, asked, options)).news);
      case 'sponsor':
        return toTexts((await ask(platforms, sponsorDetail, asked, options)).sponsor);
      case 'discount': {
        const { promotion } = await ask(platforms, promotionDetail, asked, options);
        return toTexts({ title: promotion.title, content: promotion.summary });
      }
      case 'gamehall': {
        if (hallOf(id)) return { kind: 'route' };
        const template = device === 'desktop' ? site.template : site.mobileTemplate;
        const scope = { siteId, currency, supportDevice: PLATFORM_CODE[device], template };
        const { list } = await ask(platforms, gameList, scope, options);
        return list.some(({ gtId }) => gtId === id) ? { kind: 'route' } : MISSING;
      }
    }
  } catch (error) {
    return isRefusal(error, '404') ? MISSING : null;
  }
}

function toTexts({ title, content }: { readonly title: string; readonly content: string }): PageContent {
  return { kind: 'texts', title, description: firstWords(content) };
}

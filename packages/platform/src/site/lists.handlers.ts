import { asc } from 'drizzle-orm';
import type { LocaleCode } from '@tessera/domain';
import type { ListEntry } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { agentLevels } from '../db/schema/site.ts';
import type { SiteListKind } from '../db/schema/content.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { entriesOf, photoOf, presentEntry } from './lists.ts';
import { requireSite } from './site.ts';
import { visitorOf, type Visitor } from './visitor.ts';

type ListCalls =
  | 'agentLevelRename'
  | 'floatLinks'
  | 'footer'
  | 'logos'
  | 'mobileFooter'
  | 'modelLogin'
  | 'modelSetting'
  | 'modelSponsor'
  | 'registerBackground';

const LOGOS = [
  ['header', 'header_logo'],
  ['icon', 'icon_logo'],
] as const;

export function listHandlers({ db, media }: Services): Pick<Handlers, ListCalls> {
  interface Asked {
    readonly siteId: number;
    readonly kind: SiteListKind;
    readonly language: LocaleCode;
    readonly template?: string | undefined;
    readonly visitor?: Visitor;
  }
  const listOf = async ({ siteId, kind, language, ...asked }: Asked): Promise<ListEntry[]> => {
    await requireSite(db, siteId);
    return (await entriesOf(db, kind, asked)).map(presentEntry(media, language));
  };

  return {
    async modelSetting({ siteId, language, modelVersion: template }) {
      return { list: await listOf({ siteId, kind: 'advertisement', language, template }) };
    },

    async modelSponsor({ siteId, language, modelVersion: template }) {
      return { list: await listOf({ siteId, kind: 'sponsor', language, template }) };
    },

    async modelLogin({ siteId, language, modelVersion: template }) {
      const list = await listOf({ siteId, kind: 'login', language, template });
      const [first] = list;
      return { list, title: first?.title ?? '', content: first?.content ?? '' };
    },

    async mobileFooter({ siteId, template }, { language }) {
      return { list: await listOf({ siteId, kind: 'mobile_footer', language, template }) };
    },

    async footer({ siteId }, { language }) {
      return { list: await listOf({ siteId, kind: 'footer', language }) };
    },

    async floatLinks({ siteId, currency, device }, context) {
      const { language } = context;
      const visitor = visitorOf(context, { currency, device });
      return { list: await listOf({ siteId, kind: 'float', language, visitor }) };
    },

    async logos({ siteId }, { language }) {
      await requireSite(db, siteId);
      const byPlace = await Promise.all(
        LOGOS.map(async ([place, kind]) =>
          (await entriesOf(db, kind)).map((row) => ({
            id: row.id,
            place,
            title: inLanguage(row.title, language),
            photo: row.url ?? '',
          })),
        ),
      );
      return { list: byPlace.flat() };
    },

    async registerBackground({ siteId, template }) {
      await requireSite(db, siteId);
      const rows = await entriesOf(db, 'register_background', { template });
      // The template's own before the one for all.
      const row = rows.find((one) => one.template === template) ?? rows[0];
      return { detail: { photo: photoOf(media, row) } };
    },

    async agentLevelRename(_payload, { language }) {
      const levels = await db.select().from(agentLevels).orderBy(asc(agentLevels.level));
      return {
        detail: levels.map(({ level, name }) => ({ agentLevel: level, name: inLanguage(name, language) })),
      };
    },
  };
}

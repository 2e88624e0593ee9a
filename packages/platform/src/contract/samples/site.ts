import { ensurePreviewKey, signPreview } from '../../previews/preview-token.ts';
import { ON_SITE, nothing, type Samples } from '../sample.ts';

const { siteId, currency, language, device, supportDevice } = ON_SITE;
const MODEL = { siteId, language } as const;
const ofSite = () => ({ payload: { siteId } });
const ofModel = () => ({ payload: MODEL });

type Keys =
  | 'agentLevelRename'
  | 'crashMenu'
  | 'demoGameTypes'
  | 'demoProviderGames'
  | 'fbTracking'
  | 'floatLinks'
  | 'footer'
  | 'logos'
  | 'mobileFooter'
  | 'modelLogin'
  | 'modelSetting'
  | 'modelSponsor'
  | 'preview'
  | 'promotionDetail'
  | 'promotionList'
  | 'registerBackground'
  | 'siteDetail'
  | 'siteVersion'
  | 'sportQuickbetUrl'
  | 'templateConfig'
  | 'templateGameList';

export const siteSamples = {
  agentLevelRename: nothing,
  crashMenu: () => ({ payload: { siteId, currency } }),
  demoGameTypes: () => ({ payload: { siteId, currency, supportDevice, template: 'site02' } }),
  demoProviderGames: ({ game: { gpId, house } }) => ({ payload: { siteId, currency, device, gpId, house } }),
  fbTracking: ({ unique }) => ({
    payload: {
      siteId,
      eventName: 'purchase',
      eventId: unique('order'),
      value: '12.50',
      currency,
      page: '/user',
    },
  }),
  floatLinks: ofSite,
  footer: ofSite,
  logos: ofSite,
  mobileFooter: () => ({ payload: { siteId, template: 'bob_mobile' } }),
  modelLogin: ofModel,
  modelSetting: ofModel,
  modelSponsor: ofModel,
  async preview({ platform }) {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const key = await platform.db.transaction(ensurePreviewKey);
    const token = signPreview(key, { kind: 'promotion', id: 1 }, expiresAt);
    return { payload: { siteId, currency, language, token } };
  },
  promotionDetail: () => ({ payload: { siteId, currency, language, id: 1 } }),
  promotionList: () => ({ payload: { siteId, currency, language, device } }),
  registerBackground: () => ({ payload: { siteId, template: 'site02' } }),
  siteDetail: ofSite,
  siteVersion: nothing,
  sportQuickbetUrl: () => ({
    payload: { siteId, currency, supportDevice: 'desktop', domain: 'localhost:3000' },
  }),
  templateConfig: () => ({ payload: { mobileTemplateName: 'bob_mobile' } }),
  templateGameList: () => ({ payload: { siteId, currency, supportDevice } }),
} satisfies Samples<Keys>;

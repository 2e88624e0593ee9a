import type { CallKey } from '@tessera/wire';
import type { Member } from '../db/schema/members.ts';
import type { Context, Handler, Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { mayReach } from './may-reach.ts';

/** Every call that offers something by itself. Games that a visitor looks for, and orders of the member, are not offers. */
export type MarketingCalls =
  | 'bonusOptIn'
  | 'bulletin'
  | 'bulletinHistory'
  | 'bulletinMember'
  | 'carousel'
  | 'fbTracking'
  | 'floatLinks'
  | 'hotGames'
  | 'lastPlayed'
  | 'missionList'
  | 'modelSetting'
  | 'newsDetail'
  | 'newsList'
  | 'promotionDetail'
  | 'promotionList'
  | 'recommendProject'
  | 'redEnvelope'
  | 'redEnvelopePromotion'
  | 'roulette'
  | 'rouletteInfo'
  | 'rouletteSpin'
  | 'signIn'
  | 'signInClaim'
  | 'tagGameList'
  | 'templateGameList';
type Marketing = Pick<Handlers, MarketingCalls>;

interface Asking {
  readonly member: Member | undefined;
  readonly recordsMember: Member | undefined;
}

const NO_ROWS = { list: [] };
const NO_PAGE = { list: [], totalCount: 0 };

/** Returns the same calls, where nothing is offered to a member whom offers may not reach (`mayShow`). */
export function withholdMarketing({ db }: Pick<Services, 'db'>, open: Marketing): Marketing {
  const isLeftAlone = async ({ member, recordsMember }: Asking): Promise<boolean> => {
    const asking = member ?? recordsMember;
    return asking !== undefined && !(await mayReach(db, asking, 'offer', new Date()));
  };

  const withhold =
    <Key extends MarketingCalls>(key: Key, instead: Handler<Key>): Handler<Key> =>
    async (payload, context) =>
      (await isLeftAlone(context))
        ? instead(payload, context)
        : (open[key] as Handler<Key>)(payload, context);

  return {
    bonusOptIn: withhold('bonusOptIn', refuse('102')),
    bulletin: withhold('bulletin', async () => ({ list: [], displayFrequency: 0 })),
    bulletinHistory: withhold('bulletinHistory', async () => NO_PAGE),
    bulletinMember: withhold('bulletinMember', async () => ({ list: [], displayFrequency: 0 })),
    carousel: withhold('carousel', async () => NO_ROWS),
    // An advertising account would look for the member again.
    fbTracking: withhold('fbTracking', async () => ({})),
    floatLinks: withhold('floatLinks', async (payload, context) => {
      const { list } = await open.floatLinks(payload, context);
      return { list: list.filter(({ url }) => !isToPromotions(url)) };
    }),
    hotGames: withhold('hotGames', async () => NO_ROWS),
    lastPlayed: withhold('lastPlayed', async () => NO_ROWS),
    missionList: withhold('missionList', async () => NO_ROWS),
    modelSetting: withhold('modelSetting', async () => NO_ROWS),
    newsDetail: withhold('newsDetail', refuse('404')),
    newsList: withhold('newsList', async () => NO_PAGE),
    promotionDetail: withhold('promotionDetail', refuse('404')),
    promotionList: withhold('promotionList', async () => NO_ROWS),
    // As for a member who may not recommend, and without the text that invites to it.
    recommendProject: withhold('recommendProject', async (payload, context) => ({
      ...(await open.recommendProject(payload, context)),
      ...{ isOpen: 0, title: '', content: '' },
      ...{ firstDeposit: null, turnover: null, levels: [], level: null, code: null, link: null },
    })),
    redEnvelope: withhold('redEnvelope', refuse('102')),
    redEnvelopePromotion: withhold('redEnvelopePromotion', async () => ({ envelope: null })),
    roulette: withhold('roulette', async () => ({ isOpen: 0, remainingDraws: 0 })),
    rouletteInfo: withhold('rouletteInfo', refuse('2095101')),
    rouletteSpin: withhold('rouletteSpin', refuse('2093102')),
    signIn: withhold('signIn', async (payload, context) => ({
      ...(await open.signIn(payload, context)),
      state: 'noopen',
    })),
    signInClaim: withhold('signInClaim', refuse('102')),
    tagGameList: withhold('tagGameList', async () => NO_ROWS),
    templateGameList: withhold('templateGameList', async () => NO_ROWS),
  };
}

/** Other floating links lead to service, to help or to the app: they are no offers. */
const isToPromotions = (url: string | null): boolean => /^\/discount(?:[/?#]|$)/.test(url ?? '');

/** Returns a handler that refuses with one of the codes of its call. */
function refuse<Key extends CallKey>(code: Parameters<Context<Key>['refuse']>[0]): Handler<Key> {
  return async (_payload, context) => {
    throw context.refuse(code);
  };
}

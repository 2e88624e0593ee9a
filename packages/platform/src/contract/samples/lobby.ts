import { ON_SITE, type Samples } from '../sample.ts';

const { siteId, currency, device, supportDevice } = ON_SITE;
const SCOPE = { siteId, currency, supportDevice } as const;

type Keys =
  | 'carousel'
  | 'favoriteStore'
  | 'gameDetail'
  | 'gameLabel'
  | 'gameList'
  | 'gameRoom'
  | 'gameSearch'
  | 'hotGames'
  | 'jackpot'
  | 'lastPlayed'
  | 'marquee'
  | 'tagGameList';

export const lobbySamples = {
  carousel: () => ({ payload: { siteId, useType: 0, currency } }),
  async favoriteStore({ platform }) {
    const [game] = (await platform.send('hotGames', { siteId, currency })).list;
    return { payload: { data: [{ gameId: game?.id ?? 0, status: 1 }] } };
  },
  async gameDetail({ platform }) {
    const [game] = (await platform.send('hotGames', { siteId, currency })).list;
    return { payload: { ...SCOPE, id: game?.id ?? 0 } };
  },
  gameLabel: ({ game: { gpId, house } }) => ({
    payload: { siteId, currency, device, gpId, gameTypeId: 2, house },
  }),
  gameList: () => ({ payload: { ...SCOPE, template: 'site02' } }),
  gameRoom: () => ({ payload: { ...SCOPE, gtId: 3, gpId: 1 } }),
  gameSearch: () => ({ payload: { ...SCOPE, query: 'dragon', sort: 'name', page: 1, count: 10 } }),
  hotGames: () => ({ payload: { siteId, currency } }),
  jackpot: () => ({ payload: { currency } }),
  async lastPlayed({ platform, newcomer, game: { gpId: provider, ...key } }) {
    const { token } = await newcomer();
    await platform.send('play', { ...key, provider, lobbyUrl: '/close', device }, { token });
    return { payload: {}, token };
  },
  marquee: () => ({ payload: { siteId, sortField: 'updated_at', sortOrder: 'asc' } }),
  tagGameList: () => ({ payload: { ...SCOPE, tag: 'hot' } }),
} satisfies Samples<Keys>;

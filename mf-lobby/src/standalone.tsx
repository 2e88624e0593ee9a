import { HALLS } from '@tessera/domain';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { refuse } from '@tessera/testing';
import { runStandalone } from '@tessera/testing/standalone';
import '@tessera/ui/styles.css';
import config from '../remote.config.ts';
import remote from './remote.ts';
import { aDetail } from './testing/detail.ts';
import { aGame, aHall, anImage, aProvider } from './testing/games.ts';

const HALL_NAMES = [
  'Slots',
  'Live casino',
  'Sports',
  'Lottery',
  'Card games',
  'Virtual sports',
  'Cockfight',
  'Esports',
];
const PROVIDERS = ['Aurora', 'Reef', 'Quarry', 'Halfmoon'].map((name, place) => aProvider(place + 1, name));
const FIRST = ['Royal', 'Silver', 'Night', 'Paper', 'Amber', 'Wild', 'Quiet', 'Northern'];
const SECOND = ['Lotus', 'Fox', 'Harbour', 'Comet', 'Garden'];

const GAMES = HALLS.flatMap(({ id: gtId, tile }, hall) =>
  FIRST.map((first, place) => {
    const id = hall * FIRST.length + place + 1;
    const provider = PROVIDERS[(hall + place) % PROVIDERS.length] ?? aProvider(1, 'Aurora');
    return aGame({
      id,
      gtId,
      gpId: provider.gpId,
      gpName: provider.name,
      gameName: `${first} ${SECOND[(hall + place) % SECOND.length]}`,
      icon: anImage(id, tile),
      tag: place === 0 ? 'hot' : place === 1 ? 'new' : null,
      maintain: id === 7 ? { startAt: null, endAt: '2030-01-01T04:00:00Z' } : null,
    });
  }),
);
const halls = HALLS.map(({ id }, place) => aHall(id, HALL_NAMES[place] ?? '', PROVIDERS));
const tagged = (tag: 'hot' | 'new') => GAMES.filter((game) => game.tag === tag);

/** Try `/`, `/?as=member`, `/?hall=3`, `/gameHall/5` and `/slotgame?gp_id=2`. Games open within the page. */
void runStandalone(
  remote,
  config,
  {
    settings: { modalProviders: PROVIDERS.map(({ gpId }) => gpId) },
    answers: {
      carousel: {
        list: FIRST.slice(0, 5).map((title, place) => ({
          id: place + 1,
          title,
          image: anImage(place + 40, 'table'),
          url: place === 0 ? '/gameHall/3' : null,
          linkType: 1 as const,
          linkMethod: 0 as const,
          gameLinkParameter: null,
        })),
      },
      marquee: {
        list: [
          {
            id: 1,
            content: 'The lobby on its own',
            displayBeforeLogin: 1,
            displayAfterLogin: 1,
            updatedAt: '2026-01-01T00:00:00Z',
          },
        ],
      },
      jackpot: { jackpotAmountTotal: '1234567.89', growthPerSecond: '0.37' },
      gameList: { list: halls, crashAfter: 2 },
      crashMenu: {
        list: GAMES.slice(0, 4).map((game) => ({
          ...game,
          isFavorite: 0 as const,
          customized: 0 as const,
          androidId: `e_${game.gpId}`,
        })),
      },
      templateGameList: { list: GAMES.slice(0, 6) },
      demoGameTypes: halls,
      demoProviderGames: ({ gpId, gameTypeId }) =>
        GAMES.filter((game) => game.gpId === gpId && game.gtId === gameTypeId),
      gameDetail: ({ id }) =>
        aDetail({ game: GAMES.find((game) => game.id === id) ?? GAMES[0]!, similar: GAMES.slice(0, 8) }),
      checkIframe: { allowed: 1, reason: 'allowed' },
      hotGames: { list: tagged('hot') },
      tagGameList: ({ tag }) => ({ list: tagged(tag) }),
      gameLabel: { list: [], main: GAMES },
      lastPlayed: { list: GAMES.slice(2, 6) },
      favoriteStore: null,
      gameSearch: ({ query, gtId, gpId, tag, favorite, page, count }) => {
        const found = GAMES.filter(
          (game) =>
            String(game.gameName).toLowerCase().includes(query.toLowerCase()) &&
            (gtId === undefined || game.gtId === gtId) &&
            (gpId === undefined || game.gpId === gpId) &&
            (tag === undefined || game.tag === tag) &&
            !favorite,
        );
        return { list: found.slice((page - 1) * count, page * count), totalCount: found.length };
      },
      // A page of this remote is opened instead of a game.
      demoPlay: () => ({ gameUrl: `${location.origin}/gameHall/5` }),
      play: null,
      leave: null,
      // Only a sports provider's page reports its height.
      sportQuickbetUrl: refuse('404'),
    },
  },
  (page) => <BrowserRouter>{page}</BrowserRouter>,
);

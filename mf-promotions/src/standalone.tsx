import { BrowserRouter } from '@tessera/kit/standalone-router';
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { runStandalone } from '@tessera/testing/standalone';
import '@tessera/ui/styles.css';
import type { Bulletin, PromotionSummary } from '@tessera/wire';
import config from '../remote.config.ts';
import remote from './remote.ts';

/** Returns an inline image (two circles on a background), so that no server is needed. */
function art(ground: string, light: string): PromotionSummary['image'] {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${ground}"/>` +
    `<circle cx="118" cy="38" r="46" fill="${light}" opacity=".85"/><circle cx="96" cy="66" r="30" fill="${ground}" opacity=".6"/></svg>`;
  return {
    sources: { 1280: `data:image/svg+xml,${encodeURIComponent(svg)}` },
    width: 1280,
    height: 720,
    colour: ground,
  };
}

function promotion(
  id: number,
  category: PromotionSummary['category'],
  title: string,
  colours: [string, string],
): PromotionSummary {
  const summary = 'Play on any weekday, and part of what you wagered comes back on Saturday morning.';
  return {
    id,
    category,
    title,
    summary,
    image: art(...colours),
    startAt: null,
    endAt: '2027-03-31T22:00:00Z',
  };
}

const LIST: PromotionSummary[] = [
  promotion(1, 'welcome', 'A calm first week', ['#1b2a4c', '#ffb020']),
  promotion(2, 'daily', 'Saturday returns', ['#12312b', '#2bd4a0']),
  promotion(3, 'sport', 'Away goals count twice', ['#3a1620', '#ff6b5e']),
  promotion(4, 'live', 'The long table', ['#241a3d', '#b48cff']),
  { ...promotion(5, 'vip', 'A host of your own', ['#2c2413', '#ffd489']), endAt: null },
];

const CONTENT = `
  <p>Every wager on slots and live tables from Monday to Friday counts, <strong>whatever its outcome</strong>.</p>
  <h2>How it works</h2>
  <ol><li>Play as you always do.</li><li>We add up your wagers on Friday at midnight.</li><li>You get 5 % back on Saturday.</li></ol>
  <table><tr><th>Wagers</th><th>Back</th></tr><tr><td>$100</td><td>$5</td></tr><tr><td>$1,000</td><td>$50</td></tr></table>
  <p>Read the <a href="/faq/17">promotion statement</a>, or the rules of the <a href="https://example.com/">league</a>.</p>
  <blockquote>Decide before you play how much time and money it may cost.</blockquote>`;

const popUp = (id: number, displayContent: string): Bulletin => ({
  id,
  displayContent,
  content: '<p>Play on any weekday. <a href="/discount/2">Saturday returns</a></p>',
  displayDevice: 0,
  updatedAt: `2026-05-0${id}T12:00:00Z`,
});
const POP_UPS = [popUp(2, 'Saturday returns'), popUp(1, 'A calm first week')];
const shown = { list: POP_UPS, displayFrequency: 24 };

const NEWS = [
  { id: 2, title: 'A new hall is open', publishedAt: '2026-05-02T12:00:00Z' },
  { id: 1, title: 'Works on Sunday night', publishedAt: '2026-04-20T12:00:00Z' },
];

const PRIZES = ['50.00', '0.00', '0.50', '5.00', '1.00', '0.00', '20.00', '2.00'];

/** Try `/discount`, `/discount/2`, `/discount/99`, `/news` and the dialogs. */
const options: FakeShellOptions = {
  answers: {
    bulletin: shown,
    bulletinMember: shown,
    bulletinHistory: { list: POP_UPS, totalCount: POP_UPS.length },
    bulletinMemberHide: null,
    newsList: { list: NEWS, totalCount: NEWS.length },
    newsDetail: ({ id }) => {
      const news = NEWS.find((one) => one.id === id);
      return news ? { news: { ...news, content: CONTENT } } : refuse('404');
    },
    redEnvelopePromotion: () => ({
      envelope: { id: 1, endAt: new Date(Date.now() + 600_000).toISOString() },
    }),
    redEnvelope: { cash: '12.50' },
    floatLinks: { list: [{ id: 1, title: 'Help', content: null, image: null, url: 'faq/8' }] },
    roulette: { isOpen: 1, remainingDraws: 3 },
    rouletteInfo: {
      detail: { id: 1, drawsPerDay: 3, endAt: null, nextDrawsAt: '2026-12-01T00:00:00-04:00' },
      prizeSettings: PRIZES.map((amount, index) => ({ prizeId: index + 1, angle: index * 45, amount })),
      remainingDraws: 3,
    },
    rouletteSpin: () => ({ prizeId: 1 + Math.floor(Math.random() * PRIZES.length), remainingDraws: 2 }),
    signIn: {
      state: 'open',
      streak: 2,
      nextAt: '2026-12-01T00:00:00-04:00',
      days: PRIZES.slice(0, 7).map((reward, index) => ({
        day: index + 1,
        reward,
        isClaimed: index < 2 ? 1 : 0,
      })),
    },
    signInClaim: { day: 3, streak: 3, cash: '0.50' },
    promotionList: { list: LIST },
    promotionDetail: ({ id }) => {
      const found = LIST.find((one) => one.id === id);
      return found ? { promotion: { ...found, content: CONTENT } } : refuse('404');
    },
  },
};

void runStandalone(remote, config, options, (page) => <BrowserRouter>{page}</BrowserRouter>);

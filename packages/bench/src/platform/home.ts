import { CALLS } from '@tessera/wire';

const scope = { siteId: 1, currency: 'USD', supportDevice: 1 } as const;

/** What the home page of a guest reads, with the payloads that it sends. */
export const HOME_READS = [
  [CALLS.siteDetail, { siteId: 1 }],
  [CALLS.carousel, { siteId: 1, useType: 0 }],
  [CALLS.marquee, { siteId: 1 }],
  [CALLS.bulletin, { siteId: 1, displayDevice: 1 }],
  [CALLS.jackpot, { currency: 'USD' }],
  [CALLS.gameList, { ...scope, template: 'site02' }],
  [CALLS.hotGames, { siteId: 1, currency: 'USD' }],
] as const;

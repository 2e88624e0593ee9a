/** The areas that calls belong to by their names (`auth.login`, `x.deposit.create`), in the order in which they are read. */
export const AREAS = {
  visitor: {
    title: 'Visitors',
    says: 'What the server of the page (the gateway) answers itself: a back end need not.',
  },
  site: { title: 'Site', says: 'What one site is: its settings, templates and conversions.' },
  lists: {
    title: 'Lists',
    says: 'What a template’s frame is made of, and lists of games beside the lobby’s own.',
  },
  lobby: { title: 'Lobby', says: 'Banners, announcements, halls, games, search and favourites.' },
  content: { title: 'Content', says: 'Pop-ups, news and help.' },
  promotions: { title: 'Promotions', says: 'What the site offers its players.' },
  sponsors: { title: 'Sponsors', says: 'Whom the site stands with.' },
  announcements: { title: 'Announcements', says: 'What the site announces, one by one.' },
  auth: {
    title: 'Login and registration',
    says: 'Captchas, logins, registration, and what proves who somebody is.',
  },
  member: { title: 'Member', says: 'The member’s own account.' },
  letters: { title: 'Letters', says: 'Letters to one member.' },
  play: { title: 'Play', says: 'Opening and leaving games.' },
  money: {
    title: 'Wallets',
    says: 'What is put aside at providers, and what is switched on for a currency.',
  },
  deposit: { title: 'Deposits', says: 'Paying in.' },
  withdrawal: { title: 'Withdrawals', says: 'Paying out.' },
  bankAccount: { title: 'Bank accounts', says: 'Where withdrawals go.' },
  records: { title: 'Records', says: 'What was paid, moved and played.' },
  responsible: { title: 'Responsible gaming', says: 'The member’s own limits, and pauses from playing.' },
  activities: { title: 'Activities', says: 'Red envelopes, the roulette and the daily sign-in.' },
  recommendation: { title: 'Recommendation', says: 'Members who bring members.' },
  agent: { title: 'Agents', says: 'The agent programme: downline, links, commission.' },
  live: { title: 'Realtime', says: 'What a client asks for beside its socket.' },
  provider: {
    title: 'Providers',
    says: 'The seamless wallet: game servers only, with the provider’s key. The gateway does not forward it.',
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly says: string }>>;

export type Area = keyof typeof AREAS;

/** @throws Error where the name is of no area, which is to be added here */
export function areaOf(callName: string): Area {
  const [area = ''] = callName.replace(/^x\./, '').split('.');
  if (!Object.hasOwn(AREAS, area)) throw new Error(`${callName}: openapi/areas.ts has no area "${area}"`);
  return area as Area;
}

import { ON_SITE, type Samples } from '../sample.ts';

const { siteId, language } = ON_SITE;
const ofSite = { siteId, language } as const;

type Keys = 'profileEdit' | 'profileSms' | 'sponsorDetail' | 'sponsorList';

/** Of the member's own profile, and of sponsors. */
export const profileSamples = {
  async profileEdit({ registered, unique }) {
    const { token } = await registered();
    const payload = {
      siteId,
      password: 'play1234',
      memberName: 'Ana Li',
      memberBirthday: '1990-04-12',
      memberEmail: `${unique('edited')}@example.com`,
      memberPhone: unique('5558'),
      memberTelegram: `@${unique('edited')}`,
    };
    return { payload, token };
  },
  async profileSms({ newcomer, unique }) {
    const { token } = await newcomer();
    return { payload: { siteId, memberPhone: unique('5557000') }, token };
  },
  async sponsorDetail({ platform }) {
    const [sponsor] = (await platform.send('sponsorList', ofSite)).list;
    return { payload: { ...ofSite, id: sponsor?.id ?? 0 } };
  },
  sponsorList: () => ({ payload: { ...ofSite, template: 'site02', page: 1, count: 20 } }),
} satisfies Samples<Keys>;

import { letters } from '../../db/schema/content.ts';
import type { Scene } from '../scene.ts';
import { ON_SITE, type Samples } from '../sample.ts';

const { siteId, language } = ON_SITE;
const PLACE = { siteId, displayDevice: 1 } as const;
const ofSite = { siteId, language } as const;

type Keys =
  | 'bulletin'
  | 'bulletinHistory'
  | 'bulletinMember'
  | 'bulletinMemberHide'
  | 'faqDetail'
  | 'faqList'
  | 'letterDestroy'
  | 'letterList'
  | 'markLetterRead'
  | 'newsDetail'
  | 'newsList';

/** Somebody who has just been sent a letter. */
async function addressee({ platform, newcomer }: Scene) {
  const { id: memberId, token } = await newcomer();
  const text = { en_US: 'Hello', hi_IN: 'नमस्ते' };
  const [letter] = await platform.db
    .insert(letters)
    .values({ memberId, title: text, content: text })
    .returning({ id: letters.id });
  return { token, letterId: letter?.id ?? 0 };
}

export const contentSamples = {
  bulletin: () => ({ payload: PLACE }),
  bulletinHistory: () => ({ payload: { ...PLACE, page: 1, count: 20 } }),
  bulletinMember: () => ({ payload: { ...PLACE, displayLocation: 2 } }),
  bulletinMemberHide: () => ({ payload: { ...PLACE, displayLocation: 3 } }),
  faqDetail: () => ({ payload: { ...ofSite, id: 1 } }),
  faqList: () => ({ payload: ofSite }),
  async letterDestroy(scene) {
    const { token, letterId } = await addressee(scene);
    return { payload: { ...ofSite, id: letterId }, token };
  },
  async letterList(scene) {
    const { token } = await addressee(scene);
    return { payload: { ...ofSite, active: 1, page: 1, count: 50 }, token };
  },
  async markLetterRead(scene) {
    const { token, letterId } = await addressee(scene);
    return { payload: { id: letterId }, token };
  },
  async newsDetail({ platform }) {
    const [news] = (await platform.send('newsList', ofSite)).list;
    return { payload: { ...ofSite, id: news?.id ?? 0 } };
  },
  newsList: () => ({ payload: { ...ofSite, page: 1, count: 5 } }),
} satisfies Samples<Keys>;

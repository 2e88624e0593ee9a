import { CALLS } from '@tessera/wire';
import { MEMBER } from '../testing/member.fixture.ts';
import { linksFor } from './links.ts';
import type { PageFacts } from './page.ts';
import { GROUPS, groupsFor, isHidden } from './pages.ts';

const FACTS: PageFacts = {
  member: MEMBER,
  settings: {} as PageFacts['settings'],
  mayRecommend: true,
  isRecordsOnly: false,
};
const menuOf = (facts: Partial<PageFacts> = {}) =>
  groupsFor({ ...FACTS, ...facts }).map(({ name, pages }) => [name, pages.map((page) => page.name)]);
const hiding = (...hiddenLinks: NonNullable<PageFacts['settings']['hiddenLinks']>) => ({
  settings: { ...FACTS.settings, hiddenLinks },
});

test('has the groups and pages of the specification in its order, and our own within or after them', () => {
  expect(menuOf()).toEqual([
    ['account_info', ['Info', 'Security', 'Preferences', 'Data']],
    ['my_wallet', ['MyWallet']],
    ['info_center', ['Announcement', 'Letter']],
    ['fund_management', ['Deposit', 'Withdrawal', 'BindAccount']],
    ['transaction_record', ['Transaction', 'DWRecord', 'Statement']],
    ['recommend_award', ['RecommendProject', 'RecommendRecord', 'RecommendMemberSearch']],
    ['play_safe', ['Limits', 'Breaks']],
    ['promotions', ['MyBonuses', 'Missions']],
  ]);
});

test.each(['Deposit', 'Withdrawal', 'BindAccount', 'DWRecord'] as const)(
  'leaves out %s alone where the site hides it',
  (name) => {
    const all = menuOf().flatMap(([, pages]) => pages);
    expect(menuOf(hiding(name)).flatMap(([, pages]) => pages)).toEqual(all.filter((page) => page !== name));
  },
);

test('each page is made of a call of the wire, if of one', () => {
  const names = new Set<string>(Object.values(CALLS).map(({ name }) => name));
  const needed = GROUPS.flatMap(({ pages }) => pages.flatMap(({ needs }) => needs ?? []));
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.filter((name) => !names.has(name))).toEqual([]);
});

test('leaves out a group whose pages are all hidden', () => {
  const names = menuOf(hiding('Deposit', 'Withdrawal', 'BindAccount')).map(([name]) => name);
  expect(names).not.toContain('fund_management');
  expect(names).toHaveLength(GROUPS.length - 1);
});

test.each([false, undefined])('has no recommendation while it is %s that the member may', (mayRecommend) => {
  expect(menuOf({ mayRecommend }).map(([name]) => name)).not.toContain('recommend_award');
});

test.each(['applyAgent', 'APPDownload'] as const)(
  'leaves out the link %s where the site hides it',
  (name) => {
    expect(linksFor(FACTS).map((link) => link.name)).toContain(name);
    expect(linksFor({ ...FACTS, ...hiding(name) }).map((link) => link.name)).not.toContain(name);
  },
);

test('keeps the whole menu where the site hides announcement_bank, which is no page', () => {
  expect(menuOf(hiding('announcement_bank'))).toEqual(menuOf());
  expect(isHidden('announcement_bank', hiding('announcement_bank'))).toBe(true);
});

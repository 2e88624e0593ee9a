import { defineConfig } from '@tessera/contracts';

export default defineConfig({
  name: 'mf-member-center',
  contract: '^1.4.0',
  routes: [
    {
      id: 'page',
      path: '/user/:page?',
      titleId: 'page.title',
      descriptionId: 'page.description',
      member: true,
      frame: 'popup',
      // Titles and descriptions of the pages in src/frame/pages.ts; a test compares the two lists.
      pages: [
        { name: 'Info', titleId: 'info.title', descriptionId: 'info.description' },
        { name: 'Security', titleId: 'security.title', descriptionId: 'security.description' },
        { name: 'Preferences', titleId: 'preferences.title', descriptionId: 'preferences.description' },
        { name: 'Data', titleId: 'data.title', descriptionId: 'data.description' },
        { name: 'MyWallet', titleId: 'wallet.title', descriptionId: 'wallet.description' },
        { name: 'Announcement', titleId: 'announcement.title', descriptionId: 'announcement.description' },
        { name: 'Letter', titleId: 'letter.title', descriptionId: 'letter.description' },
        { name: 'Deposit', titleId: 'deposit.title', descriptionId: 'deposit.description' },
        { name: 'Withdrawal', titleId: 'withdrawal.title', descriptionId: 'withdrawal.description' },
        { name: 'BindAccount', titleId: 'bank.title', descriptionId: 'bank.description' },
        { name: 'Transaction', titleId: 'transaction.title', descriptionId: 'transaction.description' },
        { name: 'DWRecord', titleId: 'dwrecord.title', descriptionId: 'dwrecord.description' },
        { name: 'Statement', titleId: 'statement.title', descriptionId: 'statement.description' },
        { name: 'RecommendProject', titleId: 'recommend.title', descriptionId: 'recommend.description' },
        { name: 'RecommendRecord', titleId: 'records.title', descriptionId: 'records.description' },
        { name: 'RecommendMemberSearch', titleId: 'search.title', descriptionId: 'search.description' },
        { name: 'MyBonuses', titleId: 'bonuses.title', descriptionId: 'bonuses.description' },
        { name: 'Missions', titleId: 'missions.title', descriptionId: 'missions.description' },
        { name: 'Limits', titleId: 'limits.title', descriptionId: 'limits.description' },
        { name: 'Breaks', titleId: 'breaks.title', descriptionId: 'breaks.description' },
      ],
    },
    {
      id: 'fastPayment',
      path: '/fastPayment',
      titleId: 'fast.title',
      descriptionId: 'fast.description',
      member: true,
      frame: 'popup',
    },
  ],
  slots: [
    { slot: 'mf-member-center:deposit', order: 0 },
    { slot: 'mf-member-center:letterBadge', order: 0 },
    { slot: 'mf-member-center:walletList', order: 0 },
  ],
  dialogs: ['mf-member-center:wallet', 'mf-member-center:limitInvitation'],
  afterLogin: true,
});

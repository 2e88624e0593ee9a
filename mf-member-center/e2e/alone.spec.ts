import { describeAlone, readTexts } from '@tessera/testing/e2e';
import config from '../remote.config.ts';

const texts = readTexts(new URL('../src/messages/', import.meta.url));

const asks = {
  call: 'profile',
  loading: 'info.loading',
  failed: 'error.title',
  retry: 'error.retry',
} as const;

describeAlone(config, texts, {
  'the account': {
    covers: ['route:page', 'slot:mf-member-center:deposit', 'slot:mf-member-center:letterBadge'],
    path: '/user/Info',
    as: 'member',
    shows: 'info.person',
    asks,
  },
  'the wallet': { covers: [], path: '/user/MyWallet', as: 'member', shows: 'wallet.providers' },
  'the wallet over a page': {
    covers: ['dialog:mf-member-center:wallet', 'slot:mf-member-center:walletList'],
    path: '/user/Info',
    as: 'member',
    dialog: 'mf-member-center:wallet',
    shows: 'wallet.back.all',
  },
  'the records of the balance': {
    covers: [],
    path: '/user/Transaction?view=cash',
    as: 'member',
    shows: 'cash.welcome',
  },
  'the payments': { covers: [], path: '/user/DWRecord', as: 'member', shows: 'payment.empty' },
  'a deposit': { covers: [], path: '/user/Deposit', as: 'member', shows: 'deposit.method' },
  'a fast payment': {
    covers: ['route:fastPayment'],
    path: '/fastPayment',
    as: 'member',
    shows: 'deposit.method',
  },
  'a withdrawal': { covers: [], path: '/user/Withdrawal', as: 'member', shows: 'withdrawal.terms' },
  'the bank accounts': { covers: [], path: '/user/BindAccount', as: 'member', shows: 'bank.none' },
  'the letters': { covers: [], path: '/user/Letter', as: 'member', shows: 'letter.title' },
  'the announcements': { covers: [], path: '/user/Announcement', as: 'member', shows: 'announcement.title' },
  security: { covers: [], path: '/user/Security', as: 'member', shows: 'security.title' },
  preferences: { covers: [], path: '/user/Preferences', as: 'member', shows: 'preferences.title' },
  'data and closing': { covers: [], path: '/user/Data', as: 'member', shows: 'data.title' },
  'the account of an agent': { covers: [], path: '/user?page=Info', as: 'agent', shows: 'info.person' },
  'a guest': { covers: [], path: '/user', shows: 'guest.title' },
  'an unknown page': { covers: [], path: '/user/Nowhere', as: 'member', shows: 'none.title' },
});

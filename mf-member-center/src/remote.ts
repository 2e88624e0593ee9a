import { createRemote, refetchOn } from '@tessera/kit';
import type {} from '@tessera/member-offers';
import {
  accountClosing,
  allTransferBack,
  announcementList,
  announcementRead,
  authenticatorState,
  bankAccountList,
  betRecords,
  bonusSettingCheck,
  cashRecords,
  contentChanged,
  depositChanged,
  depositDetail,
  depositList,
  depositMethods,
  letterDeleted,
  letterList,
  letterRead,
  letterSent,
  loginHistory,
  memberCash,
  paymentRecords,
  preferences,
  preferencesChanged,
  profile,
  profileUpdated,
  recommendMemberSearch,
  recommendProject,
  recommendRecords,
  responsible,
  responsibleHistory,
  responsibleRealityCheck,
  sessionList,
  statement,
  wallets,
  withdrawalDetail,
  withdrawalList,
  withdrawalTerms,
} from '@tessera/wire';
import config from '../remote.config.ts';
import { afterLogin } from './after-login.ts';
import { watchDeposits } from './deposit/deposit-news.ts';
import { watchLimits } from './limits/limit-news.ts';
import { watchBackTransfers } from './wallet/wallet.atoms.ts';

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  routes: {
    fastPayment: () => import('./deposit/FastPaymentPage.tsx'),
    page: () => import('./frame/MemberCentre.tsx'),
  },
  slots: {
    'mf-member-center:deposit': () => import('./wallet/DepositLink.tsx'),
    'mf-member-center:letterBadge': () => import('./letters/LetterBadge.tsx'),
    'mf-member-center:walletList': () => import('./wallet/WalletList.tsx'),
  },
  dialogs: {
    'mf-member-center:limitInvitation': () => import('./limits/LimitInvitation.tsx'),
    'mf-member-center:wallet': () => import('./wallet/WalletDialog.tsx'),
  },
  afterLogin,
  activate(scope, signal) {
    watchBackTransfers(scope, signal);
    watchDeposits(scope, signal);
    watchLimits(scope, signal);
    refetchOn(scope, signal, [
      // The platform sends it also when sessions, the ways to log in, or the steps of a withdrawal change.
      {
        on: profileUpdated,
        refetch: [
          profile,
          sessionList,
          loginHistory,
          authenticatorState,
          accountClosing,
          bankAccountList,
          depositMethods,
          responsible,
          responsibleHistory,
          responsibleRealityCheck,
          withdrawalDetail,
        ],
      },
      {
        on: depositChanged,
        // An open order counts towards a deposit limit.
        refetch: [depositDetail, depositList, depositMethods, paymentRecords, responsible],
      },
      { on: preferencesChanged, refetch: [preferences] },
      // Spec §4 Realtime reactions.
      { on: allTransferBack, refetch: [wallets] },
      // A transfer, a round or a payment elsewhere: only lists that are on the screen are requested.
      {
        on: memberCash,
        refetch: [
          accountClosing,
          wallets,
          betRecords,
          cashRecords,
          paymentRecords,
          recommendMemberSearch,
          recommendProject,
          recommendRecords,
          statement,
          responsible,
          responsibleRealityCheck,
          depositDetail,
          depositList,
          withdrawalDetail,
          withdrawalList,
          withdrawalTerms,
        ],
      },
      { on: letterSent, refetch: [letterList] },
      { on: letterRead, refetch: [letterList] },
      { on: letterDeleted, refetch: [letterList] },
      { on: announcementRead, refetch: [announcementList] },
      { on: contentChanged, when: { kind: 'announcement' }, refetch: [announcementList] },
      { on: contentChanged, when: { kind: 'settings' }, refetch: [bonusSettingCheck] },
    ]);
  },
});

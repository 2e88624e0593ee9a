import { BrowserRouter } from '@tessera/kit/standalone-router';
import { runStandalone } from '@tessera/testing/standalone';
import '@tessera/ui/styles.css';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@tessera/wire';
import config from '../remote.config.ts';
import remote from './remote.ts';

const HOUR_MS = 3_600_000;

/** A provider's mark. */
const MARK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#ffb020" d="M12 3l9 9-9 9-9-9z"/></svg>',
)}`;

const wallet = (gpId: number, name: string, cash: string) => ({
  gpId,
  name,
  cash,
  isLight: 1 as const,
  iconLight: MARK,
  iconDark: MARK,
});

/** Try `/user?as=member`, `/user/Letter?as=member`, and `/user` as a guest. */
void runStandalone(
  remote,
  config,
  {
    answers: {
      bonusSettingCheck: { isFriend: 1 },
      applyForAgentCheck: { isAllowed: 1 },
      letterList: {
        list: [
          {
            id: 1,
            title: 'Welcome',
            content: '<p>Welcome to Tessera.</p>',
            isRead: 0,
            sentAt: '2026-01-02T10:00:00Z',
          },
        ],
        totalCount: 1,
        unreadCount: 1,
      },
      cashSurplusCheck: { active: 1 },
      wallets: {
        myCashList: [
          wallet(2, 'Aurora', '0.00'),
          wallet(4, 'Reef', '20.50'),
          {
            ...wallet(9, 'Dune', '5.00'),
            isLight: 0,
            maintain: { startAt: null, endAt: '2030-01-01T12:00:00Z' },
          },
        ],
        cash: '1234.50',
        total: '1260.00',
        lastGpId: 4,
      },
      walletTransfer: { cash: '1222.00', walletCash: '33.00' },
      balanceAllBack: null,
      balanceGetBack: null,
      gameList: { list: [] },
      betRecords: {
        list: [],
        totalCount: 0,
        totals: { wager: '0.00', returned: '0.00', payout: '0.00', net: '0.00' },
      },
      cashRecords: {
        list: [
          {
            id: 1,
            at: '2026-01-02T10:00:00Z',
            kind: 'welcome',
            amount: '1234.50',
            balanceAfter: '1234.50',
            reference: '1',
            gpId: null,
            gpName: null,
          },
        ],
        totalCount: 1,
        totals: { in: '1234.50', out: '0.00', net: '1234.50' },
      },
      depositMethods: {
        list: [
          {
            id: 1,
            kind: 'fast',
            name: 'Fast payment',
            note: 'One step, for smaller amounts.',
            minimum: '5.00',
            maximum: '500.00',
            fee: '0.00',
          },
        ],
        openCount: 0,
        openLimit: 3,
        needBankAccountDepositVerified: 0,
      },
      depositList: { list: [], totalCount: 0 },
      withdrawalTerms: {
        cash: '1234.50',
        minimum: '20.00',
        maximum: '5000.00',
        fee: '0.00',
        countLeft: 5,
        amountLeft: '10000.00',
        turnoverRequired: '200.00',
        turnoverDone: '50.00',
        isWithdrawPassword: 1,
      },
      withdrawalList: { list: [], totalCount: 0 },
      bankAccountList: {
        list: [],
        limit: 5,
        format: { numberPattern: '^\\d{4,17}$', branch: null },
        holderName: null,
      },
      responsible: {
        currency: 'USD',
        limits: LIMIT_KINDS.flatMap((kind) =>
          LIMIT_PERIODS.map((period) => ({
            kind,
            period,
            amount: period === 'month' ? '200.00' : null,
            pending: null,
            used: '50.00',
            remaining: period === 'month' ? '150.00' : null,
            resetsAt: '2030-01-01T12:00:00Z',
          })),
        ),
        exclusion: null,
        realityCheckMinutes: 0,
        rules: {
          jurisdiction: 'open',
          loosenAfterHours: 24,
          selfExclusionLengths: ['6_months', '1_year', '5_years', 'permanent'],
          invitations: ['registration'],
          mustRead: 0,
        },
        isRecordsOnly: 0,
      },
      responsibleRealityCheck: {
        minutes: 0,
        startedAt: new Date(Date.now() - 1.2 * HOUR_MS).toISOString(),
        playSeconds: 1_800,
        wagered: '120.00',
        won: '80.00',
        net: '-40.00',
        deposited: '50.00',
        dueAt: null,
        isDue: 0,
      },
      responsibleHistory: { list: [], totalCount: 0 },
      statement: {
        list: ['2026-02', '2026-01'].map((month) => ({
          month,
          ...{ opening: '1000.00', in: '100.00', out: '20.00', staked: '310.00', won: '280.50' },
          ...{ bonuses: '5.00', net: '-29.50', closing: '1055.50' },
        })),
        first: '2026-01',
        last: '2026-02',
      },
      recordExport: { url: '/api/x/download/none', expiresAt: '2030-01-01T00:00:00Z' },
      paymentRecords: { list: [], totalCount: 0, depositTotal: '0.00', withdrawalTotal: '0.00' },
      profile: {
        id: 7,
        memberAccount: 'player1',
        memberName: 'Ana Li',
        memberBirthday: '1990-04-12',
        memberEmail: 'an…@example.com',
        memberPhone: '••• ••• 34',
        memberCurrency: 'USD',
        isWithdrawPassword: 0,
        memberTelegram: '@an…',
        memberWhatsApp: null,
        memberLine: null,
        memberWechat: null,
        memberFb: null,
        memberZalo: null,
        createdAt: '2024-11-02T09:30:00Z',
        lastLoginAt: new Date(Date.now() - 1.2 * HOUR_MS).toISOString(),
      },
    },
  },
  (page) => <BrowserRouter>{page}</BrowserRouter>,
);

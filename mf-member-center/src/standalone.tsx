import { BrowserRouter } from '@tessera/kit/router';
import { runStandalone } from '@tessera/testing/standalone';
import '@tessera/ui/styles.css';
import config from '../remote.config.ts';
import remote from './remote.ts';

const HOUR_MS = 3_600_000;

/** Try `/user?as=member`, and `/user` as a guest. */
void runStandalone(
  remote,
  config,
  {
    answers: {
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

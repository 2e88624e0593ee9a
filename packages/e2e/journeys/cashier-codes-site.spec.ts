import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { depositCreate, withdrawalCreate, type Call } from '@tessera/wire';
import {
  enter,
  type Member,
  type MemberRow,
  sendDeposit,
  sendWithdrawal,
} from '../harness/cashier-refusals.ts';
import { operateOn } from '../harness/operator.ts';
import { each, expectAllRefusals, openVisitors } from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';
import { ROOT } from '../harness/servers.ts';
import { DRAWN_WHEN_ASKED, startTessera, type Tessera } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';

const run = promisify(execFile);

/** A site of its own: rules of the cashier, and its payment provider, are those of all members. */
let tessera: Tessera;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  tessera = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
});
test.afterAll(() => tessera.stop());

const setCashier = (rule: string, value: string) =>
  operateOn(tessera.dataDir, 'cashier set', '--currency', 'USD', `--${rule}`, value);

/** Sends the payment provider away, or lets it answer again. */
const setProvider = (state: 'away' | 'back') =>
  run(process.execPath, [
    join(ROOT, 'packages/platform/src/testing/payment-provider.main.ts'),
    tessera.dataDir,
    state,
  ]);

/** A refusal by a rule that is made once the form is open, as the page would not offer it otherwise. */
interface RuleRow extends MemberRow {
  readonly call: Call;
  readonly page: string;
  readonly send: (member: Member) => Promise<void>;
  readonly rule: string;
  readonly refuses: string;
  readonly accepts: string;
}

const DEPOSIT = { call: depositCreate, page: '/user/Deposit', send: sendDeposit } as const;
const WITHDRAWAL = { call: withdrawalCreate, page: '/user/Withdrawal', send: sendWithdrawal } as const;

const ROWS: readonly RuleRow[] = [
  {
    ...DEPOSIT,
    code: '105',
    says: 'deposit.bankText',
    ...{ rule: 'verified-account', refuses: 'on', accepts: 'off' },
  },
  {
    ...WITHDRAWAL,
    code: '107',
    says: 'withdrawal.err_left',
    values: { amount: '$50.00' },
    ...{ rule: 'withdrawal-per-day', refuses: '50', accepts: '10000' },
  },
  // What a new member was given has not been wagered.
  {
    ...WITHDRAWAL,
    code: '108',
    says: 'withdrawal.err_turnover',
    ...{ rule: 'turnover', refuses: '100', accepts: '0' },
  },
];

test(
  'shows the refusals of the cashier that rules of the site lead to',
  { tag: [TAG.proof, '@mf-member-center'] },
  async ({ browser, problems }) => {
    const visitors = await openVisitors(browser, problems, tessera.site, 'mf-member-center');
    const members = await enter(visitors, tessera.platform);
    for (const { call, page: path, send, rule, refuses, accepts, ...row } of ROWS) {
      await each(members, async ({ open, page, say }) => {
        await open(path);
        await expect(page.getByRole('textbox', { name: say('wallet.amount') })).toBeVisible();
      });
      await setCashier(rule, refuses);
      const others = Object.keys(call.codes ?? {}).filter((code) => code !== row.code);
      await expectAllRefusals(members, call, [row], send, others);
      await setCashier(rule, accepts);
    }
    const away: MemberRow = { code: '106', says: 'deposit.err_away' };
    await each(members, ({ open }) => open(DEPOSIT.page));
    await setProvider('away');
    const others = Object.keys(depositCreate.codes).filter((code) => code !== away.code);
    await expectAllRefusals(members, depositCreate, [away], sendDeposit, others);
    await setProvider('back');
    await each(members, ({ page }) => page.context().close());
  },
);

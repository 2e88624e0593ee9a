import {
  PAYMENT_HEADERS,
  PAYMENT_NOTICE_PATH,
  type PaymentNotice,
  paymentNotice,
  toWire,
} from '@tessera/wire';
import type { DepositMethodKind } from '@tessera/wire';
import fastify from 'fastify';
import { signNotice } from '../cashier/notice-signature.ts';
import type { SettleParts } from '../cashier/settle-and-notify.ts';
import type { Database } from '../db/connect.ts';
import { cashierSettings } from '../db/schema/cashier.ts';
import { takeTurns } from '../ledger/turns.ts';
import { keepSandboxPayments, type Decision } from '../sandbox-pay/payments.ts';
import type { TestPlatform } from './platform.ts';
import { until } from './until.ts';

/** For `startTestPlatform`: what the payment provider signs by. */
export const PAYMENT_KEY = 'a payment key for tests';
export const WITHDRAW_PASSWORD = '1357';

/** An American account that the rules let pass. */
export const USD_ACCOUNT = {
  bankName: 'First Bank',
  holderName: 'Grace Porter',
  accountNumber: '000123456789',
  branchCode: '021000021',
  withdrawPassword: WITHDRAW_PASSWORD,
} as const;

/** Returns what the sweep of overdue deposits works with, beside a running platform: it sends no events. */
export const sweepPartsOf = (db: Database): SettleParts => ({
  db,
  inTurn: takeTurns(),
  live: { toMember: () => undefined },
  log: fastify().log,
  payments: keepSandboxPayments(db),
});

/** What a member does at the cashier. @param platformOf asked when something is done */
export function cashierOf(platformOf: () => TestPlatform) {
  async function methodId(token: string, kind: DepositMethodKind = 'card'): Promise<number> {
    const { list } = await platformOf().send('depositMethods', {}, { token });
    const method = list.find((one) => one.kind === kind);
    if (!method) throw new Error(`there is no ${kind}`);
    return method.id;
  }

  async function order(token: string, amount: string, kind?: DepositMethodKind) {
    const id = await methodId(token, kind);
    return platformOf().send('depositCreate', { methodId: id, amount }, { token });
  }

  /** Presses a button of the provider's page. */
  const decide = (url: string, decision: Decision | 'nothing'): Promise<Response> =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });

  /** @returns the order number of a deposit that is in the balance */
  async function deposit(token: string, amount: string): Promise<string> {
    const { orderNumber, url } = await order(token, amount);
    await decide(url, 'pay');
    // The provider's page is shown although its notice may still be on its way.
    await until(async () => {
      const { detail } = await platformOf().send('depositDetail', { orderNumber }, { token });
      return detail.status === 'paid';
    });
    return orderNumber;
  }

  interface Signing {
    readonly timestamp?: number;
    readonly key?: string;
    readonly signature?: string;
    /** What is sent, where it is not what was signed. */
    readonly body?: string;
  }

  /** A notice, as the provider would send it. */
  function notify(notice: Partial<PaymentNotice>, signing: Signing = {}) {
    const { timestamp = Date.now(), key = PAYMENT_KEY } = signing;
    const signed = JSON.stringify(toWire(paymentNotice, notice));
    return platformOf().post(PAYMENT_NOTICE_PATH, signing.body ?? signed, {
      [PAYMENT_HEADERS.timestamp]: String(timestamp),
      [PAYMENT_HEADERS.signature]: signing.signature ?? signNotice(key, String(timestamp), signed),
    });
  }

  /** @returns the id of an account that money can go to */
  async function bindAccount(token: string): Promise<number> {
    await setWithdrawPassword(token);
    const { account } = await platformOf().send('bankAccountAdd', USD_ACCOUNT, { token });
    return account.id;
  }

  const setWithdrawPassword = (token: string) =>
    platformOf().send(
      'editWithdrawPassword',
      { password: 'play1234', withdrawPassword: WITHDRAW_PASSWORD },
      { token },
    );

  const withdraw = (token: string, bankAccountId: number, amount: string) =>
    platformOf().send(
      'withdrawalCreate',
      { bankAccountId, amount, withdrawPassword: WITHDRAW_PASSWORD },
      { token },
    );

  /** Lets members cancel withdrawals, which a site does not unless it says so. */
  const allowCancelling = () => platformOf().db.update(cashierSettings).set({ mayCancelWithdrawal: true });

  const cash = async (token: string) => Number((await platformOf().send('myCash', {}, { token })).cash);

  return {
    allowCancelling,
    bindAccount,
    cash,
    decide,
    deposit,
    methodId,
    notify,
    order,
    setWithdrawPassword,
    withdraw,
  };
}

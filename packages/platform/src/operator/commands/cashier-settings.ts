import { and, asc, eq } from 'drizzle-orm';
import { CURRENCY_CODES, isDecimal, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { DEPOSIT_METHOD_KINDS } from '@tessera/wire';
import { cashierSettingsOf } from '../../cashier/settings.ts';
import {
  DEVICE_KINDS,
  cashierSettings,
  depositMethods,
  type CashierSettings,
  type DepositMethod,
  type TransferAccount,
} from '../../db/schema/cashier.ts';
import { SWITCH, type Command, type Option } from '../command.ts';
import { givenOnly } from '../content.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';
import { printable } from '../printable.ts';

const MAX_PERCENT = 10_000;
const MAX_HOURS = 720;
const MAX_MINUTES = 10_080;
/** Characters of a part of the site's bank account, as the wire's short texts have. */
const MAX_ACCOUNT_PART = 100;

const AMOUNT = (says: string): Option => ({ type: 'string', value: '<amount>', says });
const NUMBER = (says: string): Option => ({ type: 'string', value: '<number>', says });

const CURRENCY: Option = { type: 'string', value: '<currency>', says: 'whose members it is for' };

const setCashier: Command = {
  name: 'cashier set',
  says: 'sets what holds at the cashier for a currency; what is not given stays',
  options: {
    currency: CURRENCY,
    'open-deposits': NUMBER('how many deposits of a member may wait for their payment'),
    'deposit-minutes': NUMBER('how long a deposit waits for its payment'),
    'verified-account': SWITCH('whether a deposit needs a verified bank account'),
    'withdrawal-minimum': AMOUNT('the least that is withdrawn at once'),
    'withdrawal-maximum': AMOUNT('the most that is withdrawn at once'),
    'withdrawals-per-day': NUMBER('how often a member withdraws on a day'),
    'withdrawal-per-day': AMOUNT('how much a member withdraws on a day'),
    'cancel-withdrawal': SWITCH('whether members may cancel a withdrawal before it is decided'),
    'review-hours': NUMBER('by when a withdrawal is decided, as members are shown'),
    'payout-hours': NUMBER('by when an approved withdrawal has arrived, as members are shown'),
    turnover: NUMBER('per cent of deposits that must be wagered before a withdrawal; 0: nothing'),
  },
  async run(work, given) {
    const currency = needed(given.choice('currency', CURRENCY_CODES), 'currency');
    const before = await cashierSettingsOf(work.tx, currency);
    const cancel = given.choice('cancel-withdrawal', ['on', 'off']);
    const verified = given.choice('verified-account', ['on', 'off']);
    const values = givenOnly({
      openDeposits: given.number('open-deposits', { from: 1, to: 100 }),
      depositMinutes: given.number('deposit-minutes', { from: 1, to: 1_440 }),
      needsVerifiedAccount: verified && verified === 'on',
      withdrawalMinimum: minorOf(given, 'withdrawal-minimum', currency),
      withdrawalMaximum: minorOf(given, 'withdrawal-maximum', currency),
      withdrawalsPerDay: given.number('withdrawals-per-day', { from: 0, to: 1_000 }),
      withdrawalAmountPerDay: minorOf(given, 'withdrawal-per-day', currency),
      mayCancelWithdrawal: cancel && cancel === 'on',
      reviewHours: given.number('review-hours', { from: 1, to: MAX_HOURS }),
      payoutHours: given.number('payout-hours', { from: 1, to: MAX_HOURS }),
      turnoverPercent: given.number('turnover', { from: 0, to: MAX_PERCENT }),
    });
    if (Object.keys(values).length === 0) throw new OperatorFailure('Say what to set: --help shows it.');
    const after = { ...before, ...values } as CashierSettings;
    if (after.withdrawalMaximum < after.withdrawalMinimum) {
      throw new OperatorFailure('--withdrawal-maximum must not be below --withdrawal-minimum.');
    }
    await work.tx.update(cashierSettings).set(values).where(eq(cashierSettings.currency, currency));
    await work.audit(`cashier ${currency}`, readable(before), readable(after));
    return `The cashier of ${currency}: ${JSON.stringify(readable(after))}`;
  },
};

const listMethods: Command = {
  name: 'deposit-methods list',
  reads: true,
  says: 'lists the ways to deposit in a currency',
  options: { currency: CURRENCY },
  async run({ tx }, given) {
    const currency = needed(given.choice('currency', CURRENCY_CODES), 'currency');
    const rows = await tx
      .select()
      .from(depositMethods)
      .where(eq(depositMethods.currency, currency))
      .orderBy(asc(depositMethods.position));
    return rows.map(lineOf).join('\n') || 'None.';
  },
};

const setMethod: Command = {
  name: 'deposit-methods set',
  says: 'opens or closes a way to deposit in a currency, or sets its range, its devices, its times and its bank account; what is not given stays',
  options: {
    currency: CURRENCY,
    kind: { type: 'string', value: '<kind>', says: `one of ${DEPOSIT_METHOD_KINDS.join(', ')}` },
    open: SWITCH('whether members can deposit by it'),
    minimum: AMOUNT('the least that is deposited at once'),
    maximum: AMOUNT('the most that is deposited at once'),
    'usual-minutes': NUMBER('how long a payment usually takes, as members are shown'),
    device: { type: 'string', value: 'desktop | mobile | all', says: 'the devices that it works on' },
    'open-minutes': NUMBER('how long its orders wait for their payment'),
    transfer: {
      type: 'string',
      value: '<account> | off',
      says: 'the site’s bank account that members transfer to, as "bank; holder; number" or "bank; holder; number; branch"; off: the payment provider’s page',
    },
  },
  async run(work, given) {
    const currency = needed(given.choice('currency', CURRENCY_CODES), 'currency');
    const kind = needed(given.choice('kind', DEPOSIT_METHOD_KINDS), 'kind');
    const which = and(eq(depositMethods.currency, currency), eq(depositMethods.kind, kind));
    const [before] = await work.tx.select().from(depositMethods).where(which);
    if (!before) throw new OperatorFailure(`There is no ${kind} in ${currency}.`);
    const open = given.choice('open', ['on', 'off']);
    const device = given.choice('device', [...DEVICE_KINDS, 'all']);
    const values = givenOnly({
      closedAt: open && (open === 'on' ? null : work.now),
      minimum: minorOf(given, 'minimum', currency),
      maximum: minorOf(given, 'maximum', currency),
      usualMinutes: given.number('usual-minutes', { from: 1, to: MAX_MINUTES }),
      device: device && (device === 'all' ? null : device),
      openMinutes: given.number('open-minutes', { from: 1, to: MAX_MINUTES }),
      transferAccount: transferOf(given),
    });
    if (Object.keys(values).length === 0) throw new OperatorFailure('Say what to set: --help shows it.');
    const after = { ...before, ...values } as DepositMethod;
    if (after.minimum <= 0n || after.maximum < after.minimum) {
      throw new OperatorFailure('--minimum must be above zero, and --maximum not below it.');
    }
    await work.tx.update(depositMethods).set(values).where(which);
    await work.audit(`deposit method ${kind} ${currency}`, lineOf(before), lineOf(after));
    return lineOf(after);
  },
};

function lineOf(method: DepositMethod): string {
  const { kind, minimum, maximum, currency, device, usualMinutes, openMinutes, transferAccount, closedAt } =
    method;
  const parts = [
    kind,
    `${toDecimal(minimum, currency)} to ${toDecimal(maximum, currency)} ${currency}`,
    device && `on ${device} only`,
    usualMinutes !== null && `${usualMinutes} min`,
    openMinutes !== null && `open for ${openMinutes} min`,
    transferAccount && `to ${accountLine(transferAccount)}`,
    closedAt && 'closed',
  ];
  return parts.filter(Boolean).join('  ');
}

const accountLine = ({ bankName, holderName, accountNumber, branchCode }: TransferAccount): string =>
  printable([bankName, holderName, accountNumber, branchCode ?? []].flat().join('; '));

/** Reads `--transfer`. @returns `null` for `off`, `undefined` where it is not given */
function transferOf(given: Given): TransferAccount | null | undefined {
  const text = given.text('transfer');
  if (text === undefined) return undefined;
  if (text === 'off') return null;
  const [bankName, holderName, accountNumber, branchCode, ...rest] = text
    .split(';')
    .map((part) => part.trim());
  const parts = [bankName, holderName, accountNumber, branchCode ?? '-'];
  if (!bankName || !holderName || !accountNumber || branchCode === '' || rest.length > 0) {
    throw new OperatorFailure(
      `--transfer "${text}" must be an account like "First Bank; Our Company; 000123456789", or off`,
    );
  }
  if (parts.some((part) => part !== undefined && part.length > MAX_ACCOUNT_PART)) {
    throw new OperatorFailure(`--transfer: each part has at most ${MAX_ACCOUNT_PART} characters.`);
  }
  return { bankName, holderName, accountNumber, branchCode: branchCode ?? null };
}

function minorOf(given: Given, name: string, currency: CurrencyCode): bigint | undefined {
  const text = given.text(name);
  if (text === undefined) return undefined;
  if (!/^\d{1,15}(\.\d+)?$/.test(text) || !isDecimal(text, currency)) {
    throw new OperatorFailure(`--${name} "${text}" must be an amount of ${currency}, like 100`);
  }
  return toMinor(text, currency);
}

/** Amounts as they are read. */
const readable = (settings: CashierSettings): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? toDecimal(value, settings.currency) : value,
    ]),
  );

/** What holds at the cashier, per currency. */
export const cashierSettingCommands: readonly Command[] = [setCashier, listMethods, setMethod];

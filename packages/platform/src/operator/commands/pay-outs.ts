import { toDecimal, type CurrencyCode } from '@tessera/domain';
import { CHANNELS, memberCash, profileUpdated } from '@tessera/wire';
import { bindAccount } from '../../cashier/bank-accounts.ts';
import { payOut, type PayOut } from '../../cashier/pay-out.ts';
import { Refused } from '../../db/refused.ts';
import { brokenConstraint } from '../../db/serializable.ts';
import { toChannel } from '../../live/notices.ts';
import type { Command, Option } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { findMember } from '../find-member.ts';
import { needed } from '../given.ts';
import { printable } from '../printable.ts';

/** For members who cannot come to the cashier any more: what is theirs is paid out to them all the same. */

const MEMBER: Option = { type: 'string', value: '<account>', says: 'the member’s account' };
const text = (says: string): Option => ({ type: 'string', value: '"text"', says });

const REFUSALS: Readonly<Record<Exclude<PayOut['kind'], 'done'>, (account: string) => string>> = {
  'may log in': (account) => `${account} may log in, and asks for a withdrawal at the cashier.`,
  'round open': (account) => `${account} still has a round open at a provider: it must be settled first.`,
  nothing: (account) => `${account} has nothing that could be paid out.`,
  'no bank account': (account) =>
    `${account} has bound no such bank account: "bank-accounts bind" binds the one that the member names.`,
};

const request: Command = {
  name: 'withdrawals request',
  says: 'asks for all that a self-excluded or disabled member has, in the member’s stead; then approve it',
  options: {
    member: MEMBER,
    'bank-account': { type: 'string', value: '<id>', says: 'where it goes; the default one unless said' },
  },
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const outcome = await payOut(work.tx, member, given.id('bank-account'), work.now);
    if (outcome.kind !== 'done') throw new OperatorFailure(REFUSALS[outcome.kind](member.account));
    const { withdrawal, account, balance } = outcome;
    const { currency, orderNumber } = withdrawal;
    const amount = `${toDecimal(withdrawal.amount, currency)} ${currency}`;
    await work.audit(`withdrawal ${orderNumber}`, null, {
      status: withdrawal.status,
      member: member.id,
      amount,
      bankAccount: account.id,
    });
    const cash = { cash: toDecimal(balance.balance, currency), version: balance.version };
    await work.tell(toChannel(CHANNELS.member(member.id), memberCash, cash));
    return `${orderNumber}: ${amount} of ${member.account} to ${printable(`${account.bankName} ${account.number} (${account.holderName})`)} waits to be approved.`;
  },
};

/** By the codes of `bankAccountAdd`. */
const BIND_FAILURES: Readonly<Record<string, (currency: CurrencyCode) => string>> = {
  '104': () => 'The holder is not the member: the names differ.',
  '105': () => 'The member has bound as many accounts as there may be.',
  '106': (currency) => `The number, or the branch, is not written as banks of ${currency} write it.`,
  '107': () => 'Another member has bound this account.',
  '108': (currency) => `No bank keeps ${currency}.`,
};

const bind: Command = {
  name: 'bank-accounts bind',
  says: 'binds a bank account to a member who cannot do so any more, by the cashier’s own rules',
  options: {
    member: MEMBER,
    bank: text('the bank’s name'),
    holder: text('whose account it is'),
    number: text('its number'),
    branch: text('the branch, where the currency’s banks need it'),
  },
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const typed = {
      bankName: needed(given.line('bank'), 'bank'),
      holderName: needed(given.line('holder'), 'holder'),
      accountNumber: needed(given.line('number'), 'number'),
      branchCode: given.line('branch'),
    };
    try {
      const { id, bankName, number } = await bindAccount(work.tx, member, typed);
      await work.audit(`bank account ${id}`, null, { member: member.id, bankName, number });
      await work.tell(toChannel(CHANNELS.member(member.id), profileUpdated, {}));
      return `The bank account ${id} is bound to ${member.account}.`;
    } catch (error) {
      const code =
        brokenConstraint(error) === 'bank_accounts_number' ? '107' : error instanceof Refused && error.code;
      const says = typeof code === 'string' ? BIND_FAILURES[code] : undefined;
      throw says ? new OperatorFailure(says(member.currency), { cause: error }) : error;
    }
  },
};

export const payOutCommands: readonly Command[] = [request, bind];

import { profileUpdated } from '@tessera/wire';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { sendSecurityLetter, type SecurityChange } from '../letters/security-letter.ts';
import { maskPhone as maskNumber } from '../member/mask.ts';
import type { BankAccount } from '../db/schema/cashier.ts';
import type { Services } from '../services.ts';
import {
  MOST_BANK_ACCOUNTS,
  addBankAccount,
  bankAccountsOf,
  makeDefault,
  removeBankAccount,
} from './bank-accounts.ts';
import { BANK_FORMATS } from './bank-formats.ts';
import { proveWithdrawPassword } from './withdraw-password.ts';

type Calls = 'bankAccountAdd' | 'bankAccountDefault' | 'bankAccountList' | 'bankAccountRemove';

export function bankAccountHandlers(services: Services): Pick<Handlers, Calls> {
  const { db, inTurn, live } = services;

  /** The letter shows a stranger's change; the event refetches the lists of the member's other tabs. */
  async function notify(
    change: SecurityChange,
    context: Parameters<typeof sendSecurityLetter>[2],
  ): Promise<void> {
    await sendSecurityLetter(services, change, context);
    live.toMember(context.member.id, profileUpdated, {});
  }

  return {
    async bankAccountList(_payload, { member }) {
      const format = BANK_FORMATS[member.currency];
      return {
        list: (await bankAccountsOf(db, member.id)).map(present),
        limit: MOST_BANK_ACCOUNTS,
        format: format
          ? {
              numberPattern: format.number.source,
              branch: format.branch
                ? { kind: format.branch.kind, pattern: format.branch.pattern.source }
                : null,
            }
          : null,
        holderName: member.name,
      };
    },

    async bankAccountAdd({ withdrawPassword, ...given }, { address, member, refuse }) {
      const proof = await proveWithdrawPassword(services, member, withdrawPassword, address);
      if (proof !== 'proved') throw refuse(proof.code, proof.data);
      const outcome = await inTurn(member.id, () => addBankAccount(db, member, given));
      if (outcome.kind === 'refused') throw refuse(outcome.code, outcome.data);
      await notify('bankAccountAdded', { address, member });
      return { account: present(outcome.account) };
    },

    async bankAccountRemove({ id }, { address, member, refuse }) {
      const outcome = await removeBankAccount(db, member.id, id);
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      await notify('bankAccountRemoved', { address, member });
      return {};
    },

    async bankAccountDefault({ id }, { address, member, refuse }) {
      const made = await makeDefault(db, member.id, id);
      if (made === 'unknown') throw refuse('101');
      if (made === 'changed') await notify('bankAccountDefault', { address, member });
      return {};
    },
  };
}

const present = (account: BankAccount) => ({
  id: account.id,
  bankName: account.bankName,
  holderName: account.holderName,
  accountNumber: maskNumber(account.number),
  branchCode: account.branchCode,
  isDefault: flag(account.isDefault),
  isVerified: flag(account.verifiedAt !== null),
  createdAt: account.createdAt.toISOString(),
});

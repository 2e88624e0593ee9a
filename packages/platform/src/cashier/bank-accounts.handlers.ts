import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
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
  const { db, inTurn } = services;
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
      return { account: present(outcome.account) };
    },

    async bankAccountRemove({ id }, { member, refuse }) {
      const outcome = await removeBankAccount(db, member.id, id);
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      return {};
    },

    async bankAccountDefault({ id }, { member, refuse }) {
      if (!(await makeDefault(db, member.id, id))) throw refuse('101');
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

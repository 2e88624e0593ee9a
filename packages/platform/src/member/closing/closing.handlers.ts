import { toDecimal } from '@tessera/domain';
import { securityOf } from '../../auth/security.ts';
import { proveWithdrawPassword } from '../../cashier/withdraw-password.ts';
import { refusalOf } from '../../cashier/refused-with.ts';
import { serializable } from '../../db/serializable.ts';
import { flag } from '../../http/flag.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { maskPhone as maskNumber } from '../mask.ts';
import { closeAccount, closingOf, Unproved } from './close-account.ts';

export function closingHandlers(services: Services): Pick<Handlers, 'accountClose' | 'accountClosing'> {
  const { db, inTurn, sessions } = services;

  return {
    async accountClosing(_payload, { member }) {
      const { cash, notWagered, atProviders, waiting, bankAccount, ...open } = await closingOf(
        db,
        member,
        new Date(),
      );
      const decimal = (minor: bigint) => toDecimal(minor, member.currency);
      return {
        cash: decimal(cash),
        notWagered: decimal(notWagered),
        atProviders: decimal(atProviders),
        waiting: decimal(waiting),
        bankAccount: bankAccount ? `${bankAccount.bankName} ${maskNumber(bankAccount.number)}` : null,
        isWithdrawPassword: flag((await securityOf(db, member.id)).withdrawPasswordHash !== null),
        hasOpenDeposit: flag(open.hasOpenDeposit),
        hasOpenRound: flag(open.hasOpenRound),
        isAgent: flag(member.isAgent),
      };
    },

    async accountClose({ withdrawPassword = '', leaveMoney }, { address, member, operation, refuse }) {
      // An agent’s downline and commission do not end with a click.
      if (member.isAgent) throw refuse('108');
      const request = { member, leaveMoney: leaveMoney === 1, operation, address };
      const close = (isProved: boolean) =>
        inTurn(member.id, () =>
          serializable(db, (tx) => closeAccount(tx, { ...request, isProved }, new Date())),
        );
      const closeProved = async (error: unknown) => {
        if (!(error instanceof Unproved)) throw error;
        // It pays money out, and so needs what every withdrawal needs.
        const proof = await proveWithdrawPassword(services, member, withdrawPassword, address);
        if (proof !== 'proved' && proof.code !== '102') throw refuse(proof.code, proof.data);
        return close(true);
      };
      const { orderNumber, ended } = await close(false)
        .catch(closeProved)
        .catch((error: unknown) => {
          const refused = refusalOf<Parameters<typeof refuse>[0]>(error);
          throw refuse(refused.code);
        });
      // The database has ended them; this drops their sockets at once.
      for (const id of ended) await sessions.end(id);
      return { orderNumber };
    },
  };
}

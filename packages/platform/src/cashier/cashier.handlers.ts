import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { bankAccountHandlers } from './bank-accounts.handlers.ts';
import { depositHandlers } from './deposit.handlers.ts';
import { recordHandlers } from './records.handlers.ts';
import { withdrawalHandlers } from './withdrawal.handlers.ts';

type Calls =
  | keyof ReturnType<typeof bankAccountHandlers>
  | keyof ReturnType<typeof depositHandlers>
  | keyof ReturnType<typeof recordHandlers>
  | keyof ReturnType<typeof withdrawalHandlers>;

/** Deposits, withdrawals, bank accounts and their records. */
export const cashierHandlers = (services: Services): Pick<Handlers, Calls> => ({
  ...bankAccountHandlers(services),
  ...depositHandlers(services),
  ...recordHandlers(services),
  ...withdrawalHandlers(services),
});

import type { Bench } from './bench.ts';
import { idempotencyChecks } from './checks/idempotency.ts';
import { inputChecks } from './checks/input.ts';
import { moneyChecks } from './checks/money.ts';
import { roundChecks } from './checks/rounds.ts';
import { sessionChecks } from './checks/session.ts';

/** One sentence of the protocol (`docs/providers.md`), and how it is tried. */
export interface Check {
  readonly name: string;
  /** @throws Deviation */
  run(bench: Bench): Promise<void>;
}

/** All of them, by the part of the protocol that they look at. Each opens games of its own. */
export const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  session: sessionChecks,
  money: moneyChecks,
  rounds: roundChecks,
  idempotency: idempotencyChecks,
  input: inputChecks,
};

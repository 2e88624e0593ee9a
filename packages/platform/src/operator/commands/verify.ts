import { sql } from 'drizzle-orm';
import { verifyDays } from '../../agent/verify-days.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import type { Command } from '../command.ts';
import { OperatorFailure } from '../failure.ts';

/** Problems that are shown one by one. */
const SHOWN = 50;

export const verify: Command = {
  name: 'verify',
  says: "adds up the ledger, and compares it with balances and agents' figures; exits with 1 where the books are wrong",
  options: {},
  reads: true,
  async run({ tx }) {
    // However long the books are: an answer that breaks off would be taken for a failure of theirs.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    const { transactions, entries, problems: ofLedger } = await verifyLedger(tx);
    const problems = [...ofLedger, ...(await verifyDays(tx))];
    if (problems.length > 0) {
      const more = problems.length > SHOWN ? `\n… and ${problems.length - SHOWN} more` : '';
      throw new OperatorFailure(`The books are wrong:\n${problems.slice(0, SHOWN).join('\n')}${more}`);
    }
    return `The books are right: ${transactions} transactions, ${entries} entries.`;
  },
};

import { toDecimal } from '@tessera/domain';
import { inLanguage } from '../../db/columns.ts';
import type { Database } from '../../db/connect.ts';
import { findMemberAccount } from '../member-account.ts';
import { statementOf } from '../statement.ts';
import { COLUMNS } from './columns.texts.ts';
import type { Export } from './export-codes.ts';
import type { Lines } from './export-rows.ts';
import { STATEMENT_COLUMNS } from './statement.texts.ts';

const FIGURES = ['opening', 'in', 'out', 'staked', 'won', 'bonuses', 'net', 'closing'] as const;

/** All months of the balance, oldest first. */
export async function* statementLines(db: Database, { member, language }: Export): Lines {
  const names = { ...STATEMENT_COLUMNS, net: COLUMNS.net };
  yield [(['month', ...FIGURES] as const).map((name) => inLanguage(names[name], language))];
  const accountId = await findMemberAccount(db, member);
  if (accountId === undefined) return;
  const months = await statementOf(db, accountId, new Date());
  yield months.map((month) => [
    month.month,
    ...FIGURES.map((name) => toDecimal(month[name], member.currency)),
  ]);
}

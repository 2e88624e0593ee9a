import { csvLine, BYTE_ORDER_MARK } from '@tessera/domain';
import type { Database } from '../../db/connect.ts';
import { levelExport, operationExport } from '../../agent/export-lines.ts';
import { betLines } from './bet-lines.ts';
import { cashLines } from './cash-lines.ts';
import { isOfAgent, type AnyExport } from './export-codes.ts';
import { paymentLines } from './payment-lines.ts';
import { statementLines } from './statement-lines.ts';

/** A part of a file: its records, the cells as text. The first part is the header. */
export type Lines = AsyncGenerator<readonly (readonly string[])[]>;

const SOURCES = {
  bets: betLines,
  cash: cashLines,
  payments: paymentLines,
  statement: statementLines,
} as const;

const AGENT_SOURCES = { operations: operationExport, strata: levelExport } as const;

/** Writes an export part by part: what the reader has not taken yet is not read from the database. */
export async function* csvOf(db: Database, wanted: AnyExport): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const lines of linesOf(db, wanted)) yield lines.map(csvLine).join('');
}

function linesOf(db: Database, { request, ...rest }: AnyExport): Lines {
  return isOfAgent(request)
    ? AGENT_SOURCES[request.what](db, { ...rest, request })
    : SOURCES[request.what](db, { ...rest, request });
}

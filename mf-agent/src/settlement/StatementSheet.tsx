import { useMoney, useScope, useSession } from '@tessera/kit';
import { PrintedSheet } from '@tessera/kit/pages';
import type { AnswerOf, agentSettlement } from '@tessera/wire';
import { useText } from '../text.ts';
import { useWeek } from './use-week.ts';

const FIGURES = ['turnover', 'payouts', 'bonuses', 'netRevenue'] as const;
const BASIS_POINTS = 10_000;

/** A statement on paper: whose and of which week, its lines, its corrections, and how they come to what is paid. */
export function StatementSheet({ statement }: { readonly statement: AnswerOf<typeof agentSettlement> }) {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  const session = useSession();
  const weekOf = useWeek();
  const { id, currency, strata, corrections } = statement;
  const amountOf = (amount: string) => money(amount, currency);
  const day = (instant: string) => intl.formatDate(instant, { dateStyle: 'medium' });
  const agent = session.status === 'member' ? `${session.member.account} (${session.member.id})` : '';
  const sums = ['earned', 'carriedIn', 'corrected', 'carriedOut'] as const;
  return (
    <PrintedSheet>
      <h1>
        {text('settlement.title')}: {weekOf(statement)}
      </h1>
      <p>{agent}</p>
      <p>
        {text('transfer.reference')}: {id} · {text('settlement.settledAt')}: {day(statement.settledAt)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('figure.level')}</th>
            {FIGURES.map((name) => (
              <th key={name} scope="col">
                {text(`figure.${name}`)}
              </th>
            ))}
            <th scope="col">{text('settlement.share')}</th>
            <th scope="col">{text('settlement.earned')}</th>
          </tr>
        </thead>
        <tbody>
          {strata.map((line) => (
            <tr key={line.level}>
              <th scope="row">{text('figure.levelName', { level: line.level })}</th>
              {FIGURES.map((name) => (
                <td key={name}>{amountOf(line[name])}</td>
              ))}
              <td>
                {intl.formatNumber(line.basisPoints / BASIS_POINTS, {
                  style: 'percent',
                  maximumFractionDigits: 2,
                })}
              </td>
              <td>{amountOf(line.earned)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {corrections.map(({ id: number, cause, createdAt, settledWeek, amount }) => (
        <p key={number}>
          {text('settlement.corrections')}: {cause}, {day(createdAt)}, {amountOf(amount)} (
          {text('settlement.takenIn')}: {settledWeek ?? text('settlement.next')})
        </p>
      ))}
      <table>
        <tbody>
          {sums.map((name) => (
            <tr key={name}>
              <th scope="row">{text(`settlement.${name}`)}</th>
              <td>{amountOf(statement[name])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{text('settlement.paid')}</th>
            <td>{money(statement.paid, statement.paidCurrency)}</td>
          </tr>
        </tbody>
      </table>
      <p>{text('settlement.carryRule')}</p>
    </PrintedSheet>
  );
}

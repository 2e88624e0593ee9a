import type { Member } from '@tessera/contracts';
import { useSite, useSiteClock, useSiteTime } from '@tessera/kit';
import { PrintedSheet } from '@tessera/kit/pages';
import type { StatementMonth } from '@tessera/wire';
import { useWords } from '../records/use-words.tsx';
import { useText } from '../text.ts';
import { FIGURES } from './figures.ts';
import { useMonthName } from './use-month-name.ts';

interface StatementSheetProps {
  readonly member: Member;
  /** Latest first; on paper they follow each other. */
  readonly months: readonly StatementMonth[];
}

/** The statement on paper: whose it is, every sum of each month, and when it was made. */
export function StatementSheet({ member, months }: StatementSheetProps) {
  const text = useText();
  const words = useWords(member.currency);
  const monthName = useMonthName();
  const siteTime = useSiteTime();
  const now = useSiteClock();
  const { settings } = useSite();
  const inOrder = months.toReversed();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  return (
    <PrintedSheet>
      <h1>{text('statement.title')}</h1>
      <p>
        {member.account} · {member.currency}
      </p>
      {first && last && (
        <p>
          {monthName(first.month, 'long')} – {monthName(last.month, 'long')}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{text('statement.month')}</th>
            {FIGURES.map((name) => (
              <th key={name} scope="col">
                {text(`statement.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder.map((month) => (
            <tr key={month.month}>
              <th scope="row">{monthName(month.month, 'long')}</th>
              {FIGURES.map((name) => (
                <td key={name}>{words.money(month[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text('zone.note', { zone: settings.timeZone.replaceAll('_', ' ') })}</p>
      <p>{text('statement.made', { time: siteTime(now()) })}</p>
    </PrintedSheet>
  );
}

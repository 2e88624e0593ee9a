import { addDays, FIRST_DAY } from '@tessera/domain';
import { useAddress } from '../address.ts';
import { DateFilter, type DayRange } from '@tessera/ui';
import { useScope } from '../remote.tsx';
import { useText, type PageMessage } from './messages.ts';
import { useToday } from './use-today.ts';

const PRESETS = [
  { id: 'today', label: 'filter.today', days: 1 },
  { id: 'week', label: 'filter.week', days: 7 },
  { id: 'month', label: 'filter.month', days: 30 },
] as const satisfies readonly { id: string; label: PageMessage; days: number }[];

interface AddressDaysProps {
  readonly label: string;
  /** What the address says, or what holds without it. */
  readonly value: DayRange;
}

/** A filter by days of the site's calendar, kept in the address as `from` and `to`; a changed one starts at page 1. */
export function AddressDays({ label, value }: AddressDaysProps) {
  const text = useText();
  const { intl } = useScope();
  const today = useToday();
  const { change } = useAddress(['from', 'to', 'p']);

  const words = ({ from, to }: DayRange): string => {
    const day = (one: string) => intl.formatDate(one, { dateStyle: 'medium', timeZone: 'UTC' });
    if (from && to) return text('filter.range', { from: day(from), to: day(to) });
    return from ? text('filter.since', { from: day(from) }) : text('filter.until', { to: day(to) });
  };
  return (
    <DateFilter
      label={label}
      fromLabel={text('filter.from')}
      toLabel={text('filter.to')}
      value={value}
      min={FIRST_DAY}
      max={today}
      presets={PRESETS.map(({ id, label: name, days }) => ({
        id,
        label: text(name),
        range: { from: addDays(today, 1 - days), to: today },
      }))}
      format={words}
      onChange={({ from, to }) => change({ from, to, p: '' })}
      removeLabel={text('filter.remove', { name: label })}
    />
  );
}

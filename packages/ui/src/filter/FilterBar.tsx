import type { ReactNode } from 'react';
import { Bar } from './filter.styles.ts';

export interface FilterBarProps {
  /** Accessible name: "Filters". */
  label: string;
  /** `ChoiceFilter` and `DateFilter`. */
  children: ReactNode;
  className?: string;
}

/** A row of filters as chips. Bind their values to the address (`useAddress` of the kit). */
export function FilterBar({ label, children, className }: FilterBarProps) {
  return (
    <Bar role="group" aria-label={label} className={className}>
      {children}
    </Bar>
  );
}

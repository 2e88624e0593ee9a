import { useText } from '../text.ts';
import type { Column } from './sorting.ts';

/** Commission by time is what was paid out then; by level it is what each level earned. */
export type CommissionKind = 'paid' | 'earned';

const COMMISSION = { paid: 'figure.commissionPaid', earned: 'figure.commissionEarned' } as const;

/** Returns the function that names a figure in a table or chart. */
export function useFigureNames(commission: CommissionKind): (figure: Column) => string {
  const text = useText();
  return (figure) => text(figure === 'commission' ? COMMISSION[commission] : `figure.${figure}`);
}

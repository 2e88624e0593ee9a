import type { Team } from '../../../protocol/book.ts';
import { memo } from './memo.tsx';

const SHIRT = 'M10 4l-7 4-2 8 5 1 2-4v15h16V13l2 4 5-1-2-8-7-4c-1.4 2.2-3.4 3.2-6 3.2S11.4 6.2 10 4z';

/**
 * A team's shirt: its colour, with sleeves, collar and a sash in the trim's, and a rim that sets a dark one off. Decoration:
 * the name stands beside it.
 */
export const Kit = memo(function Kit({ team }: { readonly team: Team }) {
  const [shirt, trim] = team.colours;
  return (
    <svg class="kit" viewBox="0 0 32 32" aria-hidden="true">
      <path d={SHIRT} fill="none" stroke="#ffffff70" stroke-width="2" stroke-linejoin="round" />
      <path d={SHIRT} fill={shirt} />
      <path d="M10 4l-7 4-2 8 5 1 2-4V6.2zM22 4l7 4 2 8-5 1-2-4V6.2z" fill={trim} />
      <path d="M8 19l16-8v5L8 24z" fill={trim} opacity=".85" />
      <path d="M10 4c1.4 2.2 3.4 3.2 6 3.2S20.6 6.2 22 4" fill="none" stroke={trim} stroke-width="2" />
    </svg>
  );
});

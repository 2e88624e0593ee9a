import { useAddress } from '@tessera/kit/address';
import { Button, ChevronLeftIcon, ChevronRightIcon, Cluster } from '@tessera/ui';
import type { AnswerOf, statement } from '@tessera/wire';
import { useText } from '../text.ts';
import { addMonths, MONTHS_PER_PAGE } from './months.ts';

/** Steps to the months before and after those of the page. */
export function MonthPager({ answer }: { readonly answer: AnswerOf<typeof statement> }) {
  const text = useText();
  const { change } = useAddress(['until']);
  const { list, first, last } = answer;
  const [newest, oldest] = [list[0]?.month ?? last, list.at(-1)?.month ?? last];
  const hasEarlier = first !== null && oldest > first;
  const hasLater = newest < last;
  if (!hasEarlier && !hasLater) return null;
  const later = addMonths(newest, MONTHS_PER_PAGE);
  return (
    <Cluster>
      <Button
        disabled={!hasEarlier}
        icon={<ChevronLeftIcon size={18} />}
        onClick={() => change({ until: addMonths(oldest, -1) })}
      >
        {text('statement.earlier')}
      </Button>
      <Button
        disabled={!hasLater}
        iconEnd={<ChevronRightIcon size={18} />}
        onClick={() => change({ until: later < last ? later : '' })}
      >
        {text('statement.later')}
      </Button>
    </Cluster>
  );
}

import { RowsSkeleton } from '@tessera/kit/pages';
import { NoMessage, Panes } from './inbox.styles.ts';

/** Placeholder of a list with its message beside it. */
export function InboxSkeleton() {
  return (
    <Panes>
      <RowsSkeleton rows={8} />
      <NoMessage />
    </Panes>
  );
}

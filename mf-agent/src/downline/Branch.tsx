import { AsOf } from '@tessera/kit/pages';
import { Button, TextSkeleton } from '@tessera/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { PageFailure } from '../frame/PageFailure.tsx';
import { isGone } from '../frame/stale.ts';
import { useText } from '../text.ts';
import { BRANCH_ROWS, useBranch, type DownlineMember } from './downline.queries.ts';
import { COLUMN_COUNT, type Tree } from './tree.ts';
import { TreeRow } from './TreeRow.tsx';

const CODES = { '102': 'downline.notFound' } as const;

interface RowsProps {
  readonly tree: Tree;
  readonly rows: readonly DownlineMember[];
  readonly level: number;
  /** Rows of earlier pages. */
  readonly before: number;
  readonly siblings: number;
}

/** Members with the same one above; below each that is open, those below it. */
export function TreeRows({ tree, rows, level, before, siblings }: RowsProps) {
  return rows.map((row, index) => (
    <Node
      key={row.id}
      tree={tree}
      row={row}
      level={level}
      position={before + index + 1}
      siblings={siblings}
    />
  ));
}

function Node(props: ComponentProps<typeof TreeRow>) {
  const { tree, row, level } = props;
  return (
    <>
      <TreeRow {...props} />
      {row.downlineCount > 0 && tree.isOpen(row.id) && <Branch tree={tree} parent={row} level={level + 1} />}
    </>
  );
}

interface BranchProps {
  readonly tree: Tree;
  readonly parent: DownlineMember;
  readonly level: number;
}

/** The members right below one, requested when its row is opened, page after page. */
function Branch({ page = 1, ...props }: BranchProps & { readonly page?: number }) {
  const { tree, parent, level } = props;
  const text = useText();
  const { answer, isNextKnown } = useBranch(parent, page);
  // On the way back all rows are there at once that were loaded before.
  const [isMore, setMore] = useState(isNextKnown);
  if (answer.isPending) {
    return (
      <WideRow level={level}>
        <div role="status" aria-label={text('page.loading')}>
          <TextSkeleton lines={1} />
        </div>
      </WideRow>
    );
  }
  if (isGone(answer)) {
    return (
      <WideRow level={level}>
        <PageFailure answer={answer} codes={CODES} />
      </WideRow>
    );
  }
  const { list, totalCount } = answer.data;
  const before = (page - 1) * BRANCH_ROWS;
  const left = totalCount - before - list.length;
  return (
    <>
      {(answer.isError || answer.isPaused) && (
        <WideRow level={level}>
          <AsOf answer={answer} />
        </WideRow>
      )}
      <TreeRows tree={tree} rows={list} level={level} before={before} siblings={totalCount} />
      {left > 0 && isMore && <Branch {...props} page={page + 1} />}
      {left > 0 && !isMore && (
        <WideRow level={level}>
          <Button size="sm" tone="quiet" onClick={() => setMore(true)}>
            {text('downline.more', { count: left })}
          </Button>
        </WideRow>
      )}
    </>
  );
}

/** A row that is no member's. */
function WideRow({ level, children }: { readonly level: number; readonly children: ReactNode }) {
  return (
    <tr role="row" aria-level={level}>
      <td role="gridcell" colSpan={COLUMN_COUNT} data-part="wide">
        {children}
      </td>
    </tr>
  );
}

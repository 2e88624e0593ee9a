import { VisuallyHidden } from '@tessera/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../text.ts';
import { TreeRows } from './Branch.tsx';
import type { DownlineMember } from './downline.queries.ts';
import { treeAction, type ShownRow } from './tree.keys.ts';
import { TreeBox, TreeTable } from './tree.styles.ts';
import { COLUMNS, type Tree } from './tree.ts';
import { useOpenRows } from './use-open-rows.ts';

interface DownlineTreeProps {
  readonly rows: readonly DownlineMember[];
  /** Rows of earlier pages. */
  readonly before: number;
  readonly totalCount: number;
}

/** The downline as a treegrid: a row opens to the members right below it. Give it a key by what its first rows are. */
export function DownlineTree({ rows, before, totalCount }: DownlineTreeProps) {
  const text = useText();
  const { isOpen, setOpen, detailed, setDetailed } = useOpenRows();
  const [chosen, setActive] = useState<number>();
  const body = useRef<HTMLTableSectionElement>(null);
  const tree: Tree = {
    isOpen,
    setOpen(id, open) {
      // A row that is hidden by it keeps no place in the tab order.
      setActive(id);
      setOpen(id, open);
    },
    active: chosen ?? rows[0]?.id,
    setActive,
    leave: (id) => setActive((active) => (active === id ? undefined : active)),
    detailed,
    setDetailed,
  };

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = target.closest<HTMLElement>('tr[data-id]');
    if (!row) return;
    const id = Number(row.dataset['id']);
    if (key === 'Enter' && target === row) {
      event.preventDefault();
      setDetailed(detailed === id ? undefined : id);
      return;
    }
    const action = treeAction(key, shownRows(body.current), id);
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'focus') focusRow(body.current, action.id);
    else {
      tree.setOpen(action.id, action.kind === 'open');
      row.focus();
    }
  }

  return (
    <TreeBox>
      <TreeTable role="treegrid" aria-label={text('downline.title')} onKeyDown={onKeyDown}>
        <thead>
          <tr role="row">
            {COLUMNS.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                data-align={'align' in column ? column.align : undefined}
                data-rest={'isRest' in column ? '' : undefined}
              >
                {text(column.id)}
              </th>
            ))}
            <th role="columnheader" scope="col" data-part="detail">
              <VisuallyHidden>{text('downline.details')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          <TreeRows tree={tree} rows={rows} level={1} before={before} siblings={totalCount} />
        </tbody>
      </TreeTable>
    </TreeBox>
  );
}

function shownRows(body: HTMLElement | null): ShownRow[] {
  return [...(body?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [])].map((row) => {
    const expanded = row.getAttribute('aria-expanded');
    return {
      id: Number(row.dataset['id']),
      level: Number(row.getAttribute('aria-level')),
      isOpen: expanded === null ? undefined : expanded === 'true',
    };
  });
}

function focusRow(body: HTMLElement | null, id: number): void {
  const row = body?.querySelector<HTMLElement>(`tr[data-id="${id}"]`);
  row?.focus();
  row?.scrollIntoView?.({ block: 'nearest' });
}

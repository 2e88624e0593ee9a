import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { LockIcon } from '../icons/account.tsx';
import { color, space, text } from '../tokens.ts';

const List = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space[16]};
    min-block-size: 56px;
    padding-block: ${space[8]};
    border-block-end: 1px solid ${color.line};
  }
  & > div:last-of-type {
    border-block-end: 0;
  }
  & dt {
    font-size: ${text[12]};
    color: ${color.muted};
  }
  & dd {
    margin: 0;
    grid-column: 1;
    overflow-wrap: anywhere;
  }
  & dd[data-part='action'] {
    grid-area: 1 / 2 / span 2;
  }
  /* The editor's field has the same label. */
  & > [data-edited] > dt {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (min-width: 640px) {
    display: grid;
    grid-template-columns: minmax(120px, 1fr) minmax(0, 3fr) auto;
    & > div {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
    & dt {
      font-size: ${text[14]};
    }
    & dd {
      grid-column: 2;
    }
    & dd[data-part='action'] {
      grid-area: 1 / 3;
    }
    & > [data-edited] > dd {
      grid-column: 1 / -1;
    }
  }
`;

/** As many beside each other as there is room for, each label above its value. */
const Columns = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 45%), 1fr));
  gap: ${space[16]};
  & > div {
    display: grid;
    align-content: start;
    gap: ${space[4]};
    min-inline-size: 0;
  }
  & > [data-wide] {
    grid-column: span 2;
  }
  & dt {
    font-size: ${text[12]};
    color: ${color.muted};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Locked = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  font-size: ${text[12]};
  color: ${color.muted};
  & > svg {
    flex: none;
  }
`;

export interface RowEdit {
  /** "Edit": the name of the row follows it for a screen reader. */
  label: string;
  /** Why the row cannot be edited, below the value. It has no button then. */
  locked?: string;
  /** Without it there is no button, as while another row is edited. */
  onStart?: () => void;
  /** In place of the value while the row is edited: a `RowEditor`. */
  editor?: ReactNode;
}

export interface DescriptionItem {
  id: string;
  label: string;
  value: ReactNode;
  /** Takes the room of two columns, for a long value. */
  isWide?: boolean;
  /** At the end of the row, such as a button that opens a dialog. */
  action?: ReactNode;
  /** For a row that is edited in its place. */
  edit?: RowEdit;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** `rows`: one below the other, as in a profile; `columns`: short facts beside each other. */
  layout?: 'rows' | 'columns';
  className?: string;
}

/** Lists labels with their values. A row may be edited in its place. */
export function DescriptionList({ items, layout = 'rows', className }: DescriptionListProps) {
  const Root = layout === 'rows' ? List : Columns;
  return (
    <Root className={className}>
      {items.map(({ id, edit, isWide, ...item }) =>
        edit ? (
          <EditableRow key={id} {...item} edit={edit} />
        ) : (
          <div key={id} data-wide={isWide || undefined}>
            <dt>{item.label}</dt>
            <dd>{item.value}</dd>
            {item.action && <dd data-part="action">{item.action}</dd>}
          </div>
        ),
      )}
    </Root>
  );
}

function EditableRow({ label, value, action, edit }: Omit<DescriptionItem, 'id'> & { edit: RowEdit }) {
  const { editor, locked, onStart } = edit;
  const button = useRef<HTMLButtonElement>(null);
  const isEdited = Boolean(editor);
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    // The focused part of the editor is gone; a focus that is elsewhere by now is left there.
    if (wasEdited.current && !isEdited && document.activeElement === document.body) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) {
    return (
      <div data-edited="">
        <dt>{label}</dt>
        <dd>{editor}</dd>
      </div>
    );
  }
  const end =
    locked === undefined && onStart ? (
      <Button ref={button} size="sm" aria-label={`${edit.label}: ${label}`} onClick={onStart}>
        {edit.label}
      </Button>
    ) : (
      action
    );
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {locked !== undefined && (
          <Locked>
            <LockIcon size={14} />
            {locked}
          </Locked>
        )}
      </dd>
      {end && <dd data-part="action">{end}</dd>}
    </div>
  );
}

import { useCopy } from '@tessera/kit';
import { CopyIcon, IconButton } from '@tessera/ui';
import { useText } from '../text.ts';
import { Copyable } from './records.styles.ts';

/** A number that customer service asks for, with a button that copies it. */
export function Reference({ value, label }: { readonly value: string; readonly label: string }) {
  const text = useText();
  const copy = useCopy({ copied: text('history.copied'), failed: text('history.copyFailed') });
  return (
    <Copyable>
      <code>{value}</code>
      <IconButton label={text('history.copy', { name: label })} onClick={() => void copy(value)}>
        <CopyIcon size={18} />
      </IconButton>
    </Copyable>
  );
}

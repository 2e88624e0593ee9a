import { copyText } from '@tessera/kit';
import { CopyButton } from '@tessera/ui';
import { useText } from '../text.ts';
import { Copyable } from './records.styles.ts';

interface ReferenceProps {
  /** What is copied. */
  readonly value: string;
  readonly label: string;
  /** What is seen, where it is not the copied text. */
  readonly shown?: string;
}

/** A number that customer service or a bank asks for, with a button that copies it. */
export function Reference({ value, label, shown = value }: ReferenceProps) {
  const text = useText();
  return (
    <Copyable>
      <code>{shown}</code>
      <CopyButton
        compact
        label={text('history.copy', { name: label })}
        copied={text('history.copied')}
        failed={text('history.copyFailed')}
        copy={() => copyText(value)}
      />
    </Copyable>
  );
}

import styled from '@emotion/styled';
import { copyText } from '@tessera/kit';
import { CopyButton, DescriptionList, font, text as textSize } from '@tessera/ui';
import { useText } from '../text.ts';

const Value = styled.span`
  font-family: ${font.text};
  font-size: ${textSize[12]};
  font-variant-numeric: tabular-nums;
  user-select: all;
`;

export interface CopyableValue {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Values that a player may check with other tools, each with a button that copies it. */
export function Values({ values }: { readonly values: readonly CopyableValue[] }) {
  const text = useText();
  return (
    <DescriptionList
      items={values.map(({ id, label, value }) => ({
        id,
        label,
        value: <Value>{value}</Value>,
        action: (
          <CopyButton
            compact
            label={text('fair.copy', { name: label })}
            copied={text('fair.copied')}
            failed={text('fair.copyFailed')}
            copy={() => copyText(value)}
          />
        ),
      }))}
    />
  );
}

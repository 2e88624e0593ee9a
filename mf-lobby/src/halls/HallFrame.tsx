import styled from '@emotion/styled';
import { BackToTop, size } from '@tessera/ui';
import type { ReactNode } from 'react';
import { HallChips } from '../home/HallChips.tsx';
import { useKeptPlace } from '../place/use-kept-place.ts';
import { useText } from '../text.ts';

const Page = styled.div`
  padding-block-end: ${size.shelfGap};
`;

/** Layout of a hall's page: on the phone with links to the other halls, and a button to the top. */
export function HallFrame({ hall, children }: { hall: number | undefined; children: ReactNode }) {
  const text = useText();
  useKeptPlace();
  return (
    <Page>
      <HallChips current={hall} />
      {children}
      <BackToTop label={text('back_to_top')} />
    </Page>
  );
}

import styled from '@emotion/styled';
import { size } from '@tessera/ui';
import type { ReactNode } from 'react';
import { HallChips } from '../home/HallChips.tsx';
import { LateToTop } from '../home/LateToTop.tsx';
import { useKeptPlace } from '../place/use-kept-place.ts';

const Page = styled.div`
  padding-block-end: ${size.shelfGap};
`;

/** Layout of a hall's page: on the phone with links to the other halls, and a button to the top. */
export function HallFrame({ hall, children }: { hall: number | undefined; children: ReactNode }) {
  useKeptPlace();
  return (
    <Page>
      <HallChips current={hall} />
      {children}
      <LateToTop />
    </Page>
  );
}

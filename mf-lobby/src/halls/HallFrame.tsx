import styled from '@emotion/styled';
import { useKeptPlace } from '@tessera/kit/kept-place';
import { size } from '@tessera/ui';
import type { ReactNode } from 'react';
import { HallChips } from '../home/HallChips.tsx';
import { LateParts } from '../home/LateParts.tsx';

const Page = styled.div`
  padding-block-end: ${size.shelfGap};
`;

/** Layout of a hall's page: on the phone with links to the other halls, and a button to the top. */
export function HallFrame({ hall, children }: { hall: string | undefined; children: ReactNode }) {
  useKeptPlace();
  return (
    <Page>
      <HallChips current={hall} />
      {children}
      <LateParts />
    </Page>
  );
}

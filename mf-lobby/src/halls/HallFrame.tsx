import styled from '@emotion/styled';
import { BackToTop, size } from '@tessera/ui';
import type { ReactNode } from 'react';
import { HallChips } from '../home/HallChips.tsx';
import { useKeptPlace } from '../place/use-kept-place.ts';
import { useText } from '../text.ts';

const Page = styled.div`
  padding-block-end: ${size.shelfGap};
`;

/** Around the page of one hall: the other halls on the phone, and the way back up. */
export function HallFrame({ hall, children }: { hall: number | undefined; children: ReactNode }) {
  const say = useText();
  useKeptPlace();
  return (
    <Page>
      <HallChips current={hall} />
      {children}
      <BackToTop label={say('back_to_top')} />
    </Page>
  );
}

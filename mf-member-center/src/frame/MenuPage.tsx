import styled from '@emotion/styled';
import type { Balance } from '@tessera/contracts';
import { PageHead } from '@tessera/kit/pages';
import { space } from '@tessera/ui';
import { useText } from '../text.ts';
import { MemberCard } from './MemberCard.tsx';
import type { PageFacts } from './page.ts';
import { PageMenu } from './PageMenu.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space[24]};
`;

/** The phone's first page: who the member is, the balance, and the menu as big rows. */
export function MenuPage({ facts, balance }: { readonly facts: PageFacts; readonly balance: Balance }) {
  const text = useText();
  return (
    <>
      <PageHead title={text('menu')} />
      <Root>
        <MemberCard facts={facts} balance={balance} />
        <PageMenu facts={facts} look="row" />
      </Root>
    </>
  );
}

import styled from '@emotion/styled';
import type { Balance, Member } from '@tessera/contracts';
import { media, space } from '@tessera/ui';
import type { ReactNode } from 'react';
import { MemberCard } from './MemberCard.tsx';
import { PageMenu } from './PageMenu.tsx';
import type { PageName } from './pages.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[24]};
  max-inline-size: 1240px;
  margin-inline: auto;
  inline-size: 100%;
  ${media.desktop} {
    grid-template-columns: 288px minmax(0, 1fr);
    gap: ${space[32]};
    align-items: start;
    padding-block-start: ${space[8]};
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space[16]};
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space[32]};
  }
`;

interface FrameProps {
  readonly current: PageName | undefined;
  /** Not yet known while the session is being restored. */
  readonly member: Member | undefined;
  readonly balance: Balance | undefined;
  readonly children: ReactNode;
}

/** Layout of the member centre: the member's card, the menu and the chosen page. */
export function Frame({ current, member, balance, children }: FrameProps) {
  return (
    <Root>
      <Side>
        <MemberCard member={member} balance={balance} />
        <PageMenu current={current} />
      </Side>
      <div>{children}</div>
    </Root>
  );
}

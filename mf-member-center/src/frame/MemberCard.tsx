import styled from '@emotion/styled';
import type { Balance } from '@tessera/contracts';
import { useAgentLevelName } from '@tessera/kit';
import { AccountCard, intentProps, useMissingCalls } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import { ButtonLink, space } from '@tessera/ui';
import { useText } from '../text.ts';
import type { MemberPage, PageFacts } from './page.ts';
import { groupsFor } from './pages.ts';

const Acts = styled.div`
  display: flex;
  gap: ${space[8]};
  margin-block-start: ${space[12]};
  & > a {
    flex: 1;
  }
`;

interface MemberCardProps {
  readonly facts: PageFacts;
  readonly balance: Balance;
}

/** Shows who the member is, and the balance with what moves it, where those pages exist. */
export function MemberCard({ facts, balance }: MemberCardProps) {
  const text = useText();
  const { member } = facts;
  const kind = useAgentLevelName(member) ?? member.gradeName;
  const pages = groupsFor(facts, useMissingCalls()).flatMap((group) => group.pages);
  const deposit = pages.find(({ name }) => name === 'Deposit');
  const withdrawal = pages.find(({ name }) => name === 'Withdrawal');
  return (
    <AccountCard member={member} kind={kind} balance={balance} balanceLabel={text('balance')}>
      {(deposit ?? withdrawal) && (
        <Acts>
          {deposit && <MoneyLink page={deposit} tone="primary" />}
          {withdrawal && <MoneyLink page={withdrawal} tone="secondary" />}
        </Acts>
      )}
    </AccountCard>
  );
}

function MoneyLink({ page, tone }: { readonly page: MemberPage; readonly tone: 'primary' | 'secondary' }) {
  const text = useText();
  const place = usePlace(`/user/${page.name}`);
  return (
    <ButtonLink size="sm" tone={tone} {...place} {...intentProps(page)}>
      {text(page.label)}
    </ButtonLink>
  );
}

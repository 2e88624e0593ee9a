import styled from '@emotion/styled';
import type { Balance } from '@tessera/contracts';
import { useMoney } from '@tessera/kit';
import { intentProps, useMissingCalls } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import { Avatar, ButtonLink, color, font, Money, space, Surface, Tag, text as textSize } from '@tessera/ui';
import { useText } from '../text.ts';
import type { MemberPage, PageFacts } from './page.ts';
import { groupsFor } from './pages.ts';

const Card = styled(Surface)`
  padding: ${space[16]};
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  & > div {
    display: grid;
    justify-items: start;
    gap: ${space[4]};
    min-inline-size: 0;
  }
  & strong {
    max-inline-size: 100%;
    font-size: ${textSize[16]};
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Amount = styled.p`
  margin-block-start: ${space[16]};
  & > span:first-of-type {
    display: block;
    font-size: ${textSize[12]};
    color: ${color.muted};
  }
  & > span:last-of-type {
    font-family: ${font.display};
    font-size: ${textSize[28]};
    font-weight: 650;
  }
`;

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
  const money = useMoney();
  const { member } = facts;
  const pages = groupsFor(facts, useMissingCalls()).flatMap((group) => group.pages);
  const deposit = pages.find(({ name }) => name === 'Deposit');
  const withdrawal = pages.find(({ name }) => name === 'Withdrawal');
  return (
    <Card>
      <Who>
        <Avatar name={member.account} size={48} />
        <div>
          <strong>{member.account}</strong>
          <Tag>{member.gradeName}</Tag>
        </div>
      </Who>
      <Amount>
        <span>{text('balance')}</span>
        <Money value={balance.amount} format={(amount) => money(amount, member.currency)} />
      </Amount>
      {(deposit ?? withdrawal) && (
        <Acts>
          {deposit && <MoneyLink page={deposit} tone="primary" />}
          {withdrawal && <MoneyLink page={withdrawal} tone="secondary" />}
        </Acts>
      )}
    </Card>
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

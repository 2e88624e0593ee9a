import styled from '@emotion/styled';
import type { Balance, Member } from '@tessera/contracts';
import { Avatar, color, font, Money, space, Surface, Tag, text } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useMoney } from '../hooks.ts';

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
    font-size: ${text[16]};
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Amount = styled.p`
  margin-block-start: ${space[16]};
  & > span:first-of-type {
    display: block;
    font-size: ${text[12]};
    color: ${color.muted};
  }
  & > span:last-of-type {
    font-family: ${font.display};
    font-size: ${text[28]};
    font-weight: 650;
  }
`;

interface AccountCardProps {
  readonly member: Member;
  /** What the account is, such as its grade. */
  readonly kind: string;
  readonly balance: Balance;
  /** "Balance". */
  readonly balanceLabel: string;
  /** What can be done with the balance. */
  readonly children?: ReactNode;
}

/** Shows at the top of an area's left column whose it is: account, kind and balance. */
export function AccountCard({ member, kind, balance, balanceLabel, children }: AccountCardProps) {
  const money = useMoney();
  return (
    <Card>
      <Who>
        <Avatar name={member.account} size={48} />
        <div>
          <strong>{member.account}</strong>
          <Tag>{kind}</Tag>
        </div>
      </Who>
      <Amount>
        <span>{balanceLabel}</span>
        <Money value={balance.amount} format={(amount) => money(amount, member.currency)} />
      </Amount>
      {children}
    </Card>
  );
}

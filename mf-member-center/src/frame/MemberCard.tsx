import styled from '@emotion/styled';
import type { Balance, Member } from '@tessera/contracts';
import { useMoney } from '@tessera/kit';
import {
  Avatar,
  color,
  font,
  Money,
  Skeleton,
  space,
  Surface,
  Tag,
  text as textSize,
  TextSkeleton,
} from '@tessera/ui';
import { useText } from '../text.ts';

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
  margin-block-start: ${space[24]};
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

const Tile = styled(Skeleton)`
  inline-size: 56px;
  block-size: 56px;
`;

interface MemberCardProps {
  readonly member: Member | undefined;
  readonly balance: Balance | undefined;
}

/** Shows the member's name, level and balance. */
export function MemberCard({ member, balance }: MemberCardProps) {
  const text = useText();
  const money = useMoney();
  if (!member || !balance) {
    return (
      <Surface aria-busy="true">
        <Who aria-hidden="true">
          <Tile />
          <TextSkeleton lines={2} />
        </Who>
        <Amount as="div">
          <TextSkeleton lines={2} />
        </Amount>
      </Surface>
    );
  }
  return (
    <Surface>
      <Who>
        <Avatar name={member.account} size={56} />
        <div>
          <strong>{member.account}</strong>
          <Tag>{member.gradeName}</Tag>
        </div>
      </Who>
      <Amount>
        <span>{text('balance')}</span>
        <Money value={balance.amount} format={(amount) => money(amount, member.currency)} />
      </Amount>
    </Surface>
  );
}

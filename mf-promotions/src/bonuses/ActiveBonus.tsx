import styled from '@emotion/styled';
import { useMoney, useSiteTime } from '@tessera/kit';
import { font, Panel, Progress, Stack, Text, text as textSize } from '@tessera/ui';
import type { MemberBonus } from '@tessera/wire';
import { useText } from '../text.ts';
import { GiveUp } from './GiveUp.tsx';
import { Terms } from './Terms.tsx';

const Value = styled.p`
  font-family: ${font.display};
  font-size: ${textSize[40]};
  font-variant-numeric: tabular-nums;
`;

/** The bonus that runs: how far it is, what is left, and until when. */
export function ActiveBonus({ bonus }: { readonly bonus: MemberBonus }) {
  const text = useText();
  const money = useMoney();
  const siteTime = useSiteTime();
  const { wagering, wagered, endsAt } = bonus;
  const ends = endsAt && siteTime(endsAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Panel title={bonus.title}>
      <Stack gap={16}>
        <Value>{money(bonus.value)}</Value>
        <Progress
          label={text('bonus.left', { amount: money(leftOf(wagering, wagered)) })}
          value={Number(wagered)}
          max={Number(wagering)}
          text={text('bonus.of', { done: money(wagered), all: money(wagering) })}
        />
        {ends && <Text>{text('bonus.ends', { time: ends })}</Text>}
        <Terms terms={bonus} />
        <Text tone="muted" size={14}>
          {text('bonus.promise')}
        </Text>
        <GiveUp bonus={bonus} />
      </Stack>
    </Panel>
  );
}

/** Returns the difference of two amounts with the same number of decimals. */
export function leftOf(all: string, done: string): string {
  const decimals = all.split('.')[1]?.length ?? 0;
  const units = (amount: string) => BigInt(amount.replace('.', ''));
  const left = (units(all) - units(done)).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? left : `${left.slice(0, -decimals)}.${left.slice(-decimals)}`;
}

import styled from '@emotion/styled';
import { useSiteTime } from '@tessera/kit';
import { color, text as textSize } from '@tessera/ui';
import { useText } from './text.ts';

const Root = styled.p`
  color: ${color.muted};
  font-size: ${textSize[12]};
  text-wrap: balance;
`;

/** The line that says from when there is more: both clocks fit beside each other on a phone. */
export function NextTime({ at }: { readonly at: string }) {
  const text = useText();
  const siteTime = useSiteTime();
  return <Root>{text('corner.next', { time: siteTime(at) })}</Root>;
}

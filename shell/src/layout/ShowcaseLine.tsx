import styled from '@emotion/styled';
import { color, size, space, text as textSize } from '@tessera/ui';
import { useText } from '../text.ts';

const Line = styled.p`
  margin: 0;
  padding: ${space[8]} ${size.gutter};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: inset 0 -1px 0 ${color.line};
  font-size: ${textSize[14]};
  text-align: center;
`;

/** Says on every page of a showcase that its logins are not real. */
export default function ShowcaseLine() {
  const text = useText();
  return <Line role="note">{text('frame.showcase')}</Line>;
}

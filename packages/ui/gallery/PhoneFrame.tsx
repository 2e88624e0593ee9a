import styled from '@emotion/styled';
import { color, radius, shadow } from '@tessera/ui';

/** A window of its own, because media queries decide what a phone has: sheets, cards, a bar. */
const Screen = styled.iframe`
  display: block;
  inline-size: 390px;
  block-size: 844px;
  border: 0;
  border-radius: ${radius[20]};
  outline: 6px solid ${color.raised};
  box-shadow: ${shadow[3]};
`;

/** The gallery at the same address, as wide as a phone. */
export function PhoneFrame() {
  return <Screen title="On the phone" src={location.search} />;
}

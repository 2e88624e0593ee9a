import styled from '@emotion/styled';
import { color, InfoIcon, media, radius } from '@tessera/ui';
import { withLateText } from '../later/with-late-text.tsx';
import { useLateText } from '../later/late.text.ts';

/** Below the heart. A finger opens the sheet by a long press, so it is hidden there unless it has the focus. */
const Button = styled.button`
  position: absolute;
  z-index: 1;
  inset-block-start: 44px;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  opacity: 0;
  & > span {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${radius.full};
    background: color-mix(in srgb, ${color.scrim} 72%, transparent);
    color: ${color.onArt};
  }
  &:focus-visible {
    opacity: 1;
  }
  ${media.hover} {
    div:hover > & {
      opacity: 1;
    }
  }
`;

/** Opens a game's sheet from its card, for mouse and keyboard. */
function AboutButton({ game, onOpen }: { readonly game: string; readonly onOpen: () => void }) {
  const late = useLateText();
  return (
    <Button type="button" aria-label={late('sheet.about', { game })} onClick={onOpen}>
      <span>
        <InfoIcon size={18} />
      </span>
    </Button>
  );
}

export default withLateText(AboutButton);

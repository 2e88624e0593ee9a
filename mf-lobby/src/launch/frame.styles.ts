import styled from '@emotion/styled';
import { color, media, radius, shadow, space, text } from '@tessera/ui';

export const FrameRoot = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: ${color.page};
  &::backdrop {
    background: ${color.backdrop};
  }
  ${media.desktop} {
    &[data-mode='modal'] {
      inset: ${space[24]};
      inline-size: auto;
      block-size: auto;
      border-radius: ${radius[20]};
      box-shadow:
        ${shadow[3]},
        0 0 0 1px ${color.line};
    }
  }
`;

/** What goes into fullscreen: browsers refuse it to a dialog itself. */
export const FrameArea = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  inline-size: 100%;
  block-size: 100%;
`;

export const FrameBar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 52px;
  padding-inline: ${space[16]} ${space[4]};
  background: ${color.base};
  box-shadow: inset 0 -1px 0 ${color.line};
  font-size: ${text[14]};
  & > h2 {
    margin-inline-end: auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${text[16]};
  }
  & > [data-part='clock'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding-inline: ${space[8]};
    color: ${color.muted};
  }
`;

export const FrameStage = styled.div`
  display: grid;
  place-items: center;
  background: #000;
  color: ${color.muted};
  & > iframe {
    inline-size: 100%;
    block-size: 100%;
  }
`;

import styled from '@emotion/styled';
import { color, radius, size, space, text } from '@tessera/ui';

/** Above the page's content and in its flow: nothing lies beneath it. */
export const TrialRoot = styled.section`
  display: grid;
  gap: ${space[8]};
  padding: ${space[8]} ${size.gutter};
  background: repeating-linear-gradient(
    -45deg,
    ${color.base} 0 12px,
    color-mix(in oklab, ${color.base}, ${color.accent} 8%) 12px 24px
  );
  box-shadow: inset 0 -2px 0 ${color.accent};
  font-size: ${text[14]};
  line-height: 1.4;
  & > * {
    inline-size: 100%;
    max-inline-size: ${size.contentMax};
    margin-inline: auto;
  }
  & > [role='status'] {
    display: grid;
    gap: ${space[8]};
    &:empty {
      display: none;
    }
  }
`;

export const TrialLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  & > ul {
    flex: 1 1 200px;
    min-inline-size: 0;
    color: ${color.text};
    font-weight: 650;
    overflow-wrap: anywhere;
  }
`;

/** The error has a surface of its own, so that it is readable. */
export const TrialTrouble = styled.div`
  border-radius: ${radius[12]};
  background: ${color.raised};
  overflow-wrap: anywhere;
`;

export const NoticeActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[4]};
`;

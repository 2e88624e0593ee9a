import styled from '@emotion/styled';
import { color, font, leading, media, space, text as textSize } from '@tessera/ui';
import type { AnswerOf, agentPlan } from '@tessera/wire';
import { useText } from '../text.ts';

const List = styled.ol`
  display: grid;
  gap: ${space[24]};
  counter-reset: step;
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[32]};
  }
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: ${space[4]} ${space[16]};
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    grid-row: span 2;
    font-family: ${font.display};
    font-size: ${textSize[28]};
    font-weight: 650;
    line-height: 1.1;
    color: ${color.muted};
  }
  & h3 {
    font-size: ${textSize[16]};
  }
  & p {
    color: ${color.muted};
    font-size: ${textSize[14]};
    line-height: ${leading.text};
  }
`;

/** How the programme works, in three steps. */
export function Steps({ settlement }: Pick<AnswerOf<typeof agentPlan>, 'settlement'>) {
  const text = useText();
  return (
    <List>
      <li>
        <h3>{text('step.invite.title')}</h3>
        <p>{text('step.invite.text')}</p>
      </li>
      <li>
        <h3>{text('step.play.title')}</h3>
        <p>{text('step.play.text')}</p>
      </li>
      <li>
        <h3>{text('step.earn.title')}</h3>
        <p>{text(`step.earn.${settlement}`)}</p>
      </li>
    </List>
  );
}

import styled from '@emotion/styled';
import { useServiceLink } from '@tessera/kit';
import { ButtonLink, Notice, space } from '@tessera/ui';
import { useText } from '../text.ts';

const Place = styled.div`
  margin-block-end: ${space[16]};
`;

/** Says that the programme has suspended this agent, and who knows the reason. */
export function Suspended() {
  const text = useText();
  const service = useServiceLink();
  return (
    <Place>
      <Notice
        tone="warning"
        title={text('suspended.title')}
        action={
          service && (
            <ButtonLink size="sm" {...service.anchor}>
              {text('apply.action')}
            </ButtonLink>
          )
        }
      >
        {text('suspended.text')}
      </Notice>
    </Place>
  );
}

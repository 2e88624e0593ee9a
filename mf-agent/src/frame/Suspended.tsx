import styled from '@emotion/styled';
import { useAnswer, useScope, useServiceLink } from '@tessera/kit';
import { ButtonLink, Notice, space } from '@tessera/ui';
import { agentApplication } from '@tessera/wire';
import { useText } from '../text.ts';

const Place = styled.div`
  margin-block-end: ${space[16]};
`;

/** Says that the programme has suspended this agent, since when and why; where that is unknown, who knows the reason. */
export function Suspended() {
  const text = useText();
  const { intl } = useScope();
  const service = useServiceLink();
  const suspension = useAnswer(agentApplication, {}).data?.suspension;
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
        {suspension ? (
          <>
            <span>
              {text('suspended.since', {
                date: intl.formatDate(suspension.since, { dateStyle: 'long' }),
              })}{' '}
            </span>
            <span>{text('register.reason', { reason: suspension.reason })}</span>
          </>
        ) : (
          text('suspended.text')
        )}
      </Notice>
    </Place>
  );
}

import styled from '@emotion/styled';
import { useServiceLink } from '@tessera/kit';
import { usePlace } from '@tessera/kit/place';
import {
  ButtonLink,
  Cluster,
  color,
  ExternalIcon,
  Heading,
  leading,
  media,
  space,
  Surface,
} from '@tessera/ui';
import { useText } from '../text.ts';

const Root = styled(Surface)`
  display: grid;
  gap: ${space[16]};
  margin-block-start: ${space[24]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: ${space[32]};
  }
  & p {
    margin-block-start: ${space[4]};
    color: ${color.muted};
    line-height: ${leading.text};
    max-inline-size: 64ch;
  }
`;

/** The way to the application, and to customer service for questions. */
export function Apply() {
  const text = useText();
  const service = useServiceLink();
  const register = usePlace('/proxy/Register');
  return (
    <Root as="section" aria-labelledby="agent-apply">
      <div>
        <Heading level={2} size={20} id="agent-apply">
          {text('apply.title')}
        </Heading>
        {service && <p>{text('apply.text')}</p>}
      </div>
      <Cluster>
        <ButtonLink tone="primary" size="lg" {...register}>
          {text('register.send')}
        </ButtonLink>
        {service && (
          <ButtonLink
            size="lg"
            {...service.anchor}
            iconEnd={service.isExternal && <ExternalIcon size={18} />}
          >
            {text('apply.action')}
          </ButtonLink>
        )}
      </Cluster>
    </Root>
  );
}

import styled from '@emotion/styled';
import { useServiceLink } from '@tessera/kit';
import { ButtonLink, color, ExternalIcon, Heading, leading, media, space, Surface } from '@tessera/ui';
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

/** How one becomes an agent: customer service takes applications, until the site takes them itself. */
export function Apply() {
  const text = useText();
  const service = useServiceLink();
  return (
    <Root as="section" aria-labelledby="agent-apply">
      <div>
        <Heading level={2} size={20} id="agent-apply">
          {text('apply.title')}
        </Heading>
        <p>{text(service ? 'apply.text' : 'apply.later')}</p>
      </div>
      {service && (
        <ButtonLink
          tone="primary"
          size="lg"
          {...service.anchor}
          iconEnd={service.isExternal && <ExternalIcon size={18} />}
        >
          {text('apply.action')}
        </ButtonLink>
      )}
    </Root>
  );
}

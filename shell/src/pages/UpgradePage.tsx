import { useServiceLink } from '@tessera/kit';
import styled from '@emotion/styled';
import { color, Heading, media, space, TesseraMark, Text, TextLink } from '@tessera/ui';
import texts from './upgrade.texts.json';

const Root = styled.div`
  display: grid;
  gap: ${space[48]};
  margin: auto;
  padding-block: ${space[48]};
  max-inline-size: 880px;
  & > div {
    display: grid;
    gap: ${space[32]};
    ${media.desktop} {
      grid-template-columns: 1fr 1fr;
      gap: ${space[64]};
    }
  }
  & section {
    display: grid;
    gap: ${space[12]};
    align-content: start;
    padding-block-start: ${space[24]};
    border-block-start: 1px solid ${color.line};
  }
`;

/** In Chinese and English whatever the page's language is (spec §2 Error screen). */
export default function UpgradePage({ status }: { readonly status: number }) {
  const service = useServiceLink();
  return (
    <Root>
      <TesseraMark size={64} />
      <div>
        {texts.map(({ lang, title, body, status: code, service: serviceName }) => (
          <section key={lang} lang={lang}>
            <Heading level={1} size={28}>
              {title}
            </Heading>
            <Text tone="muted">{body}</Text>
            <Text size={14} tone="muted">
              {code} {status}
            </Text>
            {service && (
              <p>
                <TextLink {...service.anchor}>{serviceName}</TextLink>
              </p>
            )}
          </section>
        ))}
      </div>
    </Root>
  );
}

import { useContentTitle, useServiceLink } from '@tessera/kit';
import styled from '@emotion/styled';
import { Button, color, Heading, media, space, TesseraMark, Text, TextLink } from '@tessera/ui';
import { useEffect } from 'react';
import { useSiteLink } from '../../layout/SiteLink.tsx';
import { usePath } from '../../layout/use-path.ts';
import { forbidIndexing } from './indexing.ts';
import { restoreTitle } from './restore-title.ts';
import texts from './error.texts.json';

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
    overflow-wrap: anywhere;
  }
`;

const NOT_FOUND = 404;
/** Spec §2 Error screen: the two titles, independent of the page's language. */
const TITLES = { notFound: 'Page Not Found', failed: 'Internal Server Error' } as const;

interface Props {
  readonly status: number;
  /** For a page that failed after the first load (spec §8 "Page errors"). */
  readonly onRetry?: () => void;
}

/**
 * In Chinese and English whatever the page's language is, with the status (spec §2 Error screen): a path that neither the
 * shell nor a remote has (spec §8: 'Page Not Found: {path}'), or a site that is not there.
 */
export default function ErrorPage(props: Props) {
  const path = usePath();
  // From one missing page to another the frame sets the title of the address: the screen sets its own again.
  return <Screen key={path} {...props} path={path} />;
}

function Screen({ status, onRetry, path }: Props & { readonly path: string }) {
  const service = useServiceLink();
  const home = useSiteLink()('/');
  const kind = status === NOT_FOUND ? 'notFound' : 'failed';
  useEffect(forbidIndexing, []);
  useEffect(() => restoreTitle(TITLES[kind]), [kind]);
  useContentTitle({ title: TITLES[kind], description: '' });
  return (
    <Root>
      <TesseraMark size={64} />
      <div>
        {texts[kind].map(
          ({ lang, title, body, status: code, retry, home: homeName, service: serviceName }, index) => (
            <section key={lang} lang={lang}>
              <Heading level={index === 0 ? 1 : 2} size={28}>
                {title}
              </Heading>
              <Text tone="muted">{body.replace('{path}', path)}</Text>
              <Text size={14} tone="muted">
                {`${code} ${status}${kind === 'failed' && lang === 'en' ? ` · ${TITLES.failed}` : ''}`}
              </Text>
              {onRetry && (
                <p>
                  <Button onClick={onRetry}>{retry}</Button>
                </p>
              )}
              <p>
                <TextLink {...home}>{homeName}</TextLink>
              </p>
              {service && kind === 'failed' && (
                <p>
                  <TextLink {...service.anchor}>{serviceName}</TextLink>
                </p>
              )}
            </section>
          ),
        )}
      </div>
    </Root>
  );
}

import { callQuery, useCallScope, useShell, useSite } from '@tessera/kit';
import { keepPreviousData, useQuery } from '@tessera/kit/query';
import { ButtonLink, EmptyState, Pager, Skeleton } from '@tessera/ui';
import { sponsorList } from '@tessera/wire';
import { useState } from 'react';
import { useSiteLink } from '../../layout/SiteLink.tsx';
import { useText } from '../../text.ts';
import { PageHead } from '../page.styles.ts';
import { PageFailure } from '../PageFailure.tsx';
import type { PageText } from '../use-page-text.ts';
import { Card, Picture, SponsorList } from './sponsor.styles.ts';
import { SponsorPicture } from './SponsorPicture.tsx';

const PER_PAGE = 12;
const SKELETONS = 3;

/** Lists the sponsors of the visitor's template, in the site's order. */
export function Sponsors({ say }: { readonly say: PageText }) {
  const text = useText();
  const link = useSiteLink();
  const shell = useShell();
  const { template } = useSite();
  const { siteId, language } = useCallScope();
  const [page, setPage] = useState(1);
  const answer = useQuery({
    ...callQuery(shell, sponsorList, { siteId, language, template, page, count: PER_PAGE }),
    placeholderData: keepPreviousData,
  });
  const { list = [], totalCount = 0 } = answer.data ?? {};
  const pageCount = Math.ceil(totalCount / PER_PAGE);
  return (
    <>
      <PageHead>
        <h1>{text('route.sponsor.title')}</h1>
        <p>{text('route.sponsor.description')}</p>
      </PageHead>
      {answer.isPending && (
        <SponsorList aria-hidden="true">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <li key={index}>
              <Card as="div">
                <Picture />
                <Skeleton />
              </Card>
            </li>
          ))}
        </SponsorList>
      )}
      {answer.isLoadingError && <PageFailure say={say} answer={answer} />}
      {answer.isSuccess && list.length === 0 && (
        <EmptyState
          title={say('sponsor.empty')}
          text={say('sponsor.emptyHint')}
          action={<ButtonLink {...link('/')}>{text('play.toLobby')}</ButtonLink>}
        />
      )}
      <SponsorList>
        {list.map(({ id, title, image }, index) => (
          <li key={id}>
            <Card {...link(`/sponsor/${id}`)}>
              <SponsorPicture image={image} sizes="(min-width: 992px) 400px, 100vw" priority={index === 0} />
              <strong>{title}</strong>
            </Card>
          </li>
        ))}
      </SponsorList>
      <Pager
        label={say('sponsor.pages')}
        page={page}
        pageCount={pageCount}
        position={say('sponsor.position', { page, count: pageCount })}
        previousLabel={say('sponsor.previous')}
        nextLabel={say('sponsor.next')}
        busy={answer.isPlaceholderData}
        onPage={setPage}
      />
    </>
  );
}

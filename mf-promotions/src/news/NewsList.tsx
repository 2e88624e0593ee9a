import styled from '@emotion/styled';
import { useAddress } from '@tessera/kit/address';
import { color, EmptyState, Heading, media, Pager, space, text as textSize } from '@tessera/ui';
import { Loaded } from '../Loaded.tsx';
import { useLinkTo } from '../promotion/use-link-to.ts';
import { useText } from '../text.ts';
import { useDay } from '../use-day.ts';
import { NEWS_PER_PAGE, useNews } from './news.queries.ts';

const Page = styled.div`
  display: grid;
  gap: ${space[16]};
  inline-size: 100%;
  max-inline-size: 960px;
  margin-inline: auto;
  & > h1 {
    margin-block-start: ${space[8]};
  }
`;

const List = styled.ul`
  display: grid;
  & > li {
    border-block-end: 1px solid ${color.line};
  }
  & a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: ${space[4]} ${space[24]};
    min-block-size: 56px;
    padding-block: ${space[12]};
    font-size: ${textSize[16]};
    font-weight: 600;
  }
  & time {
    color: ${color.muted};
    font-size: ${textSize[14]};
    font-weight: 400;
  }
  ${media.hover} {
    & a:hover {
      color: ${color.accentText};
    }
  }
`;

/** Renders `/news`: the news, latest first; the page of the list is in the address. */
export default function NewsList() {
  const text = useText();
  const day = useDay();
  const linkTo = useLinkTo();
  const { values, change } = useAddress(['p']);
  const page = Math.max(Math.trunc(Number(values.p)) || 1, 1);
  const answer = useNews(page);
  return (
    <Page>
      <Heading level={1} size={28}>
        {text('news.title')}
      </Heading>
      <Loaded answer={answer}>
        {({ list, totalCount }) => {
          if (list.length === 0) {
            return <EmptyState title={text('news.empty')} text={text('list.emptyHint')} />;
          }
          const pageCount = Math.ceil(totalCount / NEWS_PER_PAGE);
          return (
            <>
              <List>
                {list.map(({ id, title, publishedAt }) => (
                  <li key={id}>
                    <a {...linkTo(`/news/${id}`)}>
                      <span>{title}</span>
                      <time dateTime={publishedAt}>{day(publishedAt)}</time>
                    </a>
                  </li>
                ))}
              </List>
              {pageCount > 1 && (
                <Pager
                  label={text('pager.label')}
                  page={page}
                  pageCount={pageCount}
                  position={text('pager.position', { page, count: pageCount })}
                  previousLabel={text('pager.previous')}
                  nextLabel={text('pager.next')}
                  busy={answer.isPlaceholderData}
                  onPage={(next) => change({ p: next === 1 ? '' : String(next) })}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

import styled from '@emotion/styled';
import type { RouteProps } from '@tessera/contracts';
import { lazily, useContentTitle } from '@tessera/kit';
import {
  ArrowLeftIcon,
  ButtonLink,
  color,
  Heading,
  space,
  text as textSize,
  TextSkeleton,
} from '@tessera/ui';
import { isRefusal } from '@tessera/wire';
import { promotionId } from '../detail/promotion-id.ts';
import { Loaded } from '../Loaded.tsx';
import { NoSuchPage } from '../NoSuchPage.tsx';
import { useLinkTo } from '../promotion/use-link-to.ts';
import { useText } from '../text.ts';
import { useDay } from '../use-day.ts';
import { useArticle } from './news.queries.ts';

const NewsText = lazily(() => import('./NewsText.tsx'));

const Page = styled.div`
  inline-size: 100%;
  max-inline-size: 720px;
  margin-inline: auto;
  /* Aligns the back link's text with the content below. */
  & > a {
    margin-inline-start: calc(${space[12]} * -1);
  }
  & article {
    display: grid;
    gap: ${space[16]};
    padding-block: ${space[16]} ${space[32]};
  }
  & time {
    color: ${color.muted};
    font-size: ${textSize[14]};
  }
`;

/** Renders `/news/:id`. */
export default function NewsArticle({ params, missing }: RouteProps<'/news/:id'>) {
  const text = useText();
  const day = useDay();
  const linkTo = useLinkTo();
  const id = promotionId(params.id);
  const answer = useArticle(id);
  const title = answer.data?.news.title;
  useContentTitle(title === undefined ? undefined : { title });
  if (id === undefined || isRefusal(answer.error, '404')) {
    return (
      missing ?? (
        <NoSuchPage
          title={text('news.gone')}
          toList={<ButtonLink {...linkTo('/news')}>{text('news.toList')}</ButtonLink>}
        />
      )
    );
  }
  return (
    <Page>
      <ButtonLink tone="quiet" size="sm" icon={<ArrowLeftIcon size={18} />} {...linkTo('/news')}>
        {text('news.toList')}
      </ButtonLink>
      <Loaded answer={answer}>
        {({ news }) => (
          <article>
            <time dateTime={news.publishedAt}>{day(news.publishedAt)}</time>
            <Heading level={1} size={28}>
              {news.title}
            </Heading>
            <NewsText {...news} fallback={<TextSkeleton lines={8} />} />
          </article>
        )}
      </Loaded>
    </Page>
  );
}

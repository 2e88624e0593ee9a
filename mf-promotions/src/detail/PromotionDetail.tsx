import styled from '@emotion/styled';
import type { RouteProps } from '@tessera/contracts';
import { useContentTitle } from '@tessera/kit';
import { ArrowLeftIcon, ButtonLink, space } from '@tessera/ui';
import { isRefusal } from '@tessera/wire';
import { NoSuchPage } from '../NoSuchPage.tsx';
import { Failure } from '../promotion/Failure.tsx';
import { usePromotion } from '../promotion/promotions.queries.ts';
import { useLinkTo } from '../promotion/use-link-to.ts';
import { useText } from '../text.ts';
import { Article } from './Article.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { promotionId } from './promotion-id.ts';

const Page = styled.div`
  inline-size: 100%;
  max-inline-size: 960px;
  margin-inline: auto;
  /* Aligns the back link's text with the content below. */
  & > a {
    margin-inline-start: calc(${space[12]} * -1);
  }
`;

/** Renders `/discount/:id`. */
export default function PromotionDetail({ params, missing }: RouteProps<'/discount/:id'>) {
  const text = useText();
  const linkTo = useLinkTo();
  const id = promotionId(params.id);
  const answer = usePromotion(id);
  const promotion = answer.data?.promotion;
  useContentTitle(promotion && { title: promotion.title, description: promotion.summary });
  if (id === undefined || isRefusal(answer.error, '404')) {
    return (
      missing ?? (
        <NoSuchPage
          title={text('detail.none')}
          toList={<ButtonLink {...linkTo('/discount')}>{text('detail.toList')}</ButtonLink>}
        />
      )
    );
  }
  return (
    <Page>
      <ButtonLink tone="quiet" size="sm" icon={<ArrowLeftIcon size={18} />} {...linkTo('/discount')}>
        {text('detail.toList')}
      </ButtonLink>
      {answer.isPending && <ArticleSkeleton />}
      {answer.isLoadingError && (
        <Failure
          error={answer.error}
          title={text('detail.failed')}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && <Article promotion={answer.data.promotion} />}
    </Page>
  );
}

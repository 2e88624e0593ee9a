import styled from '@emotion/styled';
import type { DialogProps } from '@tessera/contracts';
import { lazily } from '@tessera/kit';
import { ButtonLink, color, Dialog, EmptyState, space, TextSkeleton } from '@tessera/ui';
import { isRefusal } from '@tessera/wire';
import OptIn from '../bonuses/OptIn.tsx';
import { Loaded } from '../Loaded.tsx';
import { Facts } from '../promotion/Facts.tsx';
import { usePromotion } from '../promotion/promotions.queries.ts';
import { useLinkTo } from '../promotion/use-link-to.ts';
import { useText } from '../text.ts';

const RichText = lazily(() => import('@tessera/kit/rich-text'));

const Content = styled.article`
  display: grid;
  gap: ${space[16]};
  & > p {
    color: ${color.muted};
  }
`;

/** One promotion over the present page, e.g. from a banner or a pop-up; offered as `mf-promotions:promotion`. */
export default function PromotionDialog({ args: { id }, close }: DialogProps<'mf-promotions:promotion'>) {
  const text = useText();
  const linkTo = useLinkTo();
  const answer = usePromotion(id);
  const promotion = answer.data?.promotion;
  const isOver = isRefusal(answer.error, '404');
  const toPage = linkTo(isOver ? '/discount' : `/discount/${id}`);
  return (
    <Dialog
      open
      scrollable
      size="md"
      onClose={() => close()}
      title={promotion?.title ?? text('page.title')}
      closeLabel={text('close')}
      footer={
        <ButtonLink
          tone="quiet"
          href={toPage.href}
          onClick={(event) => {
            toPage.onClick(event);
            if (event.defaultPrevented) close();
          }}
        >
          {text(isOver ? 'detail.toList' : 'detail.toPage')}
        </ButtonLink>
      }
    >
      {isOver ? (
        <EmptyState title={text('detail.over')} text={text('detail.overHint')} />
      ) : (
        <Loaded answer={answer}>
          {({ promotion: shown }) => (
            <Content>
              <Facts promotion={shown} size="large" />
              <p>{shown.summary}</p>
              {shown.offer && <OptIn promotionId={shown.id} offer={shown.offer} />}
              <RichText html={shown.content} fallback={<TextSkeleton lines={4} />} />
            </Content>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

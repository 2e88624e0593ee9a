import styled from '@emotion/styled';
import { lazily, toTileImage } from '@tessera/kit';
import {
  color,
  font,
  media,
  radius,
  space,
  Stack,
  text as textSize,
  TextSkeleton,
  TileImage,
  tileShape,
  trackingDisplay,
} from '@tessera/ui';
import type { AnswerOf, promotionDetail } from '@tessera/wire';
import OptIn from '../bonuses/OptIn.tsx';
import { Facts } from '../promotion/Facts.tsx';

const RichText = lazily(() => import('@tessera/kit/rich-text'));

const Root = styled.article`
  padding-block: ${space[16]} ${space[32]};
`;

const Art = styled.div`
  ${tileShape}
  --cut: 28px;
  border-radius: ${radius[20]};
  border-start-end-radius: var(--cut);
  position: relative;
  aspect-ratio: 16 / 9;
  background: ${color.raised};
  ${media.desktop} {
    aspect-ratio: 21 / 9;
  }
  & [data-tint],
  & img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  padding-block: ${space[24]};
  & h1 {
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: 1.15;
    letter-spacing: ${trackingDisplay};
    text-wrap: balance;
    ${media.desktop} {
      font-size: ${textSize[40]};
    }
  }
  & > p {
    color: ${color.muted};
    font-size: ${textSize[16]};
    max-inline-size: 60ch;
  }
`;

interface ArticleProps {
  readonly promotion: AnswerOf<typeof promotionDetail>['promotion'];
}

export function Article({ promotion }: ArticleProps) {
  return (
    <Root>
      <Art>
        <TileImage
          image={toTileImage(promotion.image)}
          sizes="(min-width: 992px) 960px, 100vw"
          priority
          fallback={null}
        />
      </Art>
      <Head>
        <Facts promotion={promotion} size="large" />
        <h1>{promotion.title}</h1>
        <p>{promotion.summary}</p>
      </Head>
      <Stack gap={24}>
        {promotion.offer && <OptIn promotionId={promotion.id} offer={promotion.offer} />}
        <RichText html={promotion.content} fallback={<TextSkeleton lines={8} />} />
      </Stack>
    </Root>
  );
}

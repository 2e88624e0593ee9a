import styled from '@emotion/styled';
import type { DialogProps } from '@tessera/contracts';
import { lazily, useScope, useSession, useShell, useSiteClock } from '@tessera/kit';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  color,
  Dialog,
  EmptyState,
  IconButton,
  space,
  text as textSize,
  TextSkeleton,
} from '@tessera/ui';
import type { Bulletin } from '@tessera/wire';
import { useState, type MouseEvent } from 'react';
import { Loaded } from '../Loaded.tsx';
import { promotionOfClick } from '../promotion/promotion-link.ts';
import { useText } from '../text.ts';
import { closedAt, usePopUps } from './popups.queries.ts';
import { newPopUps } from './popups.rules.ts';

const RichText = lazily(() => import('@tessera/kit/rich-text'));

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[12]};
  padding-block-start: ${space[16]};
  color: ${color.muted};
  font-size: ${textSize[14]};
  font-variant-numeric: tabular-nums;
`;

const Content = styled.article`
  display: grid;
  gap: ${space[12]};
  & h3 {
    font-size: ${textSize[20]};
    text-wrap: balance;
  }
`;

/** The pop-ups of a place that are new to the visitor, one at a time; offered as `mf-promotions:popUps`. */
export default function PopUpDialog({ args, close }: DialogProps<'mf-promotions:popUps'>) {
  const text = useText();
  const scope = useScope();
  const { offers } = useShell();
  const { status } = useSession();
  const place = args.place ?? (status === 'member' ? 2 : 1);
  const [openedAt] = useState(useSiteClock());
  const answer = usePopUps(scope, place);
  const showHistory = () => {
    close();
    void offers.openDialog('mf-promotions:popUpHistory', {});
  };
  return (
    <Dialog
      open
      scrollable
      size="md"
      onClose={() => close()}
      title={text('popup.title')}
      closeLabel={text('close')}
      footer={
        <Button tone="quiet" onClick={showHistory}>
          {text('popup.history')}
        </Button>
      }
    >
      <Loaded answer={answer}>
        {({ list, displayFrequency }) => (
          <Carousel
            list={newPopUps(list, closedAt(scope, place), displayFrequency, openedAt)}
            onPromotion={(id) => {
              close();
              void offers.openDialog('mf-promotions:promotion', { id });
            }}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

interface CarouselProps {
  readonly list: readonly Bulletin[];
  /** Called for a click on a link to a promotion. */
  readonly onPromotion: (id: number) => void;
}

function Carousel({ list, onPromotion }: CarouselProps) {
  const text = useText();
  const [index, setIndex] = useState(0);
  const at = Math.min(index, list.length - 1);
  const shown = list[at];
  if (!shown) return <EmptyState title={text('popup.empty')} />;
  const follow = (event: MouseEvent) => {
    const id = promotionOfClick(event);
    if (id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onPromotion(id);
  };
  const step = (by: number) => setIndex((at + by + list.length) % list.length);
  return (
    <>
      <Content key={shown.id} aria-labelledby="pop-up-name" onClickCapture={follow}>
        <h3 id="pop-up-name">{shown.displayContent}</h3>
        <RichText html={shown.content} fallback={<TextSkeleton lines={4} />} />
      </Content>
      {list.length > 1 && (
        <Steps role="group" aria-label={text('pager.label')}>
          <IconButton label={text('pager.previous')} onClick={() => step(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <span aria-live="polite">{text('pager.position', { page: at + 1, count: list.length })}</span>
          <IconButton label={text('pager.next')} onClick={() => step(1)}>
            <ChevronRightIcon />
          </IconButton>
        </Steps>
      )}
    </>
  );
}

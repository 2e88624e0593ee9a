import styled from '@emotion/styled';
import type { DialogProps } from '@tessera/contracts';
import { useAnswer, useCallScope, useSiteTime } from '@tessera/kit';
import { Dialog, EmptyState, Notice, space, Text } from '@tessera/ui';
import { isRefusal, preview, type AnswerOf } from '@tessera/wire';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../text.ts';
import { PreviewContent } from './PreviewContent.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space[16]};
`;

/** What the operator has not published yet, to be looked at only; offered as `mf-promotions:preview`. */
export default function PreviewDialog({ args: { token }, close }: DialogProps<'mf-promotions:preview'>) {
  const text = useText();
  const { siteId, currency, language } = useCallScope();
  const answer = useAnswer(preview, { siteId, currency, language, token });
  return (
    <Dialog
      open
      scrollable
      size="md"
      onClose={() => close()}
      title={text('preview.title')}
      closeLabel={text('close')}
    >
      {isRefusal(answer.error, '101') ? (
        <EmptyState title={text('preview.expired')} text={text('preview.expiredHint')} />
      ) : isRefusal(answer.error, '102') ? (
        <EmptyState title={text('preview.invalid')} text={text('preview.invalidHint')} />
      ) : (
        <Loaded answer={answer}>
          {(shown) => (
            <Root>
              <State shown={shown} />
              <PreviewContent shown={shown} />
            </Root>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

function State({ shown: { state, startAt, expiresAt } }: { readonly shown: AnswerOf<typeof preview> }) {
  const text = useText();
  const time = useSiteTime();
  return (
    <Notice tone="info">
      {text(`preview.state.${state}`, { time: startAt === null ? '' : time(startAt) })}{' '}
      <Text as="span" tone="muted" size={14}>
        {text('preview.until', { time: time(expiresAt) })}
      </Text>
    </Notice>
  );
}

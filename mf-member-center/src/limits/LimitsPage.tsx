import { useAnswer } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';
import { Panel, Stack } from '@tessera/ui';
import { LIMIT_KINDS, responsible, type AnswerOf } from '@tessera/wire';
import { useRef } from 'react';
import { BreakNotice } from '../breaks/BreakNotice.tsx';
import type { PageProps } from '../frame/page.ts';
import { AsOf, isLost, PageFailure, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { PlayNote } from '../info/PlayNote.tsx';
import { useText } from '../text.ts';
import { LimitForm } from './LimitForm.tsx';
import { LimitRow } from './LimitRow.tsx';
import { whichIn, type Which } from './limits.rules.ts';
import { Limits } from './limits.styles.ts';

/** The member's own limits of deposits, losses and stakes. */
export default function LimitsPage({ member }: PageProps) {
  const text = useText();
  const answer = useAnswer(responsible, {});
  return (
    <>
      <PageHead title={text('limits.title')} lead={text('limits.description')} />
      {answer.isPending ? (
        <RowsSkeleton rows={9} />
      ) : isLost(answer) ? (
        <PageFailure
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          <Content state={answer.data} currency={member.currency} />
        </Stack>
      )}
    </>
  );
}

interface ContentProps {
  readonly state: AnswerOf<typeof responsible>;
  readonly currency: PageProps['member']['currency'];
}

function Content({ state, currency }: ContentProps) {
  const text = useText();
  const amountField = useRef<HTMLInputElement>(null);
  const { values, change } = useAddress(['kind', 'period']);
  const choose = ({ kind, period }: Which) => change({ kind, period }, { replace: true });
  const edit = (which: Which) => {
    choose(which);
    amountField.current?.focus();
  };
  return (
    <Stack gap={16}>
      <BreakNotice exclusion={state.exclusion} />
      <LimitForm
        currency={currency}
        rules={state.rules}
        which={whichIn(values)}
        amountField={amountField}
        onWhich={choose}
      />
      {LIMIT_KINDS.map((kind) => (
        <Panel key={kind} title={text(`limits.${kind}`)}>
          <Limits>
            {state.limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitRow key={limit.period} limit={limit} currency={currency} onChange={edit} />
              ))}
          </Limits>
        </Panel>
      ))}
      <PlayNote />
    </Stack>
  );
}

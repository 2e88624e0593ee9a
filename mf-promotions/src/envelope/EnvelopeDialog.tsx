import styled from '@emotion/styled';
import type { DialogProps } from '@tessera/contracts';
import { keyOf, lazily, useMoney, useScope, useSession, useShell, wordingText } from '@tessera/kit';
import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import { Button, color, Dialog, EmptyState, media, Notice, space, text as textSize } from '@tessera/ui';
import { redEnvelope, redEnvelopePromotion } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { keepEnvelopeHash } from '../fairness/seen-envelopes.ts';
import { Loaded } from '../Loaded.tsx';
import { useText, type MessageId } from '../text.ts';
import { countdownText } from './countdown.ts';
import { EnvelopeArt } from './EnvelopeArt.tsx';
import { useEnvelope } from './use-envelope.ts';

const REFUSALS: RefusalTexts<typeof redEnvelope, MessageId> = { '102': 'envelope.gone' };

const EnvelopesDialog = lazily(() => import('../fairness/EnvelopesDialog.tsx'));

const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  text-align: center;
`;

const Open = styled(Button)`
  min-inline-size: 200px;
  ${media.phone} {
    inline-size: 100%;
  }
`;

const Rule = styled.p`
  max-inline-size: 40ch;
  color: ${color.muted};
  font-size: ${textSize[12]};
`;

/** Opens the red envelope: one claim at a time, and the balance is requested again on closing; offered as `mf-promotions:envelope`. */
export default function EnvelopeDialog({ close }: DialogProps<'mf-promotions:envelope'>) {
  const text = useText();
  const money = useMoney();
  const { queries } = useScope();
  const { drafts, session } = useShell();
  const { status } = useSession();
  const { answer, envelope, leftMs, isOver } = useEnvelope();
  const [isChecking, setChecking] = useState(false);
  const { id: envelopeId, fairness } = envelope ?? {};
  const presentHash = fairness?.hash;
  useEffect(() => {
    if (envelopeId !== undefined && presentHash !== undefined)
      keepEnvelopeHash(drafts, envelopeId, presentHash);
  }, [drafts, envelopeId, presentHash]);
  const [cash, setCash] = useState<string>();
  const { state, error, submit } = useIntent(redEnvelope, {
    onLate: (outcome) => outcome.status === 'done' && void session.refreshBalance(),
  });
  const isPending = state.status === 'pending';

  async function open(id: number): Promise<void> {
    const outcome = await submit({ id });
    if (outcome?.status === 'done') setCash(outcome.answer.cash);
    const isGone = outcome?.status === 'refused' && outcome.code === '102';
    if (outcome?.status === 'done' || isGone) {
      queries.setQueryData(keyOf(redEnvelopePromotion, {}), { envelope: null });
    }
  }
  function leave(): void {
    if (cash !== undefined) void session.refreshBalance();
    // There may be another one.
    void queries.invalidateQueries({ queryKey: keyOf(redEnvelopePromotion) });
    close();
  }
  const problem = error === undefined ? undefined : problemOf(error, REFUSALS, FAILURE_TEXTS);

  function content() {
    if (cash !== undefined) {
      return (
        <Stage role="status">
          <EnvelopeArt share={money(cash)} />
          <p>{text('envelope.won')}</p>
        </Stage>
      );
    }
    if (envelope === null || isOver) {
      if (problem) return null;
      return (
        <EmptyState title={text(isOver ? 'envelope.over' : 'envelope.none')} text={text('corner.hint')} />
      );
    }
    return (
      <Stage>
        <EnvelopeArt />
        <p role="timer">{text('envelope.ends', { time: countdownText(leftMs) })}</p>
        <Open
          tone="primary"
          size="lg"
          loading={isPending}
          onClick={() => void open(envelope.id)}
          data-autofocus=""
        >
          {text('envelope.open')}
        </Open>
        <Rule>{text('envelope.rule')}</Rule>
      </Stage>
    );
  }
  return (
    <>
      <Dialog
        open
        size="sm"
        onClose={leave}
        title={text('envelope.title')}
        closeLabel={text('close')}
        footer={
          status === 'member' && (
            <Button tone="quiet" onClick={() => setChecking(true)}>
              {text(isOver ? 'fair.checkEnvelope' : 'fair.envelopes')}
            </Button>
          )
        }
      >
        {problem && (
          <Notice tone="error" role="alert">
            {wordingText(text, problem.wording)}
          </Notice>
        )}
        <Loaded answer={answer}>{content}</Loaded>
      </Dialog>
      {isChecking && <EnvelopesDialog presentHash={presentHash} onClose={() => setChecking(false)} />}
    </>
  );
}

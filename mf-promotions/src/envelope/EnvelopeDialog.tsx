import styled from '@emotion/styled';
import type { DialogProps } from '@tessera/contracts';
import { keyOf, lazily, useMoney, useScope, useSession, useShell } from '@tessera/kit';
import { Button, color, Dialog, EmptyState, media, Notice, space, text as textSize } from '@tessera/ui';
import { redEnvelopePromotion } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { keepEnvelopeHash } from '../fairness/seen-envelopes.ts';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../text.ts';
import { countdownText } from './countdown.ts';
import { EnvelopeArt } from './EnvelopeArt.tsx';
import { useClaim } from './use-claim.ts';
import { useEnvelope } from './use-envelope.ts';

const EnvelopesDialog = lazily(() => import('../fairness/EnvelopesDialog.tsx'));

const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  font-variant-numeric: tabular-nums;
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
  const { answer, envelope, leftMs, isOver, openId } = useEnvelope();
  const [isChecking, setChecking] = useState(false);
  const { id: envelopeId, fairness } = envelope ?? {};
  const presentHash = fairness?.hash;
  useEffect(() => {
    if (envelopeId !== undefined && presentHash !== undefined)
      keepEnvelopeHash(drafts, envelopeId, presentHash);
  }, [drafts, envelopeId, presentHash]);
  const { cash, isPending, problem, claim } = useClaim();
  function leave(): void {
    if (cash !== undefined) void session.refreshBalance();
    // There may be another one.
    void queries.invalidateQueries({ queryKey: keyOf(redEnvelopePromotion) });
    close();
  }

  function outcome() {
    if (cash !== undefined) {
      return (
        <Stage>
          <EnvelopeArt share={money(cash)} />
          <p>{text('envelope.won')}</p>
        </Stage>
      );
    }
    if (openId !== undefined || problem !== undefined) return null;
    return <EmptyState title={text(isOver ? 'envelope.over' : 'envelope.none')} text={text('corner.hint')} />;
  }
  const toOpen = cash === undefined ? openId : undefined;
  const content = () => (
    <>
      {/* It is there before it has anything to say: a screen reader may miss a region that comes with its words. */}
      <div role="status">{outcome()}</div>
      {toOpen !== undefined && (
        <Stage>
          <EnvelopeArt />
          {leftMs > 0 && toOpen === envelope?.id && (
            <p role="timer">{text('envelope.ends', { time: countdownText(leftMs) })}</p>
          )}
          <Open
            tone="primary"
            size="lg"
            loading={isPending}
            onClick={() => void claim(toOpen)}
            data-autofocus=""
          >
            {text('envelope.open')}
          </Open>
          <Rule>{text('envelope.rule')}</Rule>
        </Stage>
      )}
    </>
  );
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
        {problem !== undefined && (
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        )}
        <Loaded answer={answer}>{content}</Loaded>
      </Dialog>
      {isChecking && <EnvelopesDialog presentHash={presentHash} onClose={() => setChecking(false)} />}
    </>
  );
}

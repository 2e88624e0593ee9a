import { useShell } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { Button, Notice, Stack } from '@tessera/ui';
import { passkeyProofBegin } from '@tessera/wire';
import { useEffect, useRef, useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { LockedNotice } from '../form/LockedNotice.tsx';
import { PROOF_TEXTS } from '../passkeys/passkeys.codes.ts';
import { answerByPasskey, wordingOfCeremony } from '../passkeys/webauthn.ts';
import { formatWording, useText, type Wording } from '../text.ts';
import type { ProofFormProps } from './proof-form.ts';
import { proofTexts } from './proof.codes.ts';

/** Asks for one of the member's passkeys at the press of a button. */
export function PasskeyProof({ give, isPending, error, onEdit }: ProofFormProps) {
  const text = useText();
  const { report } = useShell();
  const beginning = useIntent(passkeyProofBegin);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Wording>();
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef<AbortController>(undefined);
  // The form appears after the dialog has set the focus.
  useEffect(() => button.current?.focus(), []);
  useEffect(() => () => asked.current?.abort(), []);

  async function ask(): Promise<void> {
    const controller = new AbortController();
    asked.current = controller;
    setAsking(true);
    setFailure(undefined);
    beginning.reset();
    onEdit();
    try {
      const started = await beginning.submit({});
      if (started?.status !== 'done') return;
      const passkey = await answerByPasskey(started.answer.options, { signal: controller.signal });
      await give({ passkey });
    } catch (thrown) {
      const wording = wordingOfCeremony(thrown);
      setFailure(wording);
      if (wording) report.error(thrown, { in: 'a proof by a passkey' });
    } finally {
      setAsking(false);
    }
  }

  function words(): string | undefined {
    if (failure) return formatWording(text, failure);
    const [refused, texts] = beginning.error
      ? ([beginning.error, PROOF_TEXTS] as const)
      : ([error, proofTexts('passkeys.err_wrong')] as const);
    return refused === undefined || lockOf(refused)
      ? undefined
      : formatWording(text, problemOf(refused, texts, FAILURE_TEXTS).wording);
  }
  const shown = words();
  const lock = useLock(error);

  return (
    <Stack gap={16}>
      <LockedNotice lock={lock} />
      {shown !== undefined && (
        <Notice tone="error" role="alert">
          {shown}
        </Notice>
      )}
      <Button
        ref={button}
        tone="primary"
        size="lg"
        block
        loading={isAsking || isPending}
        disabled={lock !== undefined}
        onClick={() => void ask()}
      >
        {text('prove.passkey')}
      </Button>
    </Stack>
  );
}

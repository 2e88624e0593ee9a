import { keyOf, useScope } from '@tessera/kit';
import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import { Button, Notice, Stack } from '@tessera/ui';
import { agentAgreement, agentApplication, agentConsent } from '@tessera/wire';
import type { ReactNode } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText, type MessageId } from '../text.ts';

const CONSENT_TEXTS: RefusalTexts<typeof agentConsent, MessageId> = {
  '103': 'register.changed',
  '108': 'suspended.title',
};

interface ConsentProps {
  /** The present version of the agreement. */
  readonly version: number;
  /** What has changed since the version agreed to. */
  readonly children: ReactNode;
}

/** Says what has changed in the agreement, and lets an agent accept it with one press. */
export function Consent({ version, children }: ConsentProps) {
  const text = useText();
  const { queries } = useScope();
  const { state, error, submit } = useIntent(agentConsent);
  const problem = error === undefined ? undefined : problemOf(error, CONSENT_TEXTS, FAILURE_TEXTS);
  async function accept(): Promise<void> {
    const outcome = await submit({ version });
    if (outcome === undefined) return;
    void queries.invalidateQueries({ queryKey: keyOf(agentApplication) });
    if (outcome.status === 'refused') void queries.invalidateQueries({ queryKey: keyOf(agentAgreement) });
  }
  return (
    <Stack gap={16}>
      {problem && (
        <Notice tone="error" role="alert">
          {formatWording(text, problem.wording)}
        </Notice>
      )}
      <Notice
        tone="warning"
        action={
          <Button size="sm" loading={state.status === 'pending'} onClick={() => void accept()}>
            {text('agreement.agree', { version })}
          </Button>
        }
      >
        {children}
      </Notice>
    </Stack>
  );
}

import { useIntent } from '@tessera/kit/intents';
import { Button, Cluster, Notice, Stack, Text } from '@tessera/ui';
import { proof, type PayloadOf } from '@tessera/wire';
import { useState } from 'react';
import { HelpLink } from '../form/HelpLink.tsx';
import { useText } from '../text.ts';
import { PROOF_FORMS } from './methods.ts';

interface ProofProps {
  /** Names of {@link PROOF_FORMS}, the preferred one first. */
  readonly methods: readonly string[];
  readonly onProved: () => void;
}

/** Shows the form of one method, and the ways to the others. */
export function Proof({ methods, onProved }: ProofProps) {
  const text = useText();
  const [name, setName] = useState(methods[0]);
  const { state, error, failures, submit, reset } = useIntent(proof);
  const chosen = name === undefined ? undefined : PROOF_FORMS[name];
  if (!chosen) {
    return (
      <Notice tone="warning">
        {text('prove.none')} <HelpLink />
      </Notice>
    );
  }
  const { Form } = chosen;
  const give = async (answer: PayloadOf<typeof proof>) => {
    const outcome = await submit(answer);
    if (outcome?.status === 'done') onProved();
  };
  return (
    <Stack gap={16}>
      <Text>{text('prove.why')}</Text>
      <Form
        key={name}
        give={give}
        isPending={state.status === 'pending'}
        error={error}
        failures={failures}
        onEdit={reset}
      />
      <Cluster gap={8}>
        {methods
          .filter((other) => other !== name)
          .map((other) => (
            <Button
              key={other}
              tone="quiet"
              onClick={() => {
                reset();
                setName(other);
              }}
            >
              {text(PROOF_FORMS[other]?.use ?? 'prove.usePassword')}
            </Button>
          ))}
      </Cluster>
    </Stack>
  );
}

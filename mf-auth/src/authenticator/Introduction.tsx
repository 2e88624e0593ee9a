import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button, Notice, Stack, Text } from '@tessera/ui';
import { authenticatorBegin, type AnswerOf } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { BEGIN_TEXTS } from './authenticator.codes.ts';

interface IntroductionProps {
  readonly onStarted: (setup: AnswerOf<typeof authenticatorBegin>) => void;
}

/** Says what an authenticator is for, and starts its setup. */
export function Introduction({ onStarted }: IntroductionProps) {
  const text = useText();
  const { state, error, submit } = useIntent(authenticatorBegin);
  const problem = error === undefined ? undefined : problemOf(error, BEGIN_TEXTS, FAILURE_TEXTS);
  async function start(): Promise<void> {
    const outcome = await submit({});
    if (outcome?.status === 'done') onStarted(outcome.answer);
  }
  return (
    <Stack gap={24}>
      <Text>{text('authenticator.lead')}</Text>
      {problem && (
        <Notice tone="error" role="alert">
          {formatWording(text, problem.wording)}
        </Notice>
      )}
      <Button
        tone="primary"
        size="lg"
        block
        loading={state.status === 'pending'}
        onClick={() => void start()}
      >
        {text('authenticator.start')}
      </Button>
    </Stack>
  );
}

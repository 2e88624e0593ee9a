import type { CurrencyCode } from '@tessera/contracts';
import { splitDuration, type DurationParts } from '@tessera/i18n/duration';
import { keyOf, useAnswer, useMoney, useScope, useSiteClock } from '@tessera/kit';
import { useElapsed } from '@tessera/kit/elapsed';
import { useIntent } from '@tessera/kit/intents';
import { DescriptionList, Field, Panel, Select, Stack } from '@tessera/ui';
import {
  REALITY_CHECK_MINUTES,
  responsibleHistory,
  responsibleRealityCheck,
  responsibleRealityCheckSet,
  type AnswerOf,
} from '@tessera/wire';
import { wordsOfFailure } from '../failures.ts';
import { AsOf, isLost, PageFailure, RowsSkeleton } from '@tessera/kit/pages';
import { useText } from '../text.ts';

const MINUTE_MS = 60_000;

interface SessionFactsProps {
  readonly currency: CurrencyCode;
}

/** The session's clock and result, and how often games stop to show them. */
export function SessionFacts({ currency }: SessionFactsProps) {
  const answer = useAnswer(responsibleRealityCheck, {});
  if (answer.isPending) return <RowsSkeleton rows={5} />;
  if (isLost(answer)) {
    return (
      <PageFailure error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />
    );
  }
  return (
    <>
      <AsOf answer={answer} />
      <Facts check={answer.data} currency={currency} />
    </>
  );
}

interface FactsProps extends SessionFactsProps {
  readonly check: AnswerOf<typeof responsibleRealityCheck>;
}

function Facts({ check, currency }: FactsProps) {
  const text = useText();
  const money = useMoney();
  const { shell, queries } = useScope();
  const { submit, state } = useIntent(responsibleRealityCheckSet);
  const { startedAt, playSeconds, wagered, won, net, deposited } = check;
  const loggedIn = splitDuration(useElapsed(Date.parse(startedAt), MINUTE_MS, useSiteClock()));
  const amount = (decimal: string) => money(decimal, currency);
  const time = ({ hours, minutes }: DurationParts) => text('session.time', { hours, minutes });

  async function choose(value: string): Promise<void> {
    const minutes = REALITY_CHECK_MINUTES.find((one) => String(one) === value) ?? 0;
    const outcome = await submit({ minutes });
    if (outcome?.status === 'done') {
      queries.setQueryData(keyOf(responsibleRealityCheck, {}), outcome.answer);
      void queries.invalidateQueries({ queryKey: keyOf(responsibleHistory) });
      shell.toast.show('success', text('edit.saved'));
    } else if (outcome) {
      shell.toast.show('error', wordsOfFailure(text, outcome.error));
    }
  }
  return (
    <>
      <Panel title={text('breaks.session')}>
        <DescriptionList
          items={[
            { id: 'since', label: text('session.label'), value: time(loggedIn) },
            {
              id: 'inGames',
              label: text('breaks.inGames'),
              value: time(splitDuration(playSeconds * 1_000)),
            },
            { id: 'staked', label: text('breaks.staked'), value: amount(wagered) },
            { id: 'won', label: text('breaks.won'), value: amount(won) },
            { id: 'net', label: text('breaks.net'), value: amount(net) },
            { id: 'deposited', label: text('breaks.deposited'), value: amount(deposited) },
          ]}
        />
      </Panel>
      <Panel title={text('breaks.check')}>
        <Stack gap={8}>
          <Field label={text('breaks.interval')} help={text('breaks.checkHelp')}>
            <Select
              name="minutes"
              value={String(check.minutes)}
              aria-disabled={state.status === 'pending'}
              options={REALITY_CHECK_MINUTES.map((minutes) => ({
                value: String(minutes),
                label: minutes === 0 ? text('breaks.off') : text('breaks.minutes', { minutes }),
              }))}
              onChange={({ target }) => void choose(target.value)}
            />
          </Field>
        </Stack>
      </Panel>
    </>
  );
}

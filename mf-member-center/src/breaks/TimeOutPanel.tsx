import { keyOf, useScope, useSiteTime } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button, Field, Notice, Panel, Select, Stack, Text } from '@tessera/ui';
import { responsible, responsibleHistory, responsibleTimeOut, TIME_OUT_LENGTHS } from '@tessera/wire';
import { useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { TIME_OUT_TEXTS } from './breaks.codes.ts';

/** Pauses play for hours, days or weeks. */
export function TimeOutPanel() {
  const text = useText();
  const when = useSiteTime();
  const { shell, queries } = useScope();
  const { state, error, submit, reset } = useIntent(responsibleTimeOut);
  const [length, setLength] = useState<(typeof TIME_OUT_LENGTHS)[number]>('24_hours');

  async function start(): Promise<void> {
    const isSure = await shell.dialogs.confirm({
      title: text('breaks.timeOut'),
      body: text('breaks.startAsk', { length: text(`breaks.${length}`) }),
      confirm: text('breaks.start'),
      cancel: text('cancel'),
    });
    if (!isSure) return;
    const outcome = await submit({ length });
    for (const call of [responsible, responsibleHistory]) {
      void queries.invalidateQueries({ queryKey: keyOf(call) });
    }
    if (outcome?.status !== 'done') return;
    const { until } = outcome.answer.exclusion;
    if (until !== null) shell.toast.show('success', text('breaks.started', { when: when(until) }));
  }
  return (
    <Panel title={text('breaks.timeOut')}>
      <Stack gap={16}>
        <Text size={14} tone="muted">
          {text('breaks.timeOutText')}
        </Text>
        {error !== undefined && (
          <Notice tone="error" role="alert">
            {formatWording(text, problemOf(error, TIME_OUT_TEXTS, FAILURE_TEXTS).wording)}
          </Notice>
        )}
        <Field label={text('breaks.length')}>
          <Select
            name="timeOut"
            value={length}
            options={TIME_OUT_LENGTHS.map((value) => ({ value, label: text(`breaks.${value}`) }))}
            onChange={({ target }) => {
              setLength(TIME_OUT_LENGTHS.find((one) => one === target.value) ?? '24_hours');
              reset();
            }}
          />
        </Field>
        <Button tone="primary" loading={state.status === 'pending'} onClick={() => void start()}>
          {text('breaks.start')}
        </Button>
      </Stack>
    </Panel>
  );
}

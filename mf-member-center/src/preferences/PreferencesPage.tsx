import { keyOf, useAnswer, useScope } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { LOCALE_NAMES } from '@tessera/domain';
import { AsOf, isLost, PageFailure, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { Checkbox, Field, Panel, Select, Stack } from '@tessera/ui';
import { preferences, preferencesSet, type MemberPreferences } from '@tessera/wire';
import { useRef, useState } from 'react';
import { Sides } from '../cashier/cashier.styles.ts';
import { wordsOfFailure } from '../failures.ts';
import { PushPanel } from '../push/PushPanel.tsx';
import { useText } from '../text.ts';

/** Without the channel a choice is kept all the same, and applied with the next page. */
const CHANNEL_LIMIT_MS = 2_000;

/** How the member wants the site to be, on every device. Each choice is kept at once. */
export default function PreferencesPage() {
  const text = useText();
  const answer = useAnswer(preferences, {});
  return (
    <>
      <PageHead title={text('preferences.title')} lead={text('preferences.description')} />
      {answer.isPending ? (
        <RowsSkeleton rows={5} />
      ) : isLost(answer) ? (
        <PageFailure
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          <Sides>
            <Choices kept={answer.data} />
            <PushPanel />
          </Sides>
        </Stack>
      )}
    </>
  );
}

function Choices({ kept }: { readonly kept: MemberPreferences }) {
  const text = useText();
  const { shell, queries } = useScope();
  const { submit } = useIntent(preferencesSet);
  /** What was chosen and is not kept yet. */
  const [chosen, setChosen] = useState<Partial<MemberPreferences>>({});
  /** What was chosen while an earlier choice is being sent; `undefined` when nothing is. */
  const waiting = useRef<Partial<MemberPreferences>>(undefined);
  const now = { ...kept, ...chosen };

  async function choose(choice: Partial<MemberPreferences>): Promise<void> {
    setChosen((before) => ({ ...before, ...choice }));
    const isSending = waiting.current !== undefined;
    waiting.current = { ...waiting.current, ...choice };
    if (isSending) return;
    // The shell applies what the platform announces on this channel, also what it has announced before the join. A choice
    // does not wait for it: the page may be left.
    void shell.live.ensureMemberChannel(CHANNEL_LIMIT_MS);
    while (Object.keys(waiting.current).length > 0) {
      const next = waiting.current;
      waiting.current = {};
      await keep(next);
    }
    waiting.current = undefined;
    setChosen({});
  }

  async function keep(choice: Partial<MemberPreferences>): Promise<void> {
    const outcome = await submit(choice);
    if (outcome?.status === 'done') {
      queries.setQueryData(keyOf(preferences, {}), outcome.answer);
      shell.toast.show('success', text('edit.saved'));
      if (choice.language) shell.locale.change(choice.language);
    } else if (outcome && 'error' in outcome) {
      shell.toast.show('error', wordsOfFailure(text, outcome.error));
    }
  }
  const languages = [
    { value: '', label: text('preferences.languageOfDevice') },
    ...shell.locale.offered.map((code) => ({ value: code, label: LOCALE_NAMES[code] })),
  ];
  return (
    <>
      <Panel title={text('preferences.look')}>
        <Stack gap={16}>
          <Field label={text('preferences.language')}>
            <Select
              value={now.language ?? ''}
              options={languages}
              onChange={({ target }) =>
                void choose({ language: shell.locale.offered.find((code) => code === target.value) ?? null })
              }
            />
          </Field>
          <Field label={text('preferences.contrast')}>
            <Select
              value={now.contrast}
              options={[
                { value: 'system', label: text('preferences.system') },
                { value: 'more', label: text('preferences.more') },
                { value: 'normal', label: text('preferences.normal') },
              ]}
              onChange={({ target }) =>
                void choose({ contrast: target.value as MemberPreferences['contrast'] })
              }
            />
          </Field>
          <Field label={text('preferences.motion')}>
            <Select
              value={now.motion}
              options={[
                { value: 'system', label: text('preferences.system') },
                { value: 'reduced', label: text('preferences.reduced') },
                { value: 'full', label: text('preferences.full') },
              ]}
              onChange={({ target }) => void choose({ motion: target.value as MemberPreferences['motion'] })}
            />
          </Field>
        </Stack>
      </Panel>
      <Panel title={text('preferences.play')}>
        <Checkbox
          checked={now.gameSound === 1}
          onChange={({ target }) => void choose({ gameSound: target.checked ? 1 : 0 })}
        >
          {text('preferences.gameSound')}
        </Checkbox>
        <Checkbox
          checked={now.sessionClock === 1}
          onChange={({ target }) => void choose({ sessionClock: target.checked ? 1 : 0 })}
        >
          {text('preferences.sessionClock')}
        </Checkbox>
      </Panel>
    </>
  );
}

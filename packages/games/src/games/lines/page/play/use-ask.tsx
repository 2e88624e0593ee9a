import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, Dialog } from '../../../../page/kit.ts';

interface Question {
  readonly title: string;
  readonly action: string;
  readonly body: ComponentChildren;
  /** Goes on by itself after this, milliseconds. */
  readonly ms: number;
}

/** A dialog in the middle of a show: `ask` resolves when the player goes on, or after a while. */
export function useAsk(): readonly [dialog: VNode | undefined, ask: (question: Question) => Promise<void>] {
  const [asked, set] = useState<(Question & { readonly done: () => void }) | undefined>(undefined);
  const ask = (question: Question): Promise<void> =>
    new Promise((resolve) =>
      set({
        ...question,
        done() {
          set(undefined);
          resolve();
        },
      }),
    );
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(asked.done, asked.ms);
    return () => clearTimeout(timer);
  }, [asked]);
  const dialog = asked && (
    <Dialog
      key={asked.title}
      title={asked.title}
      class="scene-dialog"
      actions={<Button kind="primary" first label={asked.action} onPress={asked.done} />}
    >
      {asked.body}
    </Dialog>
  );
  return [dialog, ask];
}

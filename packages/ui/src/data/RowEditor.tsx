import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Cluster, Stack } from '../layout/Stack.tsx';
import { isComposing } from '../search/composing.ts';

export interface RowEditorProps {
  /** "Save" and "Cancel". */
  saveLabel: string;
  cancelLabel: string;
  /** By the button or by Enter; ignored while it is pending. */
  onSave: () => void;
  /** By the button or by Escape. */
  onCancel: () => void;
  /** The change is being saved. */
  isPending?: boolean;
  /** It cannot be saved now: the children say why. */
  isLocked?: boolean;
  /** `Field`s with their own errors, and a `Notice` for what is wrong with none of them. */
  children: ReactNode;
}

/** Edits the value of a row of a `DescriptionList` in its place: Enter saves, Escape cancels. */
export function RowEditor({
  saveLabel,
  cancelLabel,
  onSave,
  onCancel,
  isPending = false,
  isLocked = false,
  children,
}: RowEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter' && isComposing({ nativeEvent: event })) event.preventDefault();
    if (key !== 'Escape' || isComposing({ nativeEvent: event })) return;
    // A dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    if (!isPending) onCancel();
  });
  useEffect(() => {
    const root = form.current;
    if (!root) return undefined;
    root.querySelector<HTMLElement>('input, select, textarea')?.focus();
    const life = new AbortController();
    root.addEventListener('keydown', press, { signal: life.signal });
    return () => life.abort();
  }, []);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isLocked) onSave();
      }}
    >
      <Stack gap={12}>
        {children}
        <Cluster gap={8}>
          <Button type="submit" size="sm" tone="primary" loading={isPending} disabled={isLocked}>
            {saveLabel}
          </Button>
          <Button size="sm" disabled={isPending} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

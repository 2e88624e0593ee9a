import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useServices } from '../hooks/services.ts';
import { Button } from './Button.tsx';

interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly class?: string;
  /** What Escape, the cross, or a press beside the dialog mean; without it there is no way out but an action. */
  readonly onClose?: (() => void) | undefined;
  /** Buttons at the lower edge; one that is `first` has the focus. */
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A modal dialog, a sheet on phones. The browser's own modal keeps the focus and gives it back. */
export function Dialog(props: DialogProps) {
  const { words } = useServices();
  return <PlainDialog {...props} back={words('back')} />;
}

/** A dialog where there is no session yet. @param props.back what the cross says */
export function PlainDialog(props: DialogProps & { readonly back: string }) {
  const { title, wide, onClose, actions, children, back } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isGone = useRef(false);
  const open = (): void => {
    const shown = dialog.current!;
    shown.showModal();
    (shown.querySelector<HTMLElement>('[data-first]') ?? body.current!).focus();
  };
  useEffect(() => {
    const shown = dialog.current!;
    open();
    return () => {
      isGone.current = true;
      shown.close();
    };
  }, []);
  return (
    // Escape is the keyboard's way out; a press beside the dialog is the pointer's.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      // Rules and reasons may be translated, unlike the game.
      translate
      class={`dialog ${wide ? 'wide' : ''} ${props.class ?? ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Browsers let nobody hold back a second Escape: what is closed without being asked is closed, or open again.
      onClose={() => {
        if (isGone.current) return;
        if (onClose) onClose();
        else open();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <header class="dialog-head">
        <h2 id={id}>{title}</h2>
        {onClose && <Button label={back} icon="close" kind="tool" onPress={onClose} />}
      </header>
      <div ref={body} class="dialog-body" tabIndex={actions ? undefined : 0}>
        {children}
      </div>
      {actions && <footer class="dialog-actions">{actions}</footer>}
    </dialog>
  );
}

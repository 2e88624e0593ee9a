import { h, iconButton, ICONS } from './dom.ts';

export interface DialogAction<T> {
  readonly label: string;
  readonly value: T;
  readonly primary?: boolean;
}

interface DialogOptions<T> {
  readonly title: string;
  readonly className?: string;
  readonly body: readonly (Node | string)[];
  readonly actions?: readonly DialogAction<T>[];
  /** What Escape, the cross, or a click beside the dialog mean; without it there is no way out but an action. */
  readonly dismiss?: { readonly value: T; readonly label: string };
  /** Chosen by itself after a while. */
  readonly chosenAfter?: { readonly ms: number; readonly value: T };
}

let count = 0;

/** Shows one dialog and resolves with what was chosen. The browser's own modal keeps the focus and gives it back. */
export function ask<T>(host: HTMLElement, options: DialogOptions<T>): Promise<T> {
  count += 1;
  const id = `dialog-${count}`;
  return new Promise((resolve) => {
    const { dismiss } = options;
    const title = h('h2', { id }, options.title);
    const dialog = h('dialog', { class: `dialog ${options.className ?? ''}`, 'aria-labelledby': id });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const choose = (value: T): void => {
      clearTimeout(timer);
      dialog.close();
      dialog.remove();
      resolve(value);
    };
    const buttons = (options.actions ?? []).map((action) => {
      const button = h(
        'button',
        { type: 'button', class: action.primary ? 'action primary' : 'action' },
        action.label,
      );
      button.addEventListener('click', () => choose(action.value));
      return button;
    });
    const head = h('header', { class: 'dialog-head' }, title);
    if (dismiss) {
      const cross = iconButton(dismiss.label, 'plain', ...ICONS.close);
      cross.addEventListener('click', () => choose(dismiss.value));
      head.append(cross);
    }
    const body = h(
      'div',
      { class: 'dialog-body', tabindex: buttons.length === 0 ? '0' : undefined },
      ...options.body,
    );
    dialog.append(head, body);
    if (buttons.length > 0) dialog.append(h('footer', { class: 'dialog-actions' }, ...buttons));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (dismiss) choose(dismiss.value);
    });
    dialog.addEventListener('click', (event) => {
      if (dismiss && event.target === dialog) choose(dismiss.value);
    });
    host.append(dialog);
    dialog.showModal();
    (buttons.find((_, n) => options.actions?.[n]?.primary) ?? body).focus();
    if (options.chosenAfter) {
      const { ms, value } = options.chosenAfter;
      timer = setTimeout(() => choose(value), ms);
    }
  });
}

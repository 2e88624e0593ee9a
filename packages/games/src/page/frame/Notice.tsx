import type { Words } from '../services/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { refusalScreen } from './refusals.ts';

/** A page where no game can be shown: why, and a way on if there is one. */
export function Notice({
  code,
  words,
  onRetry,
  onClose,
}: {
  /** `launch` where the link opened nothing. */
  readonly code: string;
  readonly words: Words;
  readonly onRetry?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}) {
  const { icon, title, text } =
    code === 'launch'
      ? ({ icon: 'clock', title: 'launchTitle', text: 'launchText' } as const)
      : refusalScreen(code);
  return (
    <div class="notice" role="alert" translate>
      <span class="refusal-icon">
        <Icon name={icon} />
      </span>
      <h1>{words(title)}</h1>
      <p>{words(text)}</p>
      {onRetry && (
        <button type="button" class="button primary" onClick={onRetry}>
          {words('retry')}
        </button>
      )}
      {onClose && (
        <button type="button" class="button primary" onClick={onClose} ref={focus}>
          {words('close')}
        </button>
      )}
    </div>
  );
}

/** What had the focus is gone. A player who is at another page, as the lobby around a frame, is left there. */
const focus = (button: HTMLButtonElement | null): void => {
  if (document.hasFocus()) button?.focus();
};

export function Splash({ words }: { readonly words: Words | undefined }) {
  return (
    <div class="splash" role="status">
      <span class="splash-mark" />
      {words?.('loading')}
    </div>
  );
}

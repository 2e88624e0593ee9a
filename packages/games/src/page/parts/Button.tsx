import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon.tsx';

export interface ButtonProps {
  readonly label: string;
  /** In place of the words; they are read and shown as a tooltip. */
  readonly icon?: IconName;
  readonly kind?: 'plain' | 'tool' | 'primary' | 'round' | 'step';
  /** For what is on or off. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Has the focus when its dialog opens. */
  readonly first?: boolean;
  readonly class?: string;
  readonly onPress: () => void;
  /** In place of icon and words, or beside the icon. */
  readonly children?: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const { label, icon, kind = 'plain', pressed, disabled, first, onPress, children } = props;
  const wordless = icon !== undefined || children !== undefined;
  return (
    <button
      type="button"
      class={`button ${kind} ${icon && kind === 'plain' ? 'has-icon' : ''} ${props.class ?? ''}`}
      aria-label={wordless ? label : undefined}
      title={wordless ? label : undefined}
      aria-pressed={pressed}
      disabled={disabled}
      data-first={first ? '' : undefined}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      {children ?? (icon ? undefined : <span>{label}</span>)}
    </button>
  );
}

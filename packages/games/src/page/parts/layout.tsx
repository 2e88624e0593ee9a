import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useMainKey } from '../hooks/feel.ts';
import { useBalance, useMoney, useStake, useWords, type Stake } from '../hooks/session.ts';
import { onceLaidOut } from '../services/time.ts';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';

interface Area {
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** The middle of the page, between header and controls. */
export function Table(props: Area) {
  return <main class={`table ${props.class ?? ''}`}>{props.children}</main>;
}

/** The lower edge of the page; on a phone on its side the right one. */
export function Controls(props: Area) {
  return <footer class={`controls ${props.class ?? ''}`}>{props.children}</footer>;
}

/** An amount with its name. */
export function Meter({
  name,
  label,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}) {
  return (
    <div class={`meter meter-${name}`}>
      <span class="meter-label">{label}</span>
      <output class="meter-value" data-meter={name}>
        {value}
      </output>
    </div>
  );
}

export function BalanceMeter() {
  return <Meter name="balance" label={useWords()('balance')} value={useMoney().write(useBalance())} />;
}

/** The stake that is set, with its steps. */
export function StakeStepper({
  locked,
  of,
}: {
  readonly locked?: boolean;
  /** In place of the game's own: a second bet's. */
  readonly of?: Stake;
}) {
  const words = useWords();
  const own = useStake();
  const { stake, canLess, canMore, less, more } = of ?? own;
  return (
    <div class="stake" role="group" aria-label={words('stake')}>
      <Button
        kind="step"
        icon="minus"
        label={words('stakeLess')}
        disabled={locked || !canLess}
        onPress={less}
      />
      <Meter name="stake" label={words('stake')} value={useMoney().write(stake)} />
      <Button
        kind="step"
        icon="plus"
        label={words('stakeMore')}
        disabled={locked || !canMore}
        onPress={more}
      />
    </div>
  );
}

/** Controls with the balance at the left, `children` in the middle, and the stake with its steps at the right. */
export function StakeBar({
  locked,
  right,
  children,
}: {
  /** The stake cannot be changed now. */
  readonly locked?: boolean;
  /** In place of the stake and its steps: chips of a table. */
  readonly right?: ComponentChildren;
  /** The main button, and what stands beside it. */
  readonly children?: ComponentChildren;
}) {
  return (
    <Controls class="stake-bar">
      <BalanceMeter />
      <div class="play">{children}</div>
      {right ?? <StakeStepper locked={locked ?? false} />}
    </Controls>
  );
}

/**
 * The one thing to do now; Space and Enter press it. It stays focusable while it cannot be pressed, so that the keyboard
 * does not lose its place.
 */
export function MainButton({
  label,
  icon,
  disabled = false,
  busy = false,
  onPress,
}: {
  readonly label: string;
  /** In place of the words; they are read and shown as a tooltip. */
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly onPress: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const press = (): void => {
    if (!disabled && !busy) onPress();
  };
  useMainKey(press);
  useEffect(
    () =>
      onceLaidOut(() => {
        // The keyboard begins at the one thing to do.
        if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
      }),
    [],
  );
  return (
    <button
      ref={button}
      type="button"
      class={`button main ${icon ? 'main-icon' : 'main-words'}`}
      aria-label={label}
      title={icon ? label : undefined}
      aria-disabled={disabled || busy}
      data-busy={busy ? '' : undefined}
      onClick={press}
    >
      {/* Not the icon itself: what turns in it is painted anew in each frame. */}
      <span>{icon ? <Icon name={icon} /> : label}</span>
    </button>
  );
}

import { h, icon, iconButton, ICONS } from '../shared/dom.ts';
import type { Words } from '../shared/i18n.ts';

/** What the controls show. Amounts are written already. */
export interface HudView {
  readonly balance: string;
  readonly stake: string;
  readonly canLess: boolean;
  readonly canMore: boolean;
  /** The reels may be spun now. */
  readonly canSpin: boolean;
  readonly quick: boolean;
  readonly sound: boolean;
  /** Rounds of auto play that are left. */
  readonly auto: number | undefined;
  readonly clock: string;
}

export interface HudActions {
  spin(): void;
  less(): void;
  more(): void;
  quick(): void;
  auto(): void;
  sound(): void;
  history(): void;
  help(): void;
  close(): void;
}

export interface Hud {
  readonly top: HTMLElement;
  readonly controls: HTMLElement;
  readonly spin: HTMLButtonElement;
  update(view: HudView): void;
}

/** Everything around the reels. It only shows and forwards: what a press means is decided elsewhere. */
export function createHud(words: Words, name: string, demo: boolean, actions: HudActions): Hud {
  const clock = h('time', { class: 'clock-time' });
  const sound = iconButton(words('sound'), 'tool');
  const history = iconButton(words('history'), 'tool', ...ICONS.history);
  const help = iconButton(words('help'), 'tool', ...ICONS.help);
  const close = iconButton(words('close'), 'tool', ...ICONS.close);
  const top = h(
    'header',
    { class: 'top' },
    h(
      'div',
      { class: 'brand' },
      icon(
        'M5.5 3h9L21 9.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.500v-13A2.500 2.500 0 0 1 5.500 3z',
      ),
      h('h1', {}, name),
      demo ? h('span', { class: 'badge', title: words('demoNote') }, words('demo')) : undefined,
    ),
    h(
      'div',
      { class: 'clock', role: 'timer', 'aria-label': words('clock'), title: words('clock') },
      icon(...ICONS.clock),
      clock,
    ),
    h('div', { class: 'tools' }, sound, history, help, close),
  );

  const balance = h('output', { class: 'meter-value', 'data-meter': 'balance' });
  const stake = h('output', { class: 'meter-value', 'data-meter': 'stake' });
  const less = iconButton(words('stakeLess'), 'step', ...ICONS.minus);
  const more = iconButton(words('stakeMore'), 'step', ...ICONS.plus);
  const autoIcon = iconButton(words('auto'), 'round', ...ICONS.auto);
  const autoLeft = h('span', { class: 'auto-left', 'aria-hidden': 'true' });
  autoIcon.append(autoLeft);
  const quick = iconButton(words('quick'), 'round', ...ICONS.turbo);
  const spin = iconButton(words('spin'), 'spin', ...ICONS.spin);
  const controls = h(
    'footer',
    { class: 'controls' },
    h('div', { class: 'meter balance' }, h('span', { class: 'meter-label' }, words('balance')), balance),
    h('div', { class: 'play' }, autoIcon, spin, quick),
    h(
      'div',
      { class: 'stake', role: 'group', 'aria-label': words('stake') },
      less,
      h('div', { class: 'meter' }, h('span', { class: 'meter-label' }, words('stake')), stake),
      more,
    ),
  );

  const presses: readonly [HTMLButtonElement, () => void][] = [
    [spin, actions.spin],
    [less, actions.less],
    [more, actions.more],
    [quick, actions.quick],
    [autoIcon, actions.auto],
    [sound, actions.sound],
    [history, actions.history],
    [help, actions.help],
    [close, actions.close],
  ];
  for (const [button, press] of presses) button.addEventListener('click', press);

  return {
    top,
    controls,
    spin,
    update(view) {
      setText(balance, view.balance);
      setText(stake, view.stake);
      setText(clock, view.clock);
      less.disabled = !view.canLess;
      more.disabled = !view.canMore;
      // Kept focusable while a round runs, so that the keyboard does not lose its place.
      spin.setAttribute('aria-disabled', String(!view.canSpin));
      quick.setAttribute('aria-pressed', String(view.quick));
      sound.setAttribute('aria-pressed', String(view.sound));
      const wanted = view.sound ? 'soundOn' : 'soundOff';
      if (sound.dataset.icon !== wanted) {
        sound.dataset.icon = wanted;
        sound.replaceChildren(icon(...ICONS[wanted]));
      }
      const label = words(view.auto === undefined ? 'auto' : 'autoStop');
      if (autoIcon.title !== label) {
        autoIcon.title = label;
        autoIcon.setAttribute('aria-label', label);
        autoIcon.replaceChildren(icon(...ICONS[view.auto === undefined ? 'auto' : 'stop']), autoLeft);
      }
      autoIcon.setAttribute('aria-pressed', String(view.auto !== undefined));
      setText(autoLeft, view.auto === undefined ? '' : words('autoLeft', { count: view.auto }));
    },
  };
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

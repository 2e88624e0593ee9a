import type { SessionAnswer } from '../../protocol/session.ts';
import { evaluateSpin } from '../../games/lines/rules/evaluate.ts';
import { BASE_REELS } from '../../games/lines/rules/strips.ts';
import { drawEmblem } from '../art/sprites.ts';
import type { Theme } from '../art/theme.ts';
import { createHud } from '../hud/hud.ts';
import { createResultStrip } from '../hud/result.ts';
import { askAutoPlay } from '../panels/autoplay.ts';
import { showHelp } from '../panels/help.ts';
import { showHistory } from '../panels/history.ts';
import { finishedOf, type Api } from '../shared/api.ts';
import { ask } from '../shared/dialog.ts';
import { h } from '../shared/dom.ts';
import type { Words } from '../shared/i18n.ts';
import { createMoney } from '../shared/money.ts';
import { createSound } from '../shared/sound.ts';
import type { Store } from '../shared/store.ts';
import { pause, TIMING } from '../shared/timing.ts';
import { createScenery } from '../stage/scenery.ts';
import { allWins, createStage } from '../stage/stage.ts';
import { afterRound, mayPlay } from './auto.ts';
import { createModel } from './model.ts';
import { createRoundPlayer, PENDING_KEY } from './round.ts';
import { clockOf } from './tally.ts';

export interface GameParts {
  readonly host: HTMLElement;
  readonly session: SessionAnswer;
  readonly theme: Theme;
  readonly words: Words;
  readonly api: Api;
  /** Kept with the window; a reload finds it. */
  readonly windowStore: Store;
  /** Kept on the device. */
  readonly deviceStore: Store;
  readonly leave: () => void;
}

const EMBLEM_PX = 420;
const CLOCK_MS = 1_000;

/** One game from its session's opening to its close: presses in, rounds shown. */
export function startGame(parts: GameParts): void {
  const { host, session, theme, words, api, windowStore, deviceStore, leave } = parts;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const still = (): boolean => calm.matches;
  const money = createMoney(session.currency, words.tag);
  const sound = createSound(deviceStore);
  const scenery = createScenery(theme, still);
  const stage = createStage(theme, { wild: words('wild'), scatter: words('scatter') }, still);
  const strip = createResultStrip(words, money);
  const model = createModel(session, money, deviceStore, () => update());
  const player = createRoundPlayer({ ...parts, money, model, stage, scenery, strip, sound, still });
  const clockStart = Date.now() - (session.now - session.startedAt);
  let checkedAt = Date.now();

  const hud = createHud(words, session.gameName, session.mode === 'demo', {
    spin: pressSpin,
    less: () => stepStake(-1),
    more: () => stepStake(1),
    quick: model.toggleQuick,
    auto: () => void pressAuto(),
    sound: () => {
      sound.toggle();
      update();
    },
    history: () => void openHistory(),
    help: () => void showHelp(host, { words, money, theme, stake: model.stake }),
    close: leave,
  });

  function update(): void {
    const { state } = model;
    host.dataset.state = state.kind;
    hud.update({
      balance: money.write(model.balance),
      stake: money.write(model.stake),
      canLess: model.canStep(-1),
      canMore: model.canStep(1),
      canSpin: state.kind === 'ready' || state.kind === 'presenting',
      quick: model.quick,
      sound: sound.on,
      auto: model.auto?.left,
      clock: clockOf(Date.now() - clockStart),
    });
  }

  function stepStake(by: -1 | 1): void {
    sound.press();
    model.stepStake(by);
  }

  /** A press while a win is shown ends the show; the next one plays. */
  function pressSpin(): void {
    if (model.state.kind === 'presenting') player.skip();
    else if (model.state.kind === 'ready' && !model.auto) void playRounds();
  }

  async function pressAuto(): Promise<void> {
    if (model.auto) return model.setAuto(undefined);
    if (model.state.kind !== 'ready') return;
    const chosen = await askAutoPlay(host, { words, money, stake: model.stake });
    if (!chosen || model.state.kind !== 'ready') return;
    model.setAuto(chosen);
    await playRounds();
  }

  /** One round, or as many as auto play has. */
  async function playRounds(): Promise<void> {
    do {
      const told = await player.play();
      model.setAuto(told && model.auto ? afterRound(model.auto, told) : undefined);
      if (Date.now() - checkedAt >= TIMING.realityCheck && model.state.kind === 'ready') await checkReality();
      if (model.auto) await pause(TIMING.betweenAuto);
    } while (model.auto && model.state.kind === 'ready' && mayPlay(model.auto, model.stake));
    model.setAuto(undefined);
    if (document.activeElement === document.body) hud.spin.focus({ preventScroll: true });
  }

  async function checkReality(): Promise<void> {
    model.setAuto(undefined);
    const { staked, paid } = model.tally;
    const on = await ask(host, {
      title: words('checkTitle', { minutes: Math.round((Date.now() - clockStart) / 60_000) }),
      body: [words('checkText', { staked: money.write(staked), paid: money.write(paid) })],
      actions: [
        { label: words('close'), value: false },
        { label: words('checkOn'), value: true, primary: true },
      ],
    });
    checkedAt = Date.now();
    if (!on) leave();
  }

  async function openHistory(): Promise<void> {
    const rounds = await api.history().catch(() => undefined);
    if (rounds) return showHistory(host, { words, money, rounds });
    await ask<void>(host, {
      title: words('networkTitle'),
      body: [words('failedText')],
      dismiss: { value: undefined, label: words('back') },
    });
  }

  /** Rounds that ended while no page was there: said plainly, with the reels as they stopped. */
  async function tellResumed(): Promise<void> {
    windowStore.set(PENDING_KEY, undefined);
    for (const { stops, stake, payout } of session.resumed.map(finishedOf)) {
      stage.set(BASE_REELS, stops[0]!);
      stage.show(allWins(evaluateSpin(BASE_REELS, stops[0]!)));
      const amounts = { stake: money.write(money.read(stake)), payout: money.write(money.read(payout)) };
      await ask<void>(host, {
        title: words('resumedTitle'),
        body: [words('resumedText', amounts)],
        actions: [{ label: words('continue'), value: undefined, primary: true }],
        dismiss: { value: undefined, label: words('back') },
      });
      stage.show(undefined);
    }
  }

  const emblem = drawEmblem(theme, EMBLEM_PX);
  emblem.className = 'hero-art';
  const heroName = h('span', { class: 'hero-name' }, session.gameName);
  const hero = h('div', { class: 'hero', 'aria-hidden': 'true' }, emblem, heroName);
  const table = h('main', { class: 'table' }, hero, stage.element, strip.element);
  host.replaceChildren(scenery.element, hud.top, table, hud.controls, strip.live);
  host.style.setProperty('--accent', theme.accent);
  document.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (event.repeat || (event.key !== ' ' && event.key !== 'Enter') || host.querySelector('dialog[open]'))
      return;
    // Every other control keeps its own keys.
    if (target !== hud.spin && target.closest('button, input, a')) return;
    event.preventDefault();
    pressSpin();
  });
  setInterval(update, CLOCK_MS);
  strip.idle();
  stage.set(BASE_REELS, restingStops(session.gameCode));
  update();
  hud.spin.focus({ preventScroll: true });
  void tellResumed();
}

/** Where the reels stand before the first spin: somewhere on their strips, the same for a game each time. */
function restingStops(gameCode: string): number[] {
  const start = [...gameCode].reduce((sum, letter) => sum + letter.charCodeAt(0), 7);
  return BASE_REELS.map((strip, reel) => (start * (reel + 3)) % strip.length);
}

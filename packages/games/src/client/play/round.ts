import { GAME_CODES } from '../../protocol/codes.ts';
import type { SessionAnswer } from '../../protocol/session.ts';
import { MAX_WIN_MULTIPLE } from '../../games/lines/rules/paytable.ts';
import { replayRound } from '../../games/lines/rules/round.ts';
import { BASE_REELS } from '../../games/lines/rules/strips.ts';
import { drawSymbol } from '../art/sprites.ts';
import type { Theme } from '../art/theme.ts';
import type { ResultStrip } from '../hud/result.ts';
import { ApiError, type Api, type FinishedRound } from '../shared/api.ts';
import { ask } from '../shared/dialog.ts';
import { h } from '../shared/dom.ts';
import type { Words } from '../shared/i18n.ts';
import type { Money } from '../shared/money.ts';
import type { Sound } from '../shared/sound.ts';
import type { Store } from '../shared/store.ts';
import { GRAND_STAKES, pause, TIMING } from '../shared/timing.ts';
import { burst } from '../stage/burst.ts';
import type { Scenery } from '../stage/scenery.ts';
import type { Stage } from '../stage/stage.ts';
import { askForSpin } from './ask-spin.ts';
import { showBonus } from './bonus.ts';
import type { Model } from './model.ts';
import { verdictOf, type SpinRequest, type ToldRound } from './play.machine.ts';
import { cycleWins } from './present.ts';
import { askAfterRefusal } from './refusal.ts';
import { revealSpin } from './reveal.ts';

export interface RoundParts {
  readonly host: HTMLElement;
  readonly session: SessionAnswer;
  readonly theme: Theme;
  readonly words: Words;
  readonly money: Money;
  readonly api: Api;
  readonly model: Model;
  readonly stage: Stage;
  readonly scenery: Scenery;
  readonly strip: ResultStrip;
  readonly sound: Sound;
  /** Whether the player asked for little motion. */
  readonly still: () => boolean;
  /** Remembers the request that is under way, for a reload in the middle of it. */
  readonly windowStore: Store;
  readonly leave: () => void;
}

export interface RoundPlayer {
  /** Plays one round to its end; `undefined` where none was played. */
  play(): Promise<ToldRound | undefined>;
  /** Ends the show of a win. */
  skip(): void;
}

export const PENDING_KEY = 'pending';
const ART_PX = 264;
const SPOKEN = {
  nothing: 'resultNone',
  partial: 'resultPartial',
  even: 'resultEven',
  win: 'resultWin',
  grand: 'resultWin',
} as const;

export function createRoundPlayer(parts: RoundParts): RoundPlayer {
  const { host, session, theme, words, money, api, model, stage, scenery, strip, sound, windowStore, leave } =
    parts;
  let showing = new AbortController();

  async function play(): Promise<ToldRound | undefined> {
    showing.abort();
    const request: SpinRequest = { requestId: crypto.randomUUID(), stake: model.stake };
    const stood = stage.stops();
    model.dispatch({ kind: 'spin', request });
    if (model.balance < request.stake) {
      model.dispatch({ kind: 'refused', code: GAME_CODES.balanceTooLow });
      await decide(GAME_CODES.balanceTooLow);
      return undefined;
    }
    windowStore.set(PENDING_KEY, request.requestId);
    const before = model.balance;
    while (model.state.kind === 'asking') {
      try {
        return await playOnce(request);
      } catch (error) {
        model.setBalance(before);
        await Promise.all(stood.map((at, reel) => stage.stop(reel, at, TIMING.normal.stop)));
        const code = error instanceof ApiError ? error.code : 'failed';
        model.dispatch({ kind: 'refused', code });
        await decide(code);
      }
    }
    return undefined;
  }

  async function playOnce(request: SpinRequest): Promise<ToldRound> {
    const startedAt = performance.now();
    model.setBalance(model.balance - request.stake);
    strip.clear();
    stage.run(BASE_REELS);
    sound.spin();
    const told = tell(await askForSpin(api, request.requestId, money.decimal(request.stake)), request.stake);
    model.dispatch({ kind: 'told', told });
    const { quick } = model;
    await revealSpin(
      { stage, sound },
      { stops: told.answer.stops[0]!, result: told.round.spin, startedAt, quick },
    );
    windowStore.set(PENDING_KEY, undefined);
    model.dispatch({ kind: 'stopped' });
    if (told.round.bonus) await presentBonus(told);
    await present(told);
    return told;
  }

  function tell(answer: FinishedRound, stake: bigint): ToldRound {
    return { answer, round: replayRound(answer.stops), stake, payout: money.read(answer.payout) };
  }

  /** Says why, and leaves the state where the player's decision puts it: asking again, ready, or over. */
  async function decide(code: string): Promise<void> {
    model.setAuto(undefined);
    const { balance } = model;
    const lower = model.affordable();
    const demo = session.mode === 'demo';
    const decision = await askAfterRefusal(host, { words, money, code, demo, balance, lower });
    if (decision === 'retry') return model.dispatch({ kind: 'retry' });
    windowStore.set(PENDING_KEY, undefined);
    if (decision === 'close') {
      model.dispatch({ kind: 'sessionOver' });
      return leave();
    }
    if (decision === 'lower' && lower !== undefined) model.setStake(lower);
    model.dispatch({ kind: 'dismissed' });
    strip.idle();
  }

  async function presentBonus(told: ToldRound): Promise<void> {
    const { round, payout } = told;
    stage.show({ result: round.spin, wins: [], scatters: true, label: undefined });
    await pause(TIMING.allWins);
    model.dispatch({ kind: 'bonusBegun' });
    await showBonus(
      { ...parts, art: scatterArt, onSpin: (won) => model.dispatch({ kind: 'freeSpinShown', won }) },
      told,
    );
    await ask<void>(host, {
      title: words('bonusEnd'),
      className: 'scene-dialog',
      body: [
        h('p', { class: 'big-number' }, money.write(payout)),
        h('p', {}, words('bonusSum', { count: round.bonus?.spins.length ?? 0 })),
      ],
      actions: [{ label: words('continue'), value: undefined, primary: true }],
      chosenAfter: { ms: TIMING.bonusWait, value: undefined },
    });
    scenery.setMood('base');
  }

  function scatterArt(): HTMLElement {
    const canvas = drawSymbol(theme, 'scatter', ART_PX, { wild: words('wild'), scatter: words('scatter') });
    canvas.className = 'scene-art';
    canvas.setAttribute('aria-hidden', 'true');
    return canvas;
  }

  async function present({ round, payout, stake, answer }: ToldRound): Promise<void> {
    showing = new AbortController();
    const { signal } = showing;
    const verdict = verdictOf(payout, stake, GRAND_STAKES);
    const times = Number(payout / stake);
    model.setBalance(money.read(answer.balance));
    model.count(stake, payout);
    const amounts = {
      payout: money.write(payout),
      stake: money.write(stake),
      balance: money.write(model.balance),
    };
    strip.say(words(SPOKEN[verdict], amounts));
    if (verdict === 'win' || verdict === 'grand') sound.win(times);
    if (verdict === 'grand') burst(host, [theme.accent, ...theme.lowHues], parts.still());
    const cycle = round.bonus
      ? Promise.resolve()
      : cycleWins({ stage, strip, words, money }, round.spin, stake, 1, signal);
    if (verdict === 'grand') strip.note(words('grand', { times }));
    if (round.capped) strip.note(words('capReached', { times: MAX_WIN_MULTIPLE }));
    if (verdict !== 'nothing') {
      const ms = round.bonus ? 0 : verdict === 'grand' ? TIMING.countUpGrand : TIMING.countUp;
      await strip.pay(verdict, 0n, payout, ms, signal);
    }
    model.dispatch({ kind: 'presented' });
    if (model.auto) await Promise.race([cycle, pause(TIMING.allWins)]);
  }

  return { play, skip: () => showing.abort() };
}

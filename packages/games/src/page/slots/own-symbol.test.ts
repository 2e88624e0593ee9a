/** @jest-environment jsdom */
import '../testing/paths.ts';
import { drawMarble } from '../../games/cluster/page/art/marbles.ts';
import { withOwnSymbol } from '../../games/lines/page/art/own-symbol.ts';
import { createPen } from '../../games/lines/page/art/pen.ts';
import { ember } from '../../games/lines/page/art/themes/ember.ts';
import { drawSymbol } from '../../games/vault/page/art/metal.ts';
import { drawPane } from '../../games/ways/page/art/glass.ts';
import { worldOf } from '../worlds.ts';

const symbol = new Image();
const world = { ...worldOf('ember'), symbol };
const SIDE = 100;

/** Returns a context that accepts every call, and the pictures that were drawn on it. */
function paper() {
  const drawn: unknown[] = [];
  const gradient = { addColorStop: () => undefined };
  const known: Record<string, unknown> = {
    drawImage: (picture: unknown) => drawn.push(picture),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
  };
  const ctx = new Proxy(known, { get: (all, name) => all[String(name)] ?? (() => undefined) });
  return { ctx: ctx as unknown as CanvasRenderingContext2D, drawn };
}

const slots = {
  lines: (ctx: CanvasRenderingContext2D, at: 0 | 1, own: typeof symbol | undefined) =>
    withOwnSymbol(ember, own).high[at](createPen(ctx, SIDE)),
  ways: (ctx: CanvasRenderingContext2D, at: 0 | 1, own: typeof symbol | undefined) =>
    drawPane(ctx, (['high1', 'high2'] as const)[at], { ...world, symbol: own }, SIDE, SIDE),
  vault: (ctx: CanvasRenderingContext2D, at: 0 | 1, own: typeof symbol | undefined) =>
    drawSymbol(ctx, (['high1', 'high2'] as const)[at], { ...world, symbol: own }, SIDE, SIDE),
  cluster: (ctx: CanvasRenderingContext2D, at: 0 | 1, own: typeof symbol | undefined) =>
    drawMarble(ctx, (['high1', 'high2'] as const)[at], { ...world, symbol: own }, SIDE),
};

test.each(Object.entries(slots))(
  '%s draws the hero of its cover as its best symbol, and as no other',
  (_, draw) => {
    const [best, second] = [paper(), paper()];
    draw(best.ctx, 0, symbol);
    draw(second.ctx, 1, symbol);
    expect([best.drawn, second.drawn]).toEqual([[symbol], []]);
  },
);

test.each(Object.entries(slots))(
  '%s draws its world’s symbol where the platform has none of the game',
  (_, draw) => {
    const { ctx, drawn } = paper();
    draw(ctx, 0, undefined);
    expect(drawn).toEqual([]);
  },
);

import { type World, drawHero, type GameWorld } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { circle, inSquare, polar, regular } from '../../../../page/slots/shapes.ts';
import type { VaultSymbol } from '../../rules/symbols.ts';
import type { Prize } from '../../rules/table.ts';
import { metalOf, RELIEFS } from './motifs.ts';

const FACE = '"Bricolage Grotesque Variable", system-ui, sans-serif';

/** What a coin shows: its amount, and which prize it is. */
export interface CoinFace {
  readonly text: string;
  readonly prize: Exclude<Prize, 'grand'> | null;
}

/** The metals of the prizes; plates and coins have the same. */
export function prizeMetal(prize: Prize, { high, low }: World): string {
  const metals: Record<Prize, string> = {
    mini: mix(low[2], '#ffffff', 0.2),
    minor: mix(low[3], '#ffffff', 0.2),
    major: mix(high[2], '#ffffff', 0.1),
    grand: '#fff3d6',
  };
  return metals[prize];
}

/** Light falls from the upper left on everything that is struck. */
function shine(ctx: CanvasRenderingContext2D, colour: string): CanvasGradient {
  const light = ctx.createLinearGradient(14, 4, 84, 98);
  light.addColorStop(0, mix(colour, '#ffffff', 0.62));
  light.addColorStop(0.32, colour);
  light.addColorStop(0.52, mix(colour, '#ffffff', 0.3));
  light.addColorStop(1, mix(colour, '#000000', 0.55));
  return light;
}

/** A raised part: its shadow below, its lit edge above. */
function raise(ctx: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  ctx.save();
  ctx.translate(2.2, 3.4);
  ctx.fillStyle = '#000000a0';
  ctx.fill(path);
  ctx.restore();
  ctx.fillStyle = shine(ctx, colour);
  ctx.fill(path, 'evenodd');
  ctx.strokeStyle = mix(colour, '#000000', 0.62);
  ctx.lineWidth = 2;
  ctx.stroke(path);
  ctx.save();
  ctx.clip(path, 'evenodd');
  ctx.translate(1.6, 1.9);
  ctx.strokeStyle = withAlpha('#ffffff', 0.6);
  ctx.lineWidth = 2;
  ctx.stroke(path);
  ctx.restore();
}

/** What is cut in: dark, its lower edge lit. */
function cut(ctx: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  ctx.save();
  ctx.translate(0.8, 1.2);
  ctx.strokeStyle = withAlpha('#ffffff', 0.5);
  ctx.lineWidth = 2;
  ctx.stroke(path);
  ctx.restore();
  ctx.fillStyle = mix(colour, '#06070a', 0.8);
  ctx.fill(path, 'evenodd');
}

/** A brushed plate, on which a symbol is struck. */
function drawPlate(ctx: CanvasRenderingContext2D, world: World, tint: string, w: number, h: number): void {
  const base = mix(mix(world.glass, '#3a414d', 0.5), tint, 0.12);
  const plate = ctx.createLinearGradient(0, 0, w * 0.3, h);
  plate.addColorStop(0, mix(base, '#ffffff', 0.1));
  plate.addColorStop(0.5, base);
  plate.addColorStop(1, mix(base, '#000000', 0.32));
  ctx.fillStyle = plate;
  ctx.fillRect(0, 0, w, h);
  ctx.lineWidth = 0.5;
  for (let y = 1.5; y < h; y += 2.5) {
    ctx.strokeStyle = withAlpha(Math.round(y * 7) % 3 === 0 ? '#ffffff' : '#000000', 0.06);
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.lineTo(w, y);
    ctx.stroke();
  }
  ctx.fillStyle = '#00000073';
  ctx.fillRect(0, h - 1.2, w, 1.2);
  ctx.fillStyle = '#ffffff1c';
  ctx.fillRect(0, 0, w, 1);
}

/** A symbol on its plate. */
export function drawSymbol(
  ctx: CanvasRenderingContext2D,
  symbol: Exclude<VaultSymbol, 'coin'>,
  world: GameWorld,
  width: number,
  height: number,
): void {
  const metal = metalOf(symbol, world);
  drawPlate(ctx, world, metal, width, height);
  const size = Math.min(width, height) * (symbol.startsWith('low') ? 0.66 : 0.8);
  inSquare(ctx, width / 2, height / 2, size, () => {
    if (symbol === 'high1' && world.symbol) return drawHero(ctx, world.symbol, 50, 50, 100);
    for (const part of RELIEFS[symbol].raised) raise(ctx, part, metal);
    for (const part of RELIEFS[symbol].cut) cut(ctx, part, metal);
  });
}

/** A coin with a milled rim; without a face its middle is plain. */
export function drawCoin(
  ctx: CanvasRenderingContext2D,
  face: CoinFace | undefined,
  world: World,
  width: number,
  height: number,
): void {
  const metal = face?.prize ? prizeMetal(face.prize, world) : metalOf('coin', world);
  const size = Math.min(width, height) * 0.94;
  inSquare(ctx, width / 2, height / 2, size, () => {
    raise(ctx, circle(47), metal);
    ctx.strokeStyle = mix(metal, '#000000', 0.5);
    ctx.lineWidth = 1.4;
    for (let angle = 0; angle < 360; angle += 7.5) {
      ctx.beginPath();
      ctx.moveTo(...polar(angle, 46.4));
      ctx.lineTo(...polar(angle, 41.5));
      ctx.stroke();
    }
    const dish = ctx.createLinearGradient(20, 16, 80, 90);
    dish.addColorStop(0, mix(metal, '#000000', 0.4));
    dish.addColorStop(0.55, mix(metal, '#000000', 0.12));
    dish.addColorStop(1, mix(metal, '#ffffff', 0.45));
    ctx.fillStyle = dish;
    ctx.fill(circle(40));
    ctx.fillStyle = shine(ctx, mix(metal, '#ffffff', 0.12));
    ctx.fill(circle(37));
    if (face?.prize) {
      for (const angle of [-36, 0, 36]) {
        const [x, y] = polar(angle, 27);
        cut(ctx, regular(4, angle === 0 ? 5 : 4, 0, x, y), metal);
      }
    }
    if (face) writeAmount(ctx, face.text, metal);
  });
}

/** The amount, as large as the coin has room for. */
function writeAmount(ctx: CanvasRenderingContext2D, text: string, metal: string): void {
  let size = 27;
  ctx.font = `800 ${size}px ${FACE}`;
  const room = 66;
  const width = ctx.measureText(text).width;
  if (width > room) size *= room / width;
  ctx.font = `800 ${size}px ${FACE}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = withAlpha('#ffffff', 0.65);
  ctx.fillText(text, 50.5, 53);
  ctx.fillStyle = mix(metal, '#05060a', 0.9);
  ctx.fillText(text, 50, 52);
}

/** Where no coin lies while the others are locked. */
export function drawSocket(ctx: CanvasRenderingContext2D, world: World, w: number, h: number): void {
  drawPlate(ctx, world, world.glass, w, h);
  inSquare(ctx, w / 2, h / 2, Math.min(w, h) * 0.94, () => {
    const bowl = ctx.createRadialGradient(50, 60, 8, 50, 50, 47);
    bowl.addColorStop(0, mix(world.glass, '#000000', 0.35));
    bowl.addColorStop(1, '#000000');
    ctx.fillStyle = bowl;
    ctx.fill(circle(45));
    ctx.strokeStyle = '#ffffff2e';
    ctx.lineWidth = 1.2;
    ctx.beginPath();
    ctx.arc(50, 50, 45.5, 0.1 * Math.PI, 0.9 * Math.PI);
    ctx.stroke();
  });
}

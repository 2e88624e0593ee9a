import { type World, drawHero, type GameWorld } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { inSquare } from '../../../../page/slots/shapes.ts';
import { SYMBOLS, type WaysSymbol } from '../../rules/symbols.ts';
import { MOTIFS, type Piece } from './motifs.ts';

const LEAD = '#0b0a0e';
const LEAD_EDGE = '#ffffff24';

/** The colour that a symbol's pane is known by: its ground is made of it, and its shards. */
export function colourOf(symbol: WaysSymbol, { high, low, light, accent }: World): string {
  if (symbol === 'wild') return '#f4f1ea';
  if (symbol === 'scatter') return mix(light, accent, 0.4);
  const index = SYMBOLS.indexOf(symbol);
  return index < high.length ? high[index]! : low[index - high.length]!;
}

/** One leaded piece: brighter where the light behind it stands. */
function drawPiece(ctx: CanvasRenderingContext2D, [path, colour]: Piece): void {
  const light = ctx.createRadialGradient(46, 36, 4, 50, 50, 60);
  light.addColorStop(0, mix(colour, '#ffffff', 0.42));
  light.addColorStop(0.55, colour);
  light.addColorStop(1, mix(colour, '#000000', 0.3));
  ctx.fillStyle = light;
  ctx.fill(path);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = LEAD;
  ctx.lineWidth = 4.2;
  ctx.stroke(path);
  ctx.strokeStyle = LEAD_EDGE;
  ctx.lineWidth = 0.9;
  ctx.stroke(path);
}

/** The motif alone, in a square of `size` around a point. */
export function drawMotif(
  ctx: CanvasRenderingContext2D,
  symbol: WaysSymbol,
  world: GameWorld,
  x: number,
  y: number,
  size: number,
): void {
  inSquare(ctx, x, y, size, () => {
    if (symbol === 'high1' && world.symbol) return drawHero(ctx, world.symbol, 50, 50, 100);
    for (const piece of MOTIFS[symbol](world)) drawPiece(ctx, piece);
  });
}

/**
 * A pane: coloured glass in a lead frame, crossed by lead, with its symbol's motif in the middle. It may be of any height:
 * what is more than the motif needs is filled with small panes.
 */
export function drawPane(
  ctx: CanvasRenderingContext2D,
  symbol: WaysSymbol,
  world: GameWorld,
  width: number,
  height: number,
): void {
  const colour = colourOf(symbol, world);
  const prized = !symbol.startsWith('low');
  const inset = Math.max(1, Math.min(width, height) * 0.03);
  ctx.fillStyle = LEAD;
  ctx.fillRect(0, 0, width, height);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(inset, inset, width - inset * 2, height - inset * 2, inset * 2);
  ctx.clip();
  drawGround(ctx, colour, world, prized, width, height);
  drawLattice(ctx, colour, width, height);
  ctx.restore();
  drawHalo(ctx, colour, prized, width, height);
  const size = Math.min(width * 0.84, height * 0.84);
  drawMotif(ctx, symbol, world, width / 2, height / 2, size);
  ctx.strokeStyle = withAlpha(mix(colour, '#ffffff', 0.5), 0.35);
  ctx.lineWidth = Math.max(0.75, inset * 0.4);
  ctx.beginPath();
  ctx.roundRect(inset, inset, width - inset * 2, height - inset * 2, inset * 2);
  ctx.stroke();
}

function drawGround(
  ctx: CanvasRenderingContext2D,
  colour: string,
  { glass }: World,
  prized: boolean,
  width: number,
  height: number,
): void {
  const [dark, deep] = prized ? [0.24, 0.56] : [0.64, 0.84];
  const ground = ctx.createLinearGradient(0, 0, width * 0.4, height);
  ground.addColorStop(0, mix(colour, glass, dark));
  ground.addColorStop(1, mix(colour, glass, deep));
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, width, height);
}

/** Diamonds of lead, every other one a little lighter. */
function drawLattice(ctx: CanvasRenderingContext2D, colour: string, width: number, height: number): void {
  const across = Math.max(1, Math.round(width / Math.max(24, Math.min(width, height) * 0.62)));
  const half = width / across / 2;
  const rows = Math.max(1, Math.round(height / (half * 3)));
  const tall = height / rows / 2;
  ctx.strokeStyle = withAlpha(LEAD, 0.75);
  ctx.lineWidth = Math.max(1, half * 0.045);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= across; column += 1) {
      const [x, y] = [column * half * 2, row * tall * 2];
      ctx.beginPath();
      ctx.moveTo(x, y - tall);
      ctx.lineTo(x + half, y);
      ctx.lineTo(x, y + tall);
      ctx.lineTo(x - half, y);
      ctx.closePath();
      ctx.fillStyle = withAlpha(mix(colour, '#ffffff', 0.3), (row + column) % 2 === 0 ? 0.2 : 0.09);
      ctx.fill();
      ctx.stroke();
    }
  }
}

/** Light behind the motif. */
function drawHalo(
  ctx: CanvasRenderingContext2D,
  colour: string,
  prized: boolean,
  width: number,
  height: number,
): void {
  const [x, y] = [width / 2, height / 2];
  const halo = ctx.createRadialGradient(x, y, 0, x, y, Math.max(width, height) * 0.52);
  halo.addColorStop(0, withAlpha(mix(colour, '#ffffff', 0.4), prized ? 0.6 : 0.26));
  halo.addColorStop(1, withAlpha(colour, 0));
  ctx.fillStyle = halo;
  ctx.fillRect(0, 0, width, height);
}

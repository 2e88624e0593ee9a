import type { SpriteArt, World } from '../../../../page/kit.ts';
import { withAlpha } from '../../../../page/slots/colour.ts';
import type { Species } from '../../rules/waters.ts';
import { GLOW, GUESTS } from '../art/guests/guests.ts';
import { LAMP_ROOM, paintBubble, paintGlobe, paintHorn } from '../art/lamp.ts';

/** A guest in one of its strokes. */
export interface Stroke {
  readonly species: Species;
  /** Of its swimming, 0 to 1. */
  readonly phase: number;
  /** CSS pixels of a guest's hundred units. */
  readonly unit: number;
  readonly world: World;
}

/** Of a lamp, or of what it blows; a broken ring around whom the player means. It fills its picture. */
export interface Light {
  readonly light: 'dark' | 'globe' | 'horn' | 'bubble' | 'burst' | 'target';
  readonly colour: string;
}

/** All that is painted of the water. */
export type WaterPicture = Stroke | Light;

/** How many bubbles are left of a magazine, around the player's globe. */
export interface Gauge {
  readonly x: number;
  readonly y: number;
  /** The globe's. */
  readonly radius: number;
  /** 0 to 1. */
  readonly left: number;
  readonly colour: string;
}

/** What is drawn of the water in each frame, besides its pictures. */
export interface Drawn {
  /** What floats in it and catches the light. */
  readonly motes: Motes;
  /** None while the player has no magazine. */
  readonly gauge: Gauge | undefined;
}

export interface Motes {
  /** The water's, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Seconds that they have drifted. */
  readonly drift: number;
  readonly colour: string;
}

const TURN = Math.PI * 2;
const RING_PX = 2;
const MOTES = 26;

/** From one look into the water to the next. */
export const LOOK_MS = 48;

/** What is painted, and drawn in each frame, where the water is drawn: in a worker, or in the page. */
export const WATER_ART: SpriteArt<WaterPicture, Drawn> = {
  glideMs: LOOK_MS * 1.5,
  under(ctx, { motes }) {
    drawMotes(ctx, motes);
  },
  draw(ctx, { gauge }) {
    if (gauge) drawGauge(ctx, gauge);
  },
  paint(ctx, { what, width, height }) {
    ctx.translate(width / 2, height / 2);
    if ('light' in what) LIGHTS[what.light](ctx, width / 2, what.colour);
    else paintStroke(ctx, what);
  },
};

function drawMotes(ctx: CanvasRenderingContext2D, { width, height, drift, colour }: Motes): void {
  ctx.fillStyle = colour;
  for (let n = 0; n < MOTES; n += 1) {
    const depth = 0.3 + ((n * 0.618) % 1) * 0.7;
    const x = (((n * 0.7548 + drift * 0.004 * depth) % 1) * 1.1 - 0.05) * width;
    const y = ((n * 0.5698 - drift * 0.009 * depth + 100) % 1) * height;
    const side = 1 + depth * 1.4;
    ctx.globalAlpha = 0.1 + 0.2 * depth;
    ctx.fillRect(x - side / 2, y - side / 2, side, side);
  }
}

function drawGauge(ctx: CanvasRenderingContext2D, { x, y, radius, left, colour }: Gauge): void {
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(3, radius * 0.13);
  for (const [strokeStyle, part] of [
    ['#05080ea0', 1],
    [withAlpha(colour, 0.95), left],
  ] as const) {
    ctx.strokeStyle = strokeStyle;
    ctx.beginPath();
    ctx.arc(x, y, radius * 1.14, -TURN / 4, -TURN / 4 + TURN * part);
    ctx.stroke();
  }
}

function paintStroke(ctx: CanvasRenderingContext2D, { species, phase, unit, world }: Stroke): void {
  ctx.scale(unit / 100, unit / 100);
  paintGlow(ctx, species, world);
  GUESTS[species].paint(ctx, phase, GUESTS[species].colour(world), world);
}

/** Around 0, 0, with so much room to each side. */
const LIGHTS: Record<Light['light'], (ctx: CanvasRenderingContext2D, room: number, colour: string) => void> =
  {
    dark(ctx, room, colour) {
      inRadii(ctx, room / LAMP_ROOM.dark);
      ctx.save();
      ctx.rotate(-TURN / 4);
      paintHorn(ctx, colour, false);
      ctx.restore();
      paintGlobe(ctx, colour, false);
    },
    globe(ctx, room, colour) {
      inRadii(ctx, room / LAMP_ROOM.lit);
      paintGlobe(ctx, colour, true);
    },
    horn(ctx, room, colour) {
      inRadii(ctx, room / LAMP_ROOM.horn);
      paintHorn(ctx, colour, true);
    },
    bubble(ctx, room, colour) {
      inRadii(ctx, room);
      paintBubble(ctx, colour);
    },
    burst: ring,
    target(ctx, room, colour) {
      ctx.setLineDash([room * 0.5, room * 0.285]);
      ring(ctx, room, colour);
    },
  };

/** In units of which 100 are the radius. */
const inRadii = (ctx: CanvasRenderingContext2D, radius: number): void =>
  ctx.scale(radius / 100, radius / 100);

function ring(ctx: CanvasRenderingContext2D, room: number, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = RING_PX;
  ctx.beginPath();
  ctx.arc(0, 0, room - RING_PX, 0, TURN);
  ctx.stroke();
}

/** The light that a guest throws into the water around it. */
function paintGlow(ctx: CanvasRenderingContext2D, species: Species, world: World): void {
  const { room, colour } = GUESTS[species];
  const far = room.width / 2 + GLOW;
  const glow = ctx.createRadialGradient(0, 0, far * 0.2, 0, 0, far);
  glow.addColorStop(0, withAlpha(colour(world), 0.42));
  glow.addColorStop(0.55, withAlpha(colour(world), 0.14));
  glow.addColorStop(1, withAlpha(colour(world), 0));
  ctx.save();
  ctx.scale(1, room.height / room.width);
  ctx.fillStyle = glow;
  ctx.fillRect(-far, -far, far * 2, far * 2);
  ctx.restore();
}

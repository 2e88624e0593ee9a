import Konva from 'konva/lib/Core';
import { drawnLayer, STILL, type SceneActor, type SceneSize, type World } from '../../../../page/kit.ts';
import { paintBackdrop } from '../art/backdrop.ts';
import { drawGauge, drawLamp } from './lamp.drawing.ts';
import { LAMPS } from './lamps.ts';
import { colourOf, createPaintings } from './paintings.ts';
import { END_MS, JOY_MS, placeOfBubble, type Bubble, type Joy, type LampIndex } from './sea.ts';
import { spriteSize } from './sprites.ts';
import { scaleOf, type Swimmer } from './swimmers.ts';
import type { Waters } from './waters.ts';
import { write } from './write.ts';

/**
 * A night dive among paper lanterns: every creature is oiled paper with a candle inside, the reef is cut from dark paper
 * in planes, and who is greeted goes up into the light in a bubble.
 */

export interface WaterShow {
  /** Bubbles left of how many; `undefined` while the player has no magazine. */
  magazine(): { readonly left: number; readonly of: number } | undefined;
  /** Whether somebody plays with a lamp. */
  isLit(lamp: LampIndex): boolean;
  /** A number, in the player's digits. */
  write(value: number): string;
  multipleOf(species: string): number;
  /** The player's bubbles have reached them. */
  onReached(joys: readonly Joy[]): void;
  readonly world: World;
}

const TURN = Math.PI * 2;
const UP = -Math.PI / 2;
/** A bubble on its way, in parts of the lamp's globe. */
const BUBBLE = { own: 0.42, others: 0.5 } as const;
const MOTES = 26;
/** The list of guests lies over so much of the water's upper edge. */
const LIST_PX = 72;
/** How long a swimmer takes to lie level on a device that does not keep up, so that nobody sees it happen. */
const LEVEL_MS = 600;

export function createWater(
  waters: Waters,
  show: WaterShow,
): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    const { world } = show;
    const { source, sea } = waters;
    let swimmers: readonly Swimmer[] = [];
    let clock = 0;
    let horn = UP;
    /** How much of their turn swimmers have. */
    let turned = 1;
    waters.size = first;
    let paintings = createPaintings(source.water, world, first, Konva.pixelRatio);
    const still = drawnLayer((ctx) => paintBackdrop(ctx, waters.size, world), STILL);
    const moving = drawnLayer(draw);
    stage.add(still, moving);

    function draw(ctx: CanvasRenderingContext2D): void {
      drawMotes(ctx);
      for (const swimmer of swimmers) drawGuest(ctx, swimmer, swimmer.tilt * turned);
      drawTarget(ctx);
      for (const bubble of sea.bubbles) drawBubble(ctx, bubble);
      for (const index of LAMPS) drawLamp(ctx, paintings.lamp(index), hornOf(index));
      const magazine = show.magazine();
      if (magazine) {
        const gauge = { ...magazine, text: show.write(magazine.left) };
        drawGauge(ctx, paintings.lamp(0).place, gauge, world);
      }
      for (const joy of sea.joys) drawJoy(ctx, joy);
    }

    /** What floats in the water and catches the light. */
    function drawMotes(ctx: CanvasRenderingContext2D): void {
      const { width, height } = waters.size;
      const drift = source.calm() ? 0 : clock / 1_000;
      ctx.fillStyle = world.light;
      for (let n = 0; n < MOTES; n += 1) {
        const depth = 0.3 + ((n * 0.618) % 1) * 0.7;
        const x = (((n * 0.7548 + drift * 0.004 * depth) % 1) * 1.1 - 0.05) * width;
        const y = ((n * 0.5698 - drift * 0.009 * depth + 100) % 1) * height;
        ctx.globalAlpha = 0.1 + 0.2 * depth;
        ctx.fillRect(x, y, 1 + depth * 1.4, 1 + depth * 1.4);
      }
      ctx.globalAlpha = 1;
    }

    function drawGuest(ctx: CanvasRenderingContext2D, guest: Swimmer, tilt: number): void {
      const { kind, x, y, flipped, phase, shown } = guest;
      const [width, height] = spriteSize(kind, scaleOf(kind, waters.size));
      ctx.save();
      ctx.globalAlpha *= shown;
      ctx.translate(x, y);
      // A picture that is not turned costs a device without a graphics card a third.
      if (tilt !== 0) ctx.rotate(tilt);
      if (flipped) ctx.scale(-1, 1);
      ctx.drawImage(paintings.guests.of(kind, phase), -width / 2, -height / 2, width, height);
      ctx.restore();
      if (kind === 'golden' && !source.calm()) drawGlints(ctx, x, y, width);
    }

    function drawGlints(ctx: CanvasRenderingContext2D, x: number, y: number, width: number): void {
      ctx.fillStyle = '#fff3d6';
      for (let n = 0; n < 7; n += 1) {
        const life = (clock / 1_400 + n / 7) % 1;
        const angle = n * 2.4;
        const far = width * (0.18 + life * 0.3);
        ctx.globalAlpha = Math.sin(life * Math.PI) * 0.8;
        ctx.beginPath();
        ctx.arc(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.7, 1.6, 0, TURN);
        ctx.fill();
      }
      ctx.globalAlpha = 1;
    }

    /** A broken ring around whom the player means, with what they are worth. */
    function drawTarget(ctx: CanvasRenderingContext2D): void {
      const target = swimmers.find(({ id }) => id === waters.target);
      if (!target || source.isGone(target.id)) return;
      const radius = Math.max(26, target.radius * 1.12);
      ctx.save();
      ctx.translate(target.x, target.y);
      ctx.strokeStyle = '#f4f1ea';
      ctx.lineWidth = 2;
      ctx.setLineDash([radius * 0.5, radius * 0.285]);
      if (!source.calm()) ctx.rotate(clock / 1_800);
      ctx.beginPath();
      ctx.arc(0, 0, radius, 0, TURN);
      ctx.stroke();
      ctx.restore();
      // Below it where the list of guests lies above.
      const above = target.y - radius - 12;
      const y = above < LIST_PX ? target.y + radius + 12 : above;
      write(ctx, `${show.write(show.multipleOf(target.kind))}×`, target.x, y, 15);
    }

    function stamp(
      ctx: CanvasRenderingContext2D,
      lamp: LampIndex | undefined,
      x: number,
      y: number,
      radius: number,
    ): void {
      ctx.drawImage(paintings.bubble(lamp), x - radius, y - radius, radius * 2, radius * 2);
    }

    function drawBubble(ctx: CanvasRenderingContext2D, bubble: Bubble): void {
      const { endedAt, fate, lamp } = bubble;
      const { radius } = paintings.lamp(lamp ?? 1).place;
      const size = radius * (lamp === 0 ? BUBBLE.own : BUBBLE.others);
      const { x, y } = placeOfBubble(bubble, clock);
      if (endedAt === undefined) return stamp(ctx, lamp, x, y, size);
      if (fate === 'skipped') {
        const part = Math.min(1, (clock - endedAt) / END_MS.skipped);
        ctx.globalAlpha = 1 - part;
        stamp(ctx, lamp, x, y - part * 40, size);
      } else {
        const part = Math.min(1, (clock - endedAt) / END_MS.missed);
        ctx.globalAlpha = 0.8 * (1 - part);
        ctx.lineWidth = 2;
        ctx.strokeStyle = colourOf(lamp, world);
        ctx.beginPath();
        ctx.arc(x, y, size * (source.calm() ? 1 : 1 + part * 0.9), 0, TURN);
        ctx.stroke();
      }
      ctx.globalAlpha = 1;
    }

    /** Up into the light, as fast as gladness goes. */
    function drawJoy(ctx: CanvasRenderingContext2D, { guest, lamp, since, label }: Joy): void {
      const part = (clock - since) / JOY_MS;
      if (part < 0 || part > 1) return;
      const calm = source.calm();
      const y = guest.y - (calm ? 0 : part * part * (guest.y + guest.radius * 2));
      const x = guest.x + (calm ? 0 : Math.sin(part * 9) * 8 * part);
      const grown = calm ? 1 : Math.min(1, part * 6);
      ctx.globalAlpha = calm ? 1 - part : Math.min(1, (1 - part) * 3);
      drawGuest(ctx, { ...guest, x, y }, calm ? 0 : Math.sin(part * 16) * 0.16);
      stamp(ctx, lamp, x, y, Math.max(26, guest.radius * 1.2) * (0.7 + 0.3 * grown));
      if (label !== undefined) {
        const size = lamp === 0 ? Math.max(16, paintings.lamp(0).place.radius * 0.6) : 14;
        write(ctx, label, guest.x, Math.max(LIST_PX + 12, guest.y - (calm ? 0 : part * 34)), size);
      }
      ctx.globalAlpha = 1;
    }

    /** Others' lamps look where their last bubble went. */
    function hornOf(index: LampIndex): number | undefined {
      if (!show.isLit(index)) return undefined;
      if (index === 0) return horn;
      const { x, y } = paintings.lamp(index).place;
      const last = sea.bubbles.findLast(({ lamp }) => lamp === index);
      return last ? Math.atan2(last.to.y - y, last.to.x - x) : UP;
    }

    function turnHorn(ms: number): void {
      const { place } = paintings.lamp(0);
      const to = swimmers.find(({ id }) => id === waters.target) ?? waters.aim;
      const wanted = to ? Math.atan2(to.y - place.y, to.x - place.x) : UP;
      const part = source.calm() ? 1 : Math.min(1, ms / 90);
      horn += Math.atan2(Math.sin(wanted - horn), Math.cos(wanted - horn)) * part;
    }

    return {
      frame(ms, now, spares) {
        clock = now;
        if (spares) turned = Math.max(0, turned - ms / LEVEL_MS);
        swimmers = waters.look();
        const reached = sea.step(swimmers, now);
        if (reached.length > 0) show.onReached(reached);
        turnHorn(ms);
        paintings.guests.ahead();
        moving.draw();
      },
      resize(size) {
        waters.size = size;
        paintings = createPaintings(source.water, world, size, moving.getCanvas().getPixelRatio());
        still.draw();
      },
    };
  };
}

import Konva from 'konva/lib/Core';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import type { SceneActor, SceneSize, World } from '../../../../page/kit.ts';
import { withAlpha } from '../../../../page/slots/colour.ts';
import { picture2d } from '../../../../page/slots/pictures.ts';
import { paintBackdrop } from '../art/backdrop.ts';
import { lampColour, LAMP_ROOM, paintBubble, paintGlobe, paintHorn } from '../art/lamp.ts';
import { lampOf, LAMPS, type Lamp } from './lamps.ts';
import { END_MS, JOY_MS, placeOfBubble, type Bubble, type Joy, type LampIndex } from './sea.ts';
import { createSprites, spriteSize } from './sprites.ts';
import { scaleOf, type Swimmer } from './swimmers.ts';
import type { Waters } from './waters.ts';

/**
 * A night dive among paper lanterns: every creature is oiled paper with a candle inside, the reef is cut from dark paper
 * in planes, and who is greeted goes up into the light in a bubble.
 */

export interface WaterShow {
  /** Bubbles left of how many; `undefined` while the player has no magazine. */
  magazine(): { readonly left: number; readonly of: number } | undefined;
  /** Whether somebody plays with a lamp. */
  isLit(lamp: LampIndex): boolean;
  /** A multiple, in the player's digits. */
  write(multiple: number): string;
  multipleOf(species: string): number;
  /** The player's bubbles have reached them. */
  onReached(joys: readonly Joy[]): void;
  readonly world: World;
}

const TURN = Math.PI * 2;
const FACE = '"Bricolage Grotesque Variable", "Noto Sans Tamil", system-ui, sans-serif';
/** A bubble on its way, in parts of the lamp's globe. */
const BUBBLE = 0.42;
const MOTES = 26;
/** The list of guests lies over so much of the water's upper edge. */
const LIST_PX = 72;
const OTHERS = '#dfe8f2';

export function createWater(
  waters: Waters,
  show: WaterShow,
): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    const { world } = show;
    const { source, sea } = waters;
    const ratio = Konva.pixelRatio;
    const colours = LAMPS.map((_, index) => lampColour(index, world));
    const colourOf = (lamp: LampIndex | undefined): string => (lamp === undefined ? OTHERS : colours[lamp]!);
    let swimmers: readonly Swimmer[] = [];
    let clock = 0;
    let horn = -Math.PI / 2;
    let pictures = paintAll(first);
    const still = new Layer({ listening: false });
    const moving = new Layer({ listening: false });
    add(still, (ctx) => paintBackdrop(ctx, waters.size, world));
    add(moving, draw);
    stage.add(still, moving);

    function add(layer: Layer, paint: (ctx: CanvasRenderingContext2D) => void): void {
      const sceneFunc: NonNullable<ConstructorParameters<typeof Shape>[0]>['sceneFunc'] = (context) =>
        paint((context as unknown as { _context: CanvasRenderingContext2D })._context);
      layer.add(new Shape({ sceneFunc }));
    }

    /** Everything that is painted once for a size. */
    function paintAll(size: SceneSize) {
      waters.size = size;
      const around = (radius: number, room: number, paint: (ctx: CanvasRenderingContext2D) => void) =>
        picture2d(radius * room * 2, radius * room * 2, ratio, (ctx) => {
          ctx.translate(radius * room, radius * room);
          ctx.scale(radius / 100, radius / 100);
          paint(ctx);
        });
      const lamps = ([0, 1, 2, 3] as const).map((index) => {
        const place = lampOf(index, size);
        const colour = colours[index]!;
        const both = (paint: typeof paintGlobe) =>
          [false, true].map((lit) => around(place.radius, LAMP_ROOM, (ctx) => paint(ctx, colour, lit)));
        return { place, globe: both(paintGlobe), horn: both(paintHorn) };
      });
      const bubbles = [...colours, OTHERS].map((colour) => around(80, 1, (ctx) => paintBubble(ctx, colour)));
      return {
        guests: createSprites(source.water, world, size, ratio),
        lamps,
        bubbles,
      };
    }

    const bubblePicture = (lamp: LampIndex | undefined): HTMLCanvasElement => pictures.bubbles[lamp ?? 4]!;

    function draw(ctx: CanvasRenderingContext2D): void {
      drawMotes(ctx);
      for (const swimmer of swimmers) drawGuest(ctx, swimmer);
      drawTarget(ctx);
      for (const bubble of sea.bubbles) drawBubble(ctx, bubble);
      for (const index of LAMPS) drawLamp(ctx, index);
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

    function drawGuest(ctx: CanvasRenderingContext2D, guest: Swimmer): void {
      const { kind, x, y, tilt, flipped, phase, shown } = guest;
      const [width, height] = spriteSize(kind, scaleOf(kind, waters.size));
      ctx.save();
      ctx.globalAlpha *= shown;
      ctx.translate(x, y);
      ctx.rotate(tilt);
      if (flipped) ctx.scale(-1, 1);
      ctx.drawImage(pictures.guests.of(kind, phase), -width / 2, -height / 2, width, height);
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
      label(ctx, `${show.write(show.multipleOf(target.kind))}×`, target.x, y, 15);
    }

    function label(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): void {
      ctx.font = `700 ${size}px ${FACE}`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.lineWidth = 4;
      ctx.lineJoin = 'round';
      ctx.strokeStyle = '#05080ecc';
      ctx.strokeText(text, x, y);
      ctx.fillStyle = '#f4f1ea';
      ctx.fillText(text, x, y);
    }

    function stamp(
      ctx: CanvasRenderingContext2D,
      lamp: LampIndex | undefined,
      x: number,
      y: number,
      radius: number,
    ): void {
      ctx.drawImage(bubblePicture(lamp), x - radius, y - radius, radius * 2, radius * 2);
    }

    function drawBubble(ctx: CanvasRenderingContext2D, bubble: Bubble): void {
      const { endedAt, fate, lamp } = bubble;
      const globe = pictures.lamps[lamp ?? 1]!.place.radius;
      const size = globe * BUBBLE * (lamp === 0 ? 1 : 1.2);
      const { x, y } = placeOfBubble(bubble, clock);
      if (endedAt === undefined) return stamp(ctx, lamp, x, y, size);
      const part = Math.min(1, (clock - endedAt) / END_MS[fate === 'skipped' ? 'skipped' : 'missed']);
      if (fate === 'skipped') {
        ctx.globalAlpha = 1 - part;
        stamp(ctx, lamp, x, y - part * 40, size);
        ctx.globalAlpha = 1;
        return;
      }
      ctx.globalAlpha = 0.8 * (1 - part);
      ctx.lineWidth = 2;
      ctx.strokeStyle = colourOf(lamp);
      ctx.beginPath();
      ctx.arc(x, y, size * (source.calm() ? 1 : 1 + part * 0.9), 0, TURN);
      ctx.stroke();
      ctx.globalAlpha = 1;
    }

    /** Up into the light, as fast as gladness goes. */
    function drawJoy(ctx: CanvasRenderingContext2D, { guest, lamp, since, label: amount }: Joy): void {
      const part = (clock - since) / JOY_MS;
      if (part < 0 || part > 1) return;
      const calm = source.calm();
      const up = calm ? 0 : part * part * (guest.y + guest.radius * 2);
      const y = guest.y - up;
      const x = guest.x + (calm ? 0 : Math.sin(part * 9) * 8 * part);
      const grown = calm ? 1 : Math.min(1, part * 6);
      ctx.globalAlpha = calm ? 1 - part : Math.min(1, (1 - part) * 3);
      drawGuest(ctx, { ...guest, x, y, tilt: calm ? 0 : Math.sin(part * 16) * 0.16 });
      stamp(ctx, lamp, x, y, Math.max(26, guest.radius * 1.2) * (0.7 + 0.3 * grown));
      if (amount !== undefined)
        label(
          ctx,
          amount,
          guest.x,
          Math.max(LIST_PX + 12, guest.y - (calm ? 0 : part * 34)),
          lamp === 0 ? Math.max(16, pictures.lamps[0]!.place.radius * 0.6) : 14,
        );
      ctx.globalAlpha = 1;
    }

    function drawLamp(ctx: CanvasRenderingContext2D, index: LampIndex): void {
      const { place, globe, horn: horns } = pictures.lamps[index]!;
      const lit = Number(show.isLit(index));
      const side = place.radius * LAMP_ROOM;
      ctx.save();
      ctx.translate(place.x, place.y);
      ctx.rotate(index === 0 ? horn : hornOf(index, place));
      ctx.drawImage(horns[lit]!, -side, -side, side * 2, side * 2);
      ctx.restore();
      ctx.drawImage(globe[lit]!, place.x - side, place.y - side, side * 2, side * 2);
      const magazine = index === 0 ? show.magazine() : undefined;
      if (magazine) drawGauge(ctx, place, magazine);
    }

    function drawGauge(
      ctx: CanvasRenderingContext2D,
      { x, y, radius }: Lamp,
      { left, of }: { readonly left: number; readonly of: number },
    ): void {
      ctx.lineWidth = Math.max(3, radius * 0.13);
      ctx.lineCap = 'round';
      ctx.strokeStyle = '#05080ea0';
      ctx.beginPath();
      ctx.arc(x, y, radius * 1.14, 0, TURN);
      ctx.stroke();
      ctx.strokeStyle = withAlpha(world.light, 0.95);
      ctx.beginPath();
      ctx.arc(x, y, radius * 1.14, -Math.PI / 2, -Math.PI / 2 + (TURN * left) / of);
      ctx.stroke();
      label(ctx, show.write(left), x, y + 1, radius * 0.78);
    }

    /** Others' lamps look where their last bubble went. */
    function hornOf(index: LampIndex, { x, y }: Lamp): number {
      const last = sea.bubbles.findLast(({ lamp }) => lamp === index);
      return last ? Math.atan2(last.to.y - y, last.to.x - x) : -Math.PI / 2;
    }

    function turnHorn(ms: number): void {
      const { place } = pictures.lamps[0]!;
      const to = swimmers.find(({ id }) => id === waters.target) ?? waters.aim;
      const wanted = to ? Math.atan2(to.y - place.y, to.x - place.x) : -Math.PI / 2;
      const part = source.calm() ? 1 : Math.min(1, ms / 90);
      horn += Math.atan2(Math.sin(wanted - horn), Math.cos(wanted - horn)) * part;
    }

    return {
      frame(ms, now) {
        clock = now;
        swimmers = waters.look();
        const reached = sea.step(swimmers, now);
        if (reached.length > 0) show.onReached(reached);
        turnHorn(ms);
        pictures.guests.ahead();
        moving.batchDraw();
      },
      resize(size) {
        pictures = paintAll(size);
        still.batchDraw();
      },
    };
  };
}

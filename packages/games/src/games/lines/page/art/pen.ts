import { mix } from '../../../../page/slots/colour.ts';

/** Two colours of a surface: where the light falls, and where it does not. */
export type Shade = readonly [light: string, dark: string];

/**
 * Draws in a square of 100 units with one light, up and to the left, so that every symbol of every theme is lit
 * alike. Paths are SVG path data.
 */
export interface Pen {
  /** A solid thing: shadow below, light to dark across, an inner edge and a rim of light. */
  body(d: string, shade: Shade, depth?: number): void;
  /** A flat patch upon something. */
  patch(d: string, colour: string, alpha?: number): void;
  /** A stroke; with a shade it is a rounded bar with light on it. */
  stroke(d: string, width: number, colour: string, alpha?: number): void;
  bar(d: string, width: number, shade: Shade): void;
  /** A soft light. */
  glow(x: number, y: number, radius: number, colour: string, alpha?: number): void;
  /** A ball, lit. */
  ball(x: number, y: number, radius: number, shade: Shade): void;
  /** A picture over the whole square. */
  picture(image: CanvasImageSource): void;
  /** Draws turned about a point, the middle unless said otherwise. */
  turned(degrees: number, draw: () => void, x?: number, y?: number): void;
  /** Draws mirrored left to right, too. */
  mirrored(draw: () => void): void;
  /** Draws smaller or larger about a point of the square. */
  scaled(times: number, draw: () => void, x?: number, y?: number): void;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A pen on a canvas; the square's corner is the origin of the context's own transform. */
export function createPen(ctx: Context, size: number): Pen {
  const unit = size / 100;
  /** Shadows do not follow the transform: their sizes are in the canvas's own pixels. */
  function shadow(colour: string, blur: number, x: number, y: number): void {
    ctx.shadowColor = colour;
    ctx.shadowBlur = blur * unit;
    ctx.shadowOffsetX = x * unit;
    ctx.shadowOffsetY = y * unit;
  }
  function gradient([light, dark]: Shade): CanvasGradient {
    const across = ctx.createLinearGradient(28, 6, 70, 96);
    across.addColorStop(0, light);
    across.addColorStop(0.5, mix(light, dark, 0.42));
    across.addColorStop(1, dark);
    return across;
  }
  /** Light or shade that falls inwards from a shape's edge: the shadow of everything around it. */
  function innerEdge(path: Path2D, colour: string, blur: number, x: number, y: number): void {
    const around = new Path2D();
    around.rect(-60, -60, 220, 220);
    around.addPath(path);
    shadow(colour, blur, x, y);
    ctx.fillStyle = '#000';
    ctx.fill(around, 'evenodd');
  }
  function rim(path: Path2D): void {
    const light = ctx.createLinearGradient(20, 0, 80, 100);
    light.addColorStop(0, 'rgba(255,255,255,.85)');
    light.addColorStop(0.35, 'rgba(255,255,255,.18)');
    light.addColorStop(0.7, 'rgba(255,255,255,0)');
    light.addColorStop(1, 'rgba(255,255,255,.32)');
    ctx.strokeStyle = light;
    ctx.lineWidth = 0.9;
    ctx.stroke(path);
  }

  const pen: Pen = {
    picture(image) {
      ctx.save();
      shadow('rgba(0,0,0,.55)', 6, 0, 3);
      ctx.drawImage(image, 0, 0, 100, 100);
      ctx.restore();
    },
    body(d, shade, depth = 1) {
      const path = new Path2D(d);
      ctx.save();
      shadow('rgba(0,0,0,.6)', 5 * depth, 0, 2.6 * depth);
      ctx.fillStyle = shade[1];
      ctx.fill(path);
      ctx.restore();
      ctx.save();
      ctx.fillStyle = gradient(shade);
      ctx.fill(path);
      ctx.clip(path);
      innerEdge(path, `${mix(shade[1], '#000000', 0.6)}b8`, 8 * depth, -2.4 * depth, -3.6 * depth);
      innerEdge(path, `${mix(shade[0], '#ffffff', 0.65)}a0`, 3 * depth, 1.3 * depth, 1.8 * depth);
      ctx.restore();
      rim(path);
    },
    patch(d, colour, alpha = 1) {
      ctx.save();
      ctx.globalAlpha *= alpha;
      ctx.fillStyle = colour;
      ctx.fill(new Path2D(d));
      ctx.restore();
    },
    stroke(d, width, colour, alpha = 1) {
      ctx.save();
      ctx.globalAlpha *= alpha;
      ctx.lineCap = 'round';
      ctx.lineJoin = 'round';
      ctx.lineWidth = width;
      ctx.strokeStyle = colour;
      ctx.stroke(new Path2D(d));
      ctx.restore();
    },
    bar(d, width, shade) {
      ctx.save();
      shadow('rgba(0,0,0,.55)', 4, 0, 2);
      pen.stroke(d, width, shade[1]);
      ctx.restore();
      ctx.save();
      ctx.lineCap = 'round';
      ctx.lineJoin = 'round';
      ctx.strokeStyle = gradient(shade);
      ctx.lineWidth = width - 0.8;
      ctx.stroke(new Path2D(d));
      ctx.translate(-width * 0.12, -width * 0.16);
      ctx.strokeStyle = 'rgba(255,255,255,.42)';
      ctx.lineWidth = width * 0.24;
      ctx.stroke(new Path2D(d));
      ctx.restore();
    },
    glow(x, y, radius, colour, alpha = 1) {
      ctx.save();
      ctx.globalAlpha *= alpha;
      ctx.globalCompositeOperation = 'lighter';
      const soft = ctx.createRadialGradient(x, y, 0, x, y, radius);
      soft.addColorStop(0, colour);
      soft.addColorStop(1, `${colour.slice(0, 7)}00`);
      ctx.fillStyle = soft;
      ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      ctx.restore();
    },
    ball(x, y, radius, [light, dark]) {
      ctx.save();
      shadow('rgba(0,0,0,.55)', 4, 0, 2);
      const round = ctx.createRadialGradient(
        x - radius * 0.35,
        y - radius * 0.45,
        radius * 0.05,
        x,
        y,
        radius,
      );
      round.addColorStop(0, '#ffffff');
      round.addColorStop(0.22, light);
      round.addColorStop(0.86, dark);
      round.addColorStop(1, light);
      ctx.fillStyle = round;
      ctx.beginPath();
      ctx.arc(x, y, radius, 0, Math.PI * 2);
      ctx.fill();
      ctx.restore();
    },
    turned(degrees, draw, x = 50, y = 50) {
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate((degrees * Math.PI) / 180);
      ctx.translate(-x, -y);
      draw();
      ctx.restore();
    },
    mirrored(draw) {
      draw();
      ctx.save();
      ctx.translate(100, 0);
      ctx.scale(-1, 1);
      draw();
      ctx.restore();
    },
    scaled(times, draw, x = 50, y = 50) {
      ctx.save();
      ctx.translate(x, y);
      ctx.scale(times, times);
      ctx.translate(-x, -y);
      draw();
      ctx.restore();
    },
  };
  return pen;
}

/** Splinters of glass that fly and fall; a fixed number of them, used again and again: a frame makes nothing new. */
export interface Shards {
  burst(x: number, y: number, width: number, height: number, colour: string): void;
  /** @returns whether any still fly */
  move(ms: number): boolean;
  draw(ctx: CanvasRenderingContext2D): void;
  clear(): void;
}

const MOST = 150;
const EACH = 6;
const LIFE_MS = 780;
const GRAVITY = 0.0022;

export function createShards(): Shards {
  const colours: string[] = Array.from({ length: MOST }, () => '#ffffff');
  const make = (): Float32Array => new Float32Array(MOST);
  const [x, y, vx, vy, size, turn, age] = [make(), make(), make(), make(), make(), make(), make()];
  age.fill(LIFE_MS);
  let next = 0;
  let alive = false;
  return {
    burst(left, top, width, height, colour) {
      alive = true;
      for (let n = 0; n < EACH; n += 1) {
        const at = next;
        next = (next + 1) % MOST;
        colours[at] = colour;
        age[at] = 0;
        x[at] = left + width * (0.15 + Math.random() * 0.7);
        y[at] = top + height * (0.1 + Math.random() * 0.8);
        vx[at] = ((x[at]! - left) / width - 0.5) * 0.34;
        vy[at] = -0.12 - Math.random() * 0.26;
        size[at] = width * (0.1 + Math.random() * 0.15);
        turn[at] = Math.random() * 6;
      }
    },
    move(ms) {
      if (!alive) return false;
      alive = false;
      for (let at = 0; at < MOST; at += 1) {
        if (age[at]! >= LIFE_MS) continue;
        alive = true;
        age[at]! += ms;
        vy[at]! += GRAVITY * ms;
        x[at]! += vx[at]! * ms;
        y[at]! += vy[at]! * ms;
        turn[at]! += ms * 0.006;
      }
      return true;
    },
    draw(ctx) {
      if (!alive) return;
      for (let at = 0; at < MOST; at += 1) {
        if (age[at]! >= LIFE_MS) continue;
        const half = size[at]!;
        const lean = turn[at]!;
        const [c, s] = [Math.cos(lean) * half, Math.sin(lean) * half];
        ctx.globalAlpha = 1 - age[at]! / LIFE_MS;
        ctx.fillStyle = colours[at]!;
        ctx.beginPath();
        ctx.moveTo(x[at]! + c, y[at]! + s);
        ctx.lineTo(x[at]! - s * 0.6, y[at]! + c * 0.6);
        ctx.lineTo(x[at]! - c * 0.7, y[at]! - s * 0.9);
        ctx.fill();
      }
      ctx.globalAlpha = 1;
    },
    clear() {
      age.fill(LIFE_MS);
      alive = false;
    },
  };
}

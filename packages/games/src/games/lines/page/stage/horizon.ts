import type { Horizon } from '../art/theme.ts';

/** A repeatable random source, so that a place looks the same each time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = Math.imul(state ^ (state >>> 15), 1 | state);
    z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
    return ((z ^ (z >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Outline = (path: Path2D, width: number, height: number, base: number, random: () => number) => void;

/** Rolling lines made of a few waves. */
function rolling(
  path: Path2D,
  width: number,
  height: number,
  base: number,
  random: () => number,
  sharp: number,
): void {
  // A narrow screen shows fewer of them, not steeper ones.
  const broad = Math.min(1.3, Math.max(0.4, width / 1_200));
  const waves = [1.3, 2.9, 6.1].map((times) => ({
    times: times * broad * (0.8 + random() * 0.5),
    phase: random() * 7,
  }));
  path.moveTo(0, base);
  for (let x = 0; x <= width; x += 6) {
    let rise = 0;
    waves.forEach(({ times, phase }, n) => {
      const wave = Math.sin((x / width) * Math.PI * times + phase);
      rise += (sharp > 0 ? 1 - Math.abs(wave) ** sharp : wave * 0.5 + 0.5) / (n * 1.6 + 1.4);
    });
    path.lineTo(x, base - height * Math.min(1, rise * 0.8));
  }
  path.lineTo(width, base);
}

function jagged(path: Path2D, width: number, height: number, base: number, random: () => number): void {
  let heights = [
    0.35 + random() * 0.3,
    0.5 + random() * 0.5,
    0.3 + random() * 0.4,
    0.6 + random() * 0.4,
    0.3,
  ];
  for (let rough = 0.34; rough > 0.02; rough *= 0.52) {
    heights = heights.flatMap((one, n) => {
      const next = heights[n + 1];
      return next === undefined ? [one] : [one, (one + next) / 2 + (random() - 0.5) * rough];
    });
  }
  path.moveTo(0, base);
  heights.forEach((one, n) =>
    path.lineTo((n / (heights.length - 1)) * width, base - height * Math.max(0.05, one)),
  );
  path.lineTo(width, base);
}

const trees: Outline = (path, width, height, base, random) => {
  for (let x = -10; x < width + 20; x += height * (0.07 + random() * 0.1)) {
    const tall = height * (0.4 + random() * 0.6);
    const wide = tall * (0.15 + random() * 0.06);
    path.moveTo(x, base - tall);
    for (let step = 1; step <= 5; step += 1) {
      const y = base - tall * (1 - step / 5);
      path.lineTo(x + (wide * step) / 5, y);
      path.lineTo(x + (wide * step) / 8, y - tall * 0.02);
    }
    path.lineTo(x + wide, base);
    path.lineTo(x - wide, base);
    for (let step = 5; step >= 1; step -= 1) {
      const y = base - tall * (1 - step / 5);
      path.lineTo(x - (wide * step) / 8, y - tall * 0.02);
      path.lineTo(x - (wide * step) / 5, y);
    }
    path.closePath();
  }
  path.rect(0, base - height * 0.14, width, height * 0.14);
};

const kelp: Outline = (path, width, height, base, random) => {
  for (let x = -10; x < width + 20; x += 16 + random() * 46) {
    const tall = height * (0.35 + random() * 0.65);
    const sway = (random() - 0.5) * tall * 0.4;
    path.moveTo(x - 5, base);
    path.bezierCurveTo(
      x - 9 + sway,
      base - tall * 0.4,
      x - sway,
      base - tall * 0.7,
      x + sway * 0.5,
      base - tall,
    );
    path.bezierCurveTo(x + 8 - sway, base - tall * 0.7, x + 12 + sway, base - tall * 0.4, x + 8, base);
    path.closePath();
  }
  rolling(path, width, height * 0.28, base, random, 0);
};

const roofs: Outline = (path, width, height, base, random) => {
  for (let x = -20; x < width + 40;) {
    const wide = height * (0.4 + random() * 0.5);
    const floors = 1 + Math.floor(random() * 3.2);
    const floor = (height / 4) * (0.8 + random() * 0.25);
    for (let level = 0; level < floors; level += 1) {
      const y = base - level * floor;
      const half = (wide / 2) * (1 - level * 0.2);
      const middle = x + wide / 2;
      path.rect(middle - half * 0.72, y - floor, half * 1.44, floor);
      path.moveTo(middle - half * 1.2, y - floor * 0.82);
      path.quadraticCurveTo(middle - half * 0.7, y - floor * 0.95, middle - half * 0.3, y - floor * 1.4);
      path.lineTo(middle + half * 0.3, y - floor * 1.4);
      path.quadraticCurveTo(middle + half * 0.7, y - floor * 0.95, middle + half * 1.2, y - floor * 0.82);
      path.closePath();
    }
    x += wide * (1.05 + random() * 0.3);
  }
};

const pyramids: Outline = (path, width, height, base, random) => {
  for (const [place, size] of [
    [0.14, 1],
    [0.36, 0.55],
    [0.72, 0.72],
    [0.92, 1.05],
  ] as const) {
    const x = width * (place + (random() - 0.5) * 0.05);
    const half = Math.min(height * 0.9, width * 0.3) * size;
    path.moveTo(x, base - half * 1.1);
    path.lineTo(x + half, base);
    path.lineTo(x - half, base);
    path.closePath();
  }
};

const volcano: Outline = (path, width, height, base) => {
  const cone = (middle: number, half: number, tall: number): void => {
    path.moveTo(middle - half * 1.5, base);
    path.bezierCurveTo(
      ...([middle - half * 0.6, base - tall * 0.2] as const),
      ...([middle - half * 0.32, base - tall * 0.7] as const),
      ...([middle - half * 0.2, base - tall] as const),
    );
    path.quadraticCurveTo(middle, base - tall * 0.92, middle + half * 0.2, base - tall);
    path.bezierCurveTo(
      ...([middle + half * 0.32, base - tall * 0.7] as const),
      ...([middle + half * 0.6, base - tall * 0.2] as const),
      ...([middle + half * 1.5, base] as const),
    );
    path.closePath();
  };
  if (width < height) return cone(width / 2, Math.max(width * 0.34, height * 0.7), height);
  // The reels stand before the middle: the mountains stand beside it.
  cone(width * 0.1, width * 0.12, height * 1.1);
  cone(width * 0.93, width * 0.1, height * 0.86);
  cone(width * 0.8, width * 0.06, height * 0.5);
};

const OUTLINES: Record<Horizon, Outline> = {
  waves: (path, width, height, base, random) => rolling(path, width, height, base, random, 0),
  dunes: (path, width, height, base, random) => rolling(path, width, height, base, random, 1.25),
  craters: (path, width, height, base, random) => rolling(path, width, height, base, random, 1.6),
  peaks: jagged,
  trees,
  kelp,
  roofs,
  pyramids,
  volcano,
};

/** The silhouette of a horizon, closed along `base`. */
export function horizonPath(
  form: Horizon,
  width: number,
  height: number,
  base: number,
  seed: number,
): Path2D {
  const path = new Path2D();
  OUTLINES[form](path, width, height, base, seeded(seed));
  return path;
}

/** Gives jsdom the paths of a canvas, which it lacks. Import it before drawings: some make paths when they are loaded. */
globalThis.Path2D = class {
  addPath(): void {}
  arc(): void {}
  closePath(): void {}
  ellipse(): void {}
  lineTo(): void {}
  moveTo(): void {}
  quadraticCurveTo(): void {}
  rect(): void {}
} as unknown as typeof Path2D;

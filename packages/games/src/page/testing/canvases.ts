/** What was drawn on the canvases of jsdom, which has none of its own. */
export interface Drawn {
  /** The pictures, each with the canvas that it was drawn on. */
  readonly pictures: { readonly picture: unknown; readonly on: unknown }[];
  /** All colours that were drawn with. */
  readonly colours: Set<string>;
  /** Runs the animation frames that were requested. */
  nextFrame(): void;
  /** Returns a context that accepts every call and records what it draws. */
  contextOf(canvas: unknown): unknown;
}

/** Gives the canvases of jsdom contexts that record, until `jest.restoreAllMocks()`. */
export function recordCanvases(): Drawn {
  const contexts = new Map<unknown, unknown>();
  const frames: (() => void)[] = [];
  const drawn: Drawn = {
    pictures: [],
    colours: new Set(),
    nextFrame: () => frames.splice(0).forEach((run) => run()),
    contextOf(canvas) {
      const gradient = { addColorStop: (_: number, colour: string) => drawn.colours.add(colour) };
      const known: Record<string | symbol, unknown> = {
        canvas,
        drawImage: (picture: unknown) => drawn.pictures.push({ picture, on: canvas }),
        createLinearGradient: () => gradient,
        createRadialGradient: () => gradient,
        getImageData: () => ({ data: new Uint8ClampedArray(4) }),
        measureText: () => ({ width: 10 }),
      };
      return new Proxy(known, {
        get: (all, name) => (name in all ? all[name] : () => undefined),
        set(all, name, value) {
          if (typeof value === 'string') drawn.colours.add(value);
          all[name] = value;
          return true;
        },
      });
    },
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: unknown) {
    const context = contexts.get(this) ?? drawn.contextOf(this);
    contexts.set(this, context);
    return context as never;
  });
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(() => run(0)));
  return drawn;
}

/**
 * A picture on a canvas that does not change for long. Without a graphics card a display asks each canvas for its picture in
 * each frame, changed or not; an image it has. So the canvas makes room for one as soon as that is there.
 */
export interface Still {
  /** Fills the box that it stands in. */
  readonly element: HTMLElement;
  /** The canvas was drawn on: it is seen again, until its new image is there. */
  drawn(): void;
  dispose(): void;
}

export function createStill(canvas: HTMLCanvasElement): Still {
  const element = document.createElement('div');
  const image = new Image();
  image.alt = '';
  Object.assign(element.style, { position: 'absolute', inset: '0' });
  Object.assign(image.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  let turn = 0;
  let address = '';

  function show(which: 'canvas' | 'image'): void {
    canvas.style.display = which === 'canvas' ? 'block' : 'none';
    image.style.display = which === 'image' ? 'block' : 'none';
  }

  function forget(): void {
    turn += 1;
    if (address !== '') URL.revokeObjectURL(address);
    address = '';
  }

  async function replace(blob: Blob, mine: number): Promise<void> {
    address = URL.createObjectURL(blob);
    image.src = address;
    try {
      await image.decode();
    } catch {
      return;
    }
    if (turn === mine) show('image');
  }

  // Takes the canvas' place, wherever that is, as faded as it was.
  for (const name of ['opacity', 'willChange'] as const) {
    element.style[name] = canvas.style[name];
    canvas.style[name] = '';
  }
  canvas.replaceWith(element);
  element.append(canvas, image);
  show('canvas');
  return {
    element,
    drawn() {
      forget();
      show('canvas');
      const mine = turn;
      canvas.toBlob((blob) => {
        if (blob && turn === mine) void replace(blob, mine);
      });
    },
    dispose: forget,
  };
}

/** Time limit for the picture, so that it does not delay the first tap. */
const PICTURE_LIMIT_MS = 300;
/** Time limit for a frame: a tab in the background paints nothing. */
const FRAME_LIMIT_MS = 100;

/**
 * Settles when the server's markup has been painted, with its largest picture if that loads in time. Code that runs
 * earlier would delay the first paint.
 */
export async function firstPaint(root: ParentNode): Promise<void> {
  const picture = root.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture && !picture.complete) await Promise.race([hasCome(picture), pause(PICTURE_LIMIT_MS)]);
  await Promise.race([frame(), pause(FRAME_LIMIT_MS)]);
}

function hasCome(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    picture.addEventListener('load', () => resolve(), { once: true });
    picture.addEventListener('error', () => resolve(), { once: true });
  });
}

/** Settles after the next painted frame. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

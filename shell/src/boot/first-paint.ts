/** A picture that takes longer than this is not waited for: whoever wants to tap must not wait for it. */
const PICTURE_LIMIT_MS = 300;
/** A tab in the background paints nothing. */
const FRAME_LIMIT_MS = 100;

/**
 * Settles when what the server has rendered has been seen: its largest picture too, where that is nearly there. All
 * that the page's code does before would come between the player and the first sight.
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

/** The frame that is painted next, and the end of its work. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

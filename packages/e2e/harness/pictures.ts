import { expect, type Locator } from '@playwright/test';
import { WAIT_MS } from './limits.ts';

/** Waits until every picture of the element that is in the viewport has loaded; one that was not requested before is drawn first. */
export async function picturesIn(place: Locator, limitMs = WAIT_MS): Promise<void> {
  await expect(async () => {
    const shown = await place.locator('img').evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => {
          const { left, right, top, bottom, width } = image.getBoundingClientRect();
          return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
        })
        .map((image) => ({ address: image.currentSrc, isThere: image.complete && image.naturalWidth > 0 })),
    );
    expect(shown.length, 'there are pictures').toBeGreaterThan(0);
    expect(shown.filter(({ isThere }) => !isThere)).toEqual([]);
  }).toPass({ timeout: limitMs });
}

/** One spin at a time, also over the tabs of this browser (spec §4 Roulette). */
const LOCK = 'mf-promotions:wheel';

/**
 * Takes the wheel for this tab.
 * @returns how to give it back; `undefined` while another tab has it
 */
export async function takeWheel(locks: LockManager | undefined): Promise<(() => void) | undefined> {
  // Only pages of a secure origin have locks, and a browser that keeps nothing refuses them. The platform counts the draws
  // in any case.
  const alone = () => undefined;
  if (!locks) return alone;
  return new Promise((resolve) => {
    locks
      .request(LOCK, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(() => resolve(alone));
  });
}

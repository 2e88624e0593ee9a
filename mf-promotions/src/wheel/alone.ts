/** One spin at a time, also over the tabs of this browser (spec §4 Roulette). */
const LOCK = 'mf-promotions:wheel';

/**
 * Takes the wheel for this tab.
 * @returns how to give it back; `undefined` while another tab has it
 */
export async function takeWheel(locks: LockManager | undefined): Promise<(() => void) | undefined> {
  // Only some pages have locks: those of a secure origin. The platform counts the draws in any case.
  if (!locks) return () => undefined;
  return new Promise((resolve, reject) => {
    locks
      .request(LOCK, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(reject);
  });
}

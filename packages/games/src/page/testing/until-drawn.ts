import { act } from 'preact/test-utils';
import { untilTrue } from '../../testing/until.ts';

/** Waits until a page shows something, and ends at once when it does. */
export const untilDrawn = (isSo: () => boolean, what: string): Promise<true> =>
  untilTrue(async () => {
    // What has come meanwhile is drawn at its end.
    await act(() => new Promise<void>((done) => setTimeout(done)));
    return isSo();
  }, what);

import { atom } from 'jotai';

/** How high the frame was last, in pixels: what stands in its place the next time is as high. */
export const quickBetHeightAtom = atom<number | undefined>(undefined);

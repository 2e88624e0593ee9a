import { atom } from 'jotai';

/** The frame's last height, in pixels: the next placeholder has the same. */
export const quickBetHeightAtom = atom<number | undefined>(undefined);

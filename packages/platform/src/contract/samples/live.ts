import type { Samples } from '../sample.ts';

export const liveSamples = {
  liveMissed: () => ({ payload: { after: 1 } }),
} satisfies Samples<'liveMissed'>;

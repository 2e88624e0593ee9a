import type { PromotionSummary } from '@tessera/wire';

/** Creates a promotion for tests; a test overrides the fields it checks. */
export function promotion(given: Partial<PromotionSummary> = {}): PromotionSummary {
  return {
    id: 1,
    title: 'A calm first week',
    summary: 'Start slowly.',
    category: 'welcome',
    image: {
      sources: { 640: '/media/a-640.avif', 1280: '/media/a-1280.avif' },
      width: 1280,
      height: 720,
      colour: '#1b2a4c',
    },
    startAt: null,
    endAt: null,
    ...given,
  };
}

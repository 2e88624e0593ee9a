/** Whether this player wants no movement: their own setting on the root element wins over the system's wish. */
export function prefersReducedMotion(): boolean {
  const own = document.documentElement.dataset['motion'];
  if (own) return own === 'reduced';
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

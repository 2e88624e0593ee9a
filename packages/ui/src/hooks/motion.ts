/** Whether to avoid motion. The player's setting on the root element overrides the system's preference. */
export function prefersReducedMotion(): boolean {
  const own = document.documentElement.dataset['motion'];
  if (own) return own === 'reduced';
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** A reality check that is due. */
export const A_CHECK = {
  minutes: 15,
  startedAt: '2026-01-01T10:00:00Z',
  playSeconds: 900,
  wagered: '120.00',
  won: '80.00',
  net: '-40.00',
  deposited: '0.00',
  dueAt: null,
  isDue: 1,
} as const;

/** Where a shell reports its errors: `POST`, one {@link ClientReport} each. Answered by the gateway itself. */
export const CLIENT_REPORT_PATH = '/internal/report';

/** The most characters that are taken of each; a shell cuts what is longer. */
export const CLIENT_REPORT_LIMITS = {
  message: 2_000,
  release: 100,
  cause: 200,
  stack: 8_000,
  path: 500,
  contextName: 60,
  contextValue: 500,
} as const;

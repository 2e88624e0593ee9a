/** Where a shell reports its errors: one {@link ClientReport} per `POST`. The gateway answers it. */
export const CLIENT_REPORT_PATH = '/internal/report';

/** Longest accepted value of each field, in characters. The shell cuts longer ones. */
export const CLIENT_REPORT_LIMITS = {
  message: 2_000,
  release: 100,
  cause: 200,
  stack: 8_000,
  path: 500,
  contextName: 60,
  contextValue: 500,
} as const;

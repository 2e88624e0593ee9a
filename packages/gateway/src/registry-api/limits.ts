/** The most that one release may bring. */
export const RELEASE_LIMITS = {
  /** Of its document, as JSON. */
  documentBytes: 512 * 1024,
  files: 200,
  /** Of all its files together, as they are. */
  fileBytes: 20 * 1024 * 1024,
} as const;

/** Bytes of a build's document that is only checked. */
export const CHECK_BYTES = 64 * 1024;

/** Bytes of one command. */
export const COMMAND_BYTES = 16 * 1024;

export const RATE_WINDOW_S = 60;

/** Calls of one network (an IPv4 address, an IPv6 /64) in {@link RATE_WINDOW_S}. */
export const PER_MINUTE = {
  /** `GET …/live`: each browser asks three times a minute, and offices share an address. */
  live: 1_200,
  /** What is read from state and store for people and commands. */
  overview: 120,
  /** `POST …/check`, which needs no signature in development. */
  check: 60,
  /** Signed calls: a build server may release many parts at once. */
  publishing: 600,
  /** Files of uploads. */
  files: 1_200,
} as const;

/**
 * The limits of waiting under jest, all of them: long enough for a machine that builds and tests at the same time. They are
 * only reached by what never happens.
 */

/** How long `findBy…` and `waitFor` of the testing library wait, in ms. */
exports.WAIT_LIMIT_MS = 30_000;
/** How long a test or a hook may take, in ms: several waits, so that a wait that fails says what it waited for. */
exports.TEST_LIMIT_MS = 120_000;

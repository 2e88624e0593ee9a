/** How long `findBy…` and `waitFor` of the testing library wait, in ms: long enough for a machine that builds at the same time. */
const LIMIT_MS = 5_000;

if (typeof document !== 'undefined') {
  try {
    // jest loads this file as it is, so that it also works where nothing is transformed; only its `require` finds the tests' library.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    require('@testing-library/dom').configure({ asyncUtilTimeout: LIMIT_MS });
  } catch (error) {
    // A remote's own repository may test without it.
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
  }
}

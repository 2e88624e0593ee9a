// jest loads this file as it is, so that it also works where nothing is transformed.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const { WAIT_LIMIT_MS } = require('../../config/limits.cjs');

if (typeof document !== 'undefined') {
  try {
    // Only jest's `require` finds the tests' library.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    require('@testing-library/dom').configure({ asyncUtilTimeout: WAIT_LIMIT_MS });
  } catch (error) {
    // A remote's own repository may test without it.
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
  }
}

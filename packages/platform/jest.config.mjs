import shared from '@tessera/build/jest';

/** The repository's set-up, with one PostgreSQL for all test files. */
export default {
  ...shared,
  globalSetup: './src/testing/global-setup.ts',
  globalTeardown: './src/testing/global-teardown.ts',
  // They share a database.
  maxWorkers: 4,
  reporters: [...shared.reporters, '<rootDir>/src/testing/codes-reporter.ts'],
};

import shared from '@tessera/build/jest';

/** The repository's set-up, with one PostgreSQL for all test files. */
export default {
  ...shared,
  globalSetup: './src/testing/global-setup.ts',
  globalTeardown: './src/testing/global-teardown.ts',
  // Calls wait for a database that four workers share, and a wait of 30 s must fit into a test.
  testTimeout: 90_000,
  maxWorkers: 4,
  reporters: [...shared.reporters, '<rootDir>/src/testing/codes-reporter.ts'],
};

import shared from '@tessera/build/jest';

/** Some of these tests start threads and processes of their own. A wait of 30 s must fit into a test. */
export default { ...shared, testTimeout: 90_000, maxWorkers: 3 };

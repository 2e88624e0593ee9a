import shared from '@tessera/build/jest';

/** Some of these tests start threads and processes of their own. */
export default { ...shared, maxWorkers: 3 };

import { after } from 'node:test';

/** Loaded into each process of test files. */

const GRACE_MS = 2_000;

// A test that hangs, or leaves a server open, would keep its process alive. `--test-force-exit` would end it at once, with
// results that it has not written yet: of 408 tests 300 were counted.
after(() => void setTimeout(() => process.exit(), GRACE_MS).unref());

import shared from '@tessera/build/jest';

/** The repository's set-up, with Preact's JSX, and with Konva, Preact and socket.io among the packages that ship ES modules only. */
const [[pattern, [swc, options]]] = Object.entries(shared.transform);

export default {
  ...shared,
  globalSetup: './src/testing/global-setup.ts',
  globalTeardown: './src/testing/global-teardown.ts',
  // Several waits of 30 s must fit into a test.
  testTimeout: 120_000,
  maxWorkers: 4,
  transform: {
    [pattern]: [
      swc,
      {
        ...options,
        jsc: { ...options.jsc, transform: { react: { runtime: 'automatic', importSource: 'preact' } } },
      },
    ],
  },
  transformIgnorePatterns: shared.transformIgnorePatterns.map((ignored) =>
    ignored.replace('@noble|', '@noble|preact|konva|'),
  ),
};

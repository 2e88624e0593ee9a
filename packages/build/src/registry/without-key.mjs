/**
 * Does work without the signing key in the environment: a build runs code of many packages.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withoutKey(work, env = process.env) {
  const key = env.TESSERA_RELEASE_KEY;
  delete env.TESSERA_RELEASE_KEY;
  try {
    return await work();
  } finally {
    if (key !== undefined) env.TESSERA_RELEASE_KEY = key;
  }
}

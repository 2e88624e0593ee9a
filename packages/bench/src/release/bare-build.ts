import { join } from 'node:path';
import { configOf, readProject, SHARED } from '@tessera/build';
import webpack from 'webpack';

/**
 * Builds a remote's sources as webpack alone would: the same loaders and minifier, the same packages left out, and
 * nothing else: no container, no hashes, no description, no server build, nothing packed or measured.
 */
const [dir = '.'] = process.argv.slice(2);
const { module, resolve, optimization, target } = configOf(readProject(dir, 'production'));
const compiler = webpack({
  context: dir,
  mode: 'production',
  ...(target !== undefined && { target }),
  entry: './src/remote.ts',
  externals: Object.fromEntries(SHARED.map((request) => [request, `window ${JSON.stringify(request)}`])),
  output: { path: join(dir, 'dist/bare'), clean: true },
  ...(module && { module }),
  ...(resolve && { resolve }),
  ...(optimization && { optimization }),
  cache: { type: 'filesystem', cacheDirectory: join(dir, 'node_modules/.cache/bare') },
});
const stats = await new Promise<webpack.Stats | undefined>((done, reject) =>
  compiler?.run((error, result) => (error ? reject(error) : done(result))),
);
await new Promise<void>((done) => compiler?.close(() => done()));
if (!stats || stats.hasErrors()) {
  throw new Error(stats?.toString({ preset: 'errors-only' }) ?? 'webpack has not run');
}

import { configOf, integrityOf, readProject } from '@tessera/build';
import { ROOT } from '@tessera/e2e/servers';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import webpack from 'webpack';

/** What the bundle is served below. */
export const BUNDLE_URL = '/bundle/';

const CACHE = join(ROOT, 'node_modules/.cache/tessera/bench');
const SEAM = join(ROOT, 'shell/src/composition/federation.ts');

export interface Bundle {
  readonly main: string;
  /** File → its contents in brotli, as the gateway's store packs its own. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * The same sources as one application: the shell's own build, in which the remotes are imported where composition
 * would ask the federation runtime for them. Everything else is as it stands: loaders, minifier, lazy routes,
 * hashes of scripts.
 */
export async function buildBundle(): Promise<Bundle> {
  const loader = await writeContainerLoader();
  const folder = join(CACHE, 'bundle');
  const config = configOf(readProject(join(ROOT, 'shell'), 'production'));
  const stats = await compile({
    ...config,
    name: 'one-bundle',
    output: { ...config.output, path: folder, uniqueName: 'tessera_one_bundle' },
    plugins: [...(config.plugins ?? []), replaced(SEAM, loader)],
    cache: { type: 'filesystem', cacheDirectory: join(CACHE, 'webpack') },
  });
  const main = stats.compilation.entrypoints
    .get('main')
    ?.getFiles()
    .find((file) => file.endsWith('.js'));
  if (!main) throw new Error('the build of the one bundle made no script');
  return { main, ...(await readFiles(folder)) };
}

/** A module that knows all remotes of this repository by their sources. */
async function writeContainerLoader(): Promise<string> {
  const remotes = (await readdir(ROOT)).filter((name) => name.startsWith('mf-')).sort();
  const imports = remotes.map(
    (name, index) => `import remote${index} from ${JSON.stringify(join(ROOT, name, 'src/remote.ts'))};`,
  );
  const entries = remotes.map((name, index) => `${JSON.stringify(name)}: remote${index}`);
  const source = [
    ...imports,
    `const remotes = {${entries.join(', ')}};`,
    'export const createContainerLoader = () => async ({ config }) => remotes[config.name];',
  ];
  await mkdir(CACHE, { recursive: true });
  const file = join(CACHE, 'container-loader.js');
  await writeFile(file, `${source.join('\n')}\n`);
  return file;
}

/** Puts another module in the place of one, by its path. */
function replaced(file: string, by: string): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(/federation\.ts$/, (resource) => {
    if (join(resource.context, resource.request) === file) resource.request = by;
  });
}

async function compile(config: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler for the one bundle');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats || stats.hasErrors()) {
    throw new Error(`the one bundle did not build:\n${stats?.toString({ preset: 'errors-only' }) ?? ''}`);
  }
  return stats;
}

async function readFiles(folder: string): Promise<Pick<Bundle, 'files' | 'integrity'>> {
  const compress = promisify(brotliCompress);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const read = await Promise.all(
    scripts.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      return { name, packed: await compress(bytes, { params }), hash: integrityOf(bytes) };
    }),
  );
  return {
    files: new Map(read.map(({ name, packed }) => [name, packed])),
    integrity: Object.fromEntries(read.map(({ name, hash }) => [name, hash])),
  };
}

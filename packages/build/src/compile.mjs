import webpack from 'webpack';
import { readParts } from './parts.mjs';
import { readProject } from './project.mjs';
import { writeRelease } from './release.mjs';
import { writeSizes } from './sizes.mjs';
import { remoteServerWebpack, remoteWebpack, shellServerWebpack, shellWebpack } from './webpack.mjs';

/**
 * Builds the project in `dir` into its `dist`: files, release description and size report.
 * @returns {Promise<void>} rejects with webpack's errors or with an exceeded budget
 */
export async function build(dir, mode = 'production') {
  const project = readProject(dir, mode);
  const compiler = webpack(configsOf(project));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  await finish(project, stats);
}

/** Rebuilds after each source change and calls `onBuilt` after each build, with the error if it failed. */
export function watch(dir, onBuilt) {
  const first = readProject(dir, 'development');
  webpack(configsOf(first)).watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error) return onBuilt(error);
    void finish({ ...readProject(dir, 'development'), global: first.global }, stats).then(
      () => onBuilt(),
      onBuilt,
    );
  });
}

export function configOf(project) {
  return project.kind === 'remote' ? remoteWebpack(project) : shellWebpack(project);
}

/** Configurations for the browser, and for the gateway's server rendering. */
function configsOf(project) {
  const server = project.kind === 'remote' ? remoteServerWebpack(project) : shellServerWebpack(project);
  return [configOf(project), server];
}

async function finish(project, both) {
  if (both.hasErrors()) throw new Error(both.toString({ preset: 'errors-only', colors: false }));
  const [stats] = both.stats;
  const { compilation } = stats;
  const entryFiles = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const parts = await readParts(project, compilation);
  const outcome =
    project.kind === 'remote'
      ? { parts }
      : {
          parts,
          scripts: entryFiles.filter((file) => file.endsWith('.js')),
          styles: entryFiles.filter((file) => file.endsWith('.css')),
          fonts: compilation
            .getAssets()
            .map((asset) => asset.name)
            .filter((file) => /latin-(?!ext)[^/]*\.woff2$/.test(file))
            .sort(),
        };
  const bytes = project.mode === 'production' ? await writeSizes(project, stats, outcome) : undefined;
  await writeRelease(project, outcome, bytes);
}

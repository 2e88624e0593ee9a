import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './integrity.mjs';
import { packageOf, rangeOf, SHARED } from './shared.mjs';
import { versionOf } from './versions.mjs';

const require = createRequire(import.meta.url);

/**
 * The half of the federation runtime that every container would carry (5 kB brotli each). The plugin imports it
 * by its path; the shell provides it, as it provides the other half (`externalRuntime`).
 */
function bundlerRuntime({ request }, done) {
  if (/[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.\w+$/.test(request))
    done(null, 'global _TESSERA_BUNDLER_RUNTIME');
  else done();
}

/** How long a chunk may take before its load fails and the shell falls back. */
const CHUNK_TIMEOUT_MS = 10_000;

const HASHED_STYLES = '[name].[contenthash:8].css';

/**
 * The webpack configuration of a remote: one exposed module, all shared packages from the shell, the federation
 * runtime from outside (`externalRuntime`), and the release in every global name, so that two releases of one
 * remote can stand in one page.
 *
 * @param {'development' | 'production'} [react] which React its code is compiled for. The one for production is at home
 *   in every shell; elements made for development need a shell that was built for development, too.
 */
export function remoteWebpack(project, react = project.mode) {
  const shared = Object.fromEntries(
    SHARED.map((request) => {
      const version = versionOf(project.dir, packageOf(request));
      return [
        request,
        { singleton: true, import: false, version, requiredVersion: rangeOf(request, version) },
      ];
    }),
  );
  return base(project, {
    react,
    entry: {},
    output: { publicPath: 'auto' },
    externals: [bundlerRuntime],
    plugins: [
      new ModuleFederationPlugin({
        name: project.global,
        filename: 'entry.js',
        exposes: { './remote': './src/remote.ts' },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new ChunkIntegrityPlugin(),
    ],
  });
}

/**
 * The webpack configuration of the shell: an ordinary bundle. It holds the shared packages itself and gives
 * them to the federation runtime at run time, so nothing of federation is woven into its modules.
 */
export function shellWebpack(project) {
  const config = base(project, {
    entry: { main: './src/boot/start.ts' },
    output: { publicPath: 'auto' },
    plugins: [
      new webpack.DefinePlugin({
        // Parts of the federation runtime that Tessera does without.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      }),
      definitionsOf(project),
      new ChunkIntegrityPlugin(),
    ],
  });
  if (project.mode === 'production') Object.assign(config.resolve.alias, productionRouter(project.dir));
  return config;
}

/** The router's package gives bundlers its files for development, with all of their warnings. */
function productionRouter(dir) {
  const router = createRequire(join(dir, 'package.json')).resolve('react-router/package.json');
  const files = join(dirname(router), 'dist/production');
  return {
    'react-router$': join(files, 'index.mjs'),
    'react-router/dom$': join(files, 'dom-export.mjs'),
  };
}

/**
 * The same remote for the gateway, which renders first screens: one CommonJS file that asks for the shared packages
 * by name and gets the shell's, as in the browser.
 */
export function remoteServerWebpack(project) {
  return server(project, './src/remote.ts', ({ request }, done) =>
    SHARED.includes(request) ? done(null, `commonjs ${request}`) : done(),
  );
}

/** The shell for the gateway: it holds the shared packages and renders the page. */
export function shellServerWebpack(project) {
  const config = server(project, './src/boot/server.tsx');
  config.plugins.push(definitionsOf(project));
  return config;
}

/** What the shell's sources are told of their build. */
function definitionsOf(project) {
  const provides = Object.fromEntries(
    SHARED.map((request) => [request, versionOf(project.dir, packageOf(request))]),
  );
  return new webpack.DefinePlugin({ TESSERA_PROVIDES: JSON.stringify(provides) });
}

function server(project, entry, externals) {
  const browser = base(project, {
    entry: { entry },
    output: {
      path: join(project.dir, 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    externals,
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
  return {
    ...browser,
    name: `${project.name} server`,
    target: 'node24',
    devtool: false,
    // The same libraries as in the browser, but in their form for servers: emotion then keeps what it would insert.
    optimization: { minimize: false, splitChunks: false },
    cache: { ...browser.cache, name: `server-${project.mode}` },
  };
}

/**
 * A remote alone, on the fake shell: an ordinary page of its own, without federation. A component that was edited is
 * replaced in the page, and keeps its state.
 */
export function standaloneWebpack(project) {
  const config = base(project, {
    entry: { main: './src/standalone.tsx' },
    output: { publicPath: '/', filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [new ReactRefreshPlugin({ overlay: false })],
    refresh: true,
    styles: '[name].css',
  });
  return { ...config, cache: { ...config.cache, name: 'standalone' } };
}

function base(project, options) {
  const { entry, output, plugins, externals } = options;
  const { react = project.mode, refresh = false, styles = HASHED_STYLES } = options;
  const production = project.mode === 'production';
  return {
    name: project.name,
    context: project.dir,
    mode: project.mode,
    target: ['web', 'es2022'],
    entry,
    externals,
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(project.dir, 'dist/browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: project.global,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      clean: true,
      ...output,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        // Messages are parsed at build time: see catalogue-loader.mjs.
        '@formatjs/icu-messageformat-parser$':
          require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: react === 'development', refresh } },
            },
          },
        },
        // In a repository of its own the packages are ES modules already; a default import of a shared package, which
        // may be CommonJS, means there what it means in their sources.
        { test: /[\\/]@tessera[\\/]\w+[\\/]dist[\\/]lib[\\/].*\.js$/, type: 'javascript/auto' },
        {
          test: /[\\/]messages[\\/]\w+\.json$/,
          loader: require.resolve('./catalogue-loader.mjs'),
          type: 'json',
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: styles, chunkFilename: styles }), ...plugins],
    optimization: {
      nodeEnv: react,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      // Libraries need no file of their own: in a remote only valibot is left of them.
      splitChunks: { chunks: 'async', minSize: 20_000, cacheGroups: { defaultVendors: false } },
    },
    cache: { type: 'filesystem', cacheDirectory: join(project.dir, 'node_modules/.cache/webpack') },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

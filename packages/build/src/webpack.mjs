import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './integrity.mjs';
import { packageOf, rangeOf, SHARED } from './shared.mjs';
import { StableOrderPlugin } from './stable-order.mjs';
import { versionOf } from './versions.mjs';

const require = createRequire(import.meta.url);

/**
 * Replaces the part of the federation runtime that every container would include (5 kB brotli each). The plugin
 * imports it by path. The shell provides it, like the other part (`externalRuntime`).
 */
function bundlerRuntime({ request }, done) {
  if (/[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.\w+$/.test(request))
    done(null, 'global _TESSERA_BUNDLER_RUNTIME');
  else done();
}

/** Time limit of loading a chunk. After it the load fails and the shell shows its fallback. */
const CHUNK_TIMEOUT_MS = 10_000;

/**
 * Returns the webpack configuration of a remote: one exposed module, shared packages from the shell, the federation
 * runtime from outside (`externalRuntime`), and the release in every global name, so that one page can run two
 * releases of a remote.
 *
 * @param {'development' | 'production'} [react] React build that its code is compiled for. Production works in every
 * shell; development elements need a development shell.
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
 * Returns the webpack configuration of the shell, an ordinary bundle. It contains the shared packages and passes them
 * to the federation runtime at run time, so its modules contain no federation code.
 */
export function shellWebpack(project) {
  const config = base(project, {
    entry: { main: './src/boot/start.ts' },
    output: { publicPath: 'auto' },
    plugins: [
      new webpack.DefinePlugin({
        // Removes unused parts of the federation runtime.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      }),
      definitionsOf(project),
      new ChunkIntegrityPlugin(),
    ],
  });
  // Emotion's `withTheme` alone brings this package, for three of its names.
  config.resolve.alias['react-is$'] = require.resolve('./react-is.mjs');
  if (project.mode === 'production') Object.assign(config.resolve.alias, productionRouter(project.dir));
  return config;
}

/** Resolves the router's production files. Its package gives bundlers the development files, with warnings. */
function productionRouter(dir) {
  const router = createRequire(join(dir, 'package.json')).resolve('react-router/package.json');
  const files = join(dirname(router), 'dist/production');
  return {
    'react-router$': join(files, 'index.mjs'),
    'react-router/dom$': join(files, 'dom-export.mjs'),
  };
}

/**
 * Returns the configuration of a remote for the gateway's server rendering: one CommonJS file that requires the
 * shared packages by name and gets the shell's, as in the browser.
 */
export function remoteServerWebpack(project) {
  return server(project, './src/remote.ts', ({ request }, done) =>
    SHARED.includes(request) ? done(null, `commonjs ${request}`) : done(),
  );
}

/** Returns the configuration of the shell for the gateway. It contains the shared packages and renders the page. */
export function shellServerWebpack(project) {
  const config = server(project, './src/boot/server.tsx');
  config.plugins.push(definitionsOf(project));
  return config;
}

/** Build constants for the shell's sources. */
function definitionsOf(project) {
  const provides = Object.fromEntries(
    SHARED.map((request) => [request, versionOf(project.dir, packageOf(request))]),
  );
  return new webpack.DefinePlugin({ TESSERA_PROVIDES: JSON.stringify(provides) });
}

function server(project, entry, externals) {
  const browser = base(project, {
    // Code that starts a worker asks for its own address, which webpack would otherwise get from `node:url`: the gateway
    // gives a build nothing but the shared packages.
    entry: { entry: { import: entry, baseUri: 'file:///' } },
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
    // The same libraries as in the browser, in their server form: emotion then collects its styles instead of
    // inserting them.
    optimization: { minimize: false, splitChunks: false },
    cache: { ...browser.cache, name: `server-${project.mode}` },
  };
}

/**
 * Returns the configuration of a remote alone on the fake shell: an ordinary page without federation. Hot reload
 * replaces an edited component and keeps its state.
 */
export function standaloneWebpack(project) {
  const config = base(project, {
    entry: { main: './src/standalone.tsx' },
    output: { publicPath: '/' },
    plugins: [new ReactRefreshPlugin({ overlay: false })],
    refresh: true,
  });
  return { ...config, cache: { ...config.cache, name: 'standalone' } };
}

function base(project, options) {
  const { entry, output, plugins, externals } = options;
  const { react = project.mode, refresh = false } = options;
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
      // A release has a folder of its own, whose files never change. Hashes in their names would be 1 kB of the first code.
      filename: '[name].js',
      chunkFilename: '[name].js',
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
        {
          test: /\.tsx$|\.styles\.ts$/,
          exclude: /node_modules/,
          enforce: 'pre',
          loader: require.resolve('./style-comments-loader.mjs'),
        },
        ...(production
          ? [
              {
                test: /\.tsx?$/,
                exclude: /node_modules/,
                enforce: 'post',
                loader: require.resolve('./style-indents-loader.mjs'),
              },
            ]
          : []),
        {
          test: /[\\/](?:packages[\\/]wire[\\/]src|@tessera[\\/]wire[\\/]dist[\\/]lib)[\\/].*\.[jt]s$/,
          enforce: 'post',
          loader: require.resolve('./pure-calls-loader.mjs'),
        },
        // In a remote's own repository, the packages are compiled ES modules. This rule gives a default import of a
        // shared CommonJS package the same meaning as in the sources.
        { test: /[\\/]@tessera[\\/]\w+[\\/]dist[\\/]lib[\\/].*\.js$/, type: 'javascript/auto' },
        {
          test: /[\\/]messages[\\/]\w+\.json$/,
          loader: require.resolve('./catalogue-loader.mjs'),
          // The titles of a remote's routes are in its release; the shell reads its own from the catalogue.
          options: project.kind === 'remote' ? { without: 'route.' } : {},
          type: 'javascript/esm',
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
      ],
    },
    plugins: [
      new StableOrderPlugin(),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      ...plugins,
    ],
    optimization: {
      nodeEnv: react,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      // Without a separate file for libraries, of which a remote contains only valibot.
      splitChunks: { chunks: 'async', minSize: 20_000, cacheGroups: { defaultVendors: false } },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(project.dir, 'node_modules/.cache/webpack'),
      // Without this, another configuration or loader would get what an earlier one had made.
      buildDependencies: { tools: [`${import.meta.dirname}/`] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

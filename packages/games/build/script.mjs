import { promisify } from 'node:util';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

/** Nothing is shared with a worker: it would load all that the other pages need. */
const ofPages = (chunk) => !chunk.canBeInitial() && !/-sprites$/.test(chunk.name ?? '');

/** The chunk of a game's page, as `boot/pages.ts` names it. */
const pageChunk = (game) => `${game}-page-index-tsx`;

/**
 * Builds the one entry of all pages and what it loads later: a chunk per game, per game's rules, per catalogue.
 * @returns the entry's scripts, each game's, and those of the live connection
 */
export async function buildScript(folder, assets, games) {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { page: './src/page/main.tsx' },
    output: {
      path: assets,
      publicPath: '/assets/',
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      uniqueName: 'tessera-game',
      trustedTypes: { policyName: 'tessera-game' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', importSource: 'preact' } },
              target: 'es2022',
            },
            env: undefined,
          },
        },
        // A part that a page does not use is not in its chunk: the entry alone does something when it is imported.
        { test: /\/games\/src\//, exclude: /\/page\/main\.tsx$/, sideEffects: false },
      ],
    },
    optimization: {
      chunkIds: 'named',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      splitChunks: {
        // Chunks that are shared have names of their own; all else stands in the chunk that asks for it.
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // What every scene needs, fetched once for all games; shapes go where they are drawn.
          scene: {
            test: /\/konva\/lib\/(?!shapes\/)|\/src\/page\/parts\/Scene\.tsx$/,
            name: 'scene',
            chunks: ofPages,
            enforce: true,
          },
          // What the slots share.
          slots: { test: /\/src\/page\/slots\//, name: 'slots', chunks: ofPages, enforce: true },
          // Parts and hooks that games use and the frame does not.
          kit: { test: /\/src\/page\//, name: 'kit', chunks: ofPages, minChunks: 2, enforce: true },
        },
      },
    },
    performance: false,
    devtool: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ colors: false, modules: false }));
  await promisify(compiler.close.bind(compiler))();
  const { entrypoints, namedChunkGroups } = stats.toJson({ entrypoints: true, chunkGroups: true });
  const scripts = (group) =>
    (group?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
  return {
    entry: scripts(entrypoints.page),
    games: new Map(games.map((game) => [game, scripts(namedChunkGroups[pageChunk(game)])])),
    live: scripts(namedChunkGroups.live),
  };
}

/** Builds the gallery of components into dist/gallery; open its index.html in a browser. */
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const here = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../dist/gallery/', import.meta.url));

const compiler = webpack({
  mode: 'production',
  context: here,
  entry: './main.tsx',
  output: { path: out, filename: 'gallery.js', assetModuleFilename: '[name][ext]' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2023',
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'gallery.css' })],
  performance: { hints: false },
});

const stats = await new Promise((resolve, reject) => {
  compiler.run((error, result) => (error ? reject(error) : resolve(result)));
});
if (stats.hasErrors()) {
  console.error(stats.toString({ preset: 'errors-warnings', colors: true }));
  process.exit(1);
}
await mkdir(out, { recursive: true });
await copyFile(new URL('./index.html', import.meta.url), new URL('index.html', `file://${out}`));
console.log(`The gallery is ready: ${out}index.html`);

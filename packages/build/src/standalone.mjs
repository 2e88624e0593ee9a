import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readProject } from './project.mjs';
import { standaloneWebpack } from './webpack.mjs';

const PAGE = `<!doctype html>
<html lang="en-US" data-template="site02" data-mobile-template="bob_mobile">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/main.css"></head>
<body><div id="root"></div><script src="/main.js"></script></body>
</html>
`;

/**
 * Serves one remote alone, reloading the page when a source changes.
 * @returns {Promise<string>} its address
 */
export async function serveStandalone(dir, port) {
  const project = readProject(dir, 'development');
  const config = standaloneWebpack(project);
  config.output.filename = '[name].js';
  const [styles] = config.plugins;
  styles.options.filename = '[name].css';
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      historyApiFallback: false,
      setupMiddlewares(middlewares) {
        // Every path is the one page: the remote's own routes are tried by their address.
        return [
          ...middlewares,
          (request, response, next) => {
            if (request.method !== 'GET' || /\.\w+$/.test(request.url)) return next();
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(PAGE);
          },
        ];
      },
    },
    webpack(config),
  );
  await server.start();
  return `http://localhost:${port}/`;
}

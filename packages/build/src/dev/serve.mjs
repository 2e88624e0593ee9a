import { createServer } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readConfig, readProject } from '../project.mjs';
import { standaloneWebpack } from '../webpack.mjs';
import { answerRoutes } from './answers.mjs';
import { releaseRoutes } from './release.mjs';

const HOST = 'localhost';
/** Paths of the platform, as a gateway forwards them. */
const PLATFORM_PATHS = ['/api', '/socket.io', '/media'];

const PAGE = `<!doctype html>
<html lang="en-US" data-template="site02" data-mobile-template="bob_mobile">
<head><meta charset="utf-8"><title>Remote alone</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"></head>
<body><div id="root"></div><script src="/main.js"></script></body>
</html>
`;

/**
 * Serves one remote alone: on the fake shell with hot reload, and as a release that a deployed shell can load (see
 * release.mjs).
 *
 * @param {string} dir the remote's folder
 * @param {object} options
 * @param {number} [options.port] first port to try; the only one if `strictPort` is set; 0: any free one
 * @param {boolean} [options.strictPort]
 * @param {string} [options.platform] origin of a running Tessera that answers calls; default: recorded answers
 * @param {boolean} [options.record] records the platform's answers in `src/testing/recorded`
 * @param {string} [options.captchaAnswer] the platform's fixed captcha answer
 * @returns {Promise<{ url: string, first: string, compiled: Promise<unknown>, stop: () => Promise<void> }>} its address, that
 * of the first page, and the end of the first compilation
 */
export async function serveStandalone(dir, options = {}) {
  const { platform, record = false, captchaAnswer } = options;
  const project = readProject(dir, 'development');
  const { routes } = await readConfig(project);
  const port = await choosePort(options);
  let url = `http://${HOST}:${port}`;
  const release = releaseRoutes(dir, () => url);
  const answers = answerRoutes(dir, { platform, record, captchaAnswer });
  const compiler = webpack(standaloneWebpack(project));
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('tessera-dev', resolve));
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      historyApiFallback: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: platform && [
        {
          context: PLATFORM_PATHS,
          target: platform,
          changeOrigin: true,
          ws: true,
          headers: { origin: platform },
        },
      ],
      setupMiddlewares: (middlewares) => [answers, release.middleware, ...middlewares, page],
    },
    compiler,
  );
  await server.start();
  url = `http://${HOST}:${server.server.address().port}`;
  const first = routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
  return {
    url,
    first: url + first,
    compiled,
    async stop() {
      await release.stop();
      await server.stop();
    },
  };
}

/** Serves the same page for every path, so that the remote's routes can be opened directly. */
function page(request, response, next) {
  const { pathname } = new URL(request.url, `http://${HOST}`);
  if (request.method !== 'GET' || /\.\w+$/.test(pathname)) return next();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  return response.end(PAGE);
}

/**
 * Finds a free port. For port 0 the system chooses one when the server listens.
 * @throws Error if all candidates are in use
 */
async function choosePort({ port = 4300, strictPort = false }) {
  if (port === 0) return port;
  for (let one = port; one < port + (strictPort ? 1 : 10); one += 1) if (await isFree(one)) return one;
  throw new Error(`Port ${port} is in use: stop its server or choose another port with --port.`);
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });
}

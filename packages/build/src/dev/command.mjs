import { parseArgs } from 'node:util';
import { serveStandalone } from './serve.mjs';

const USAGE = `serves one remote alone, with hot reload, on a fake shell with a panel

  --port 4300           the next free one where it is taken
  --platform <origin>   a running Tessera answers, e.g. http://localhost:3000; without it recorded answers do
  --record              writes what the platform answers to src/testing/recorded, without tokens and secrets
  --help

CAPTCHA_ANSWER is the fixed answer that the platform was started with, where it was: login then asks for none.
The same server has the remote as a release, for a deployed shell to try: ?remote=<name>@http://localhost:4300
`;

/**
 * The command behind `tessera-dev` and `npm run dev -- <remote>`.
 * @param {string} dir the remote's folder
 * @param {readonly string[]} args
 * @returns {Promise<number>} 0, or 1 where it could not be served; the server goes on
 */
export async function devCommand(dir, args) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        platform: { type: 'string' },
        record: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      process.stdout.write(USAGE);
      return 0;
    }
    if (values.record && !values.platform) throw new Error('--record needs --platform: who is to answer?');
    const platform = values.platform && originOf(values.platform);
    const { url, first } = await serveStandalone(dir, {
      port: values.port === undefined ? undefined : Number(values.port),
      strictPort: values.port !== undefined,
      platform,
      record: values.record,
      captchaAnswer: process.env.CAPTCHA_ANSWER || undefined,
    });
    process.stdout.write(
      `${first}\n  answers: ${platform ?? 'recorded'}${values.record ? ', being recorded' : ''}\n  release: ${url}/release.json\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function originOf(text) {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`--platform is an origin such as http://localhost:3000, not "${text}"`);
  return new URL(text).origin;
}

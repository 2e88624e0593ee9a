import { parseArgs } from 'node:util';
import { serveStandalone } from './serve.mjs';

const USAGE = `serves one remote alone with hot reload, on a fake shell with a control panel

  --port 4300           default: the first free port from 4300; 0: any free port
  --platform <origin>   a running Tessera that answers calls, e.g. http://localhost:3000; default: recorded answers
  --record              records the platform's answers in src/testing/recorded, without tokens and secrets
  --help

CAPTCHA_ANSWER: the platform's fixed captcha answer, if it has one; login then shows no captcha.
The server also offers the remote as a release to a deployed shell: ?remote=<name>@http://localhost:4300
`;

/**
 * Runs `tessera-dev` and `npm run dev -- <remote>`.
 * @param {string} dir the remote's folder
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code: 0 while the server runs, or 1 if it could not start
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
    if (values.record && !values.platform)
      throw new Error('--record needs --platform: name the platform whose answers to record');
    const platform = values.platform && originOf(values.platform);
    const { url, first, compiled } = await serveStandalone(dir, {
      port: values.port === undefined ? undefined : Number(values.port),
      strictPort: values.port !== undefined,
      platform,
      record: values.record,
      captchaAnswer: process.env.CAPTCHA_ANSWER || undefined,
    });
    process.stdout.write(
      `${first}\n  answers: ${platform ?? 'recorded'}${values.record ? ', recording' : ''}\n  release: ${url}/release.json\n`,
    );
    // Pages wait for it: who starts this server for a test waits for this line.
    void compiled.then(() => process.stdout.write(`  compiled: ${first}\n`));
    return 0;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function originOf(text) {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`--platform must be an origin such as http://localhost:3000, not "${text}"`);
  return new URL(text).origin;
}

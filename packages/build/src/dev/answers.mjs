import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BODY_LIMIT = 2_000_000;

/**
 * Serves the recorded answers of a remote's calls, and the source of answers, to the page. Writes new recordings.
 * `packages/testing` defines recordings and removes secrets before it sends one.
 *
 * @param {string} dir the remote's folder
 * @param {{ platform?: string, record: boolean, captchaAnswer?: string }} options
 */
export function answerRoutes(dir, { platform, record, captchaAnswer }) {
  const folder = join(dir, 'src/testing/recorded');
  const source = platform ? { from: 'platform', url: platform, record, captchaAnswer } : { from: 'recorded' };
  let writing = Promise.resolve();

  return async (request, response, next) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/__alone/answers' && request.method === 'GET')
      return send(response, 200, { source, recorded: await readRecorded(folder) });
    if (pathname !== '/__alone/recorded' || request.method !== 'POST') return next();
    if (!record) return send(response, 403, 'start with --record to record answers');
    // Requiring JSON makes a browser send a preflight request before another site's page may post here.
    if (request.headers['content-type'] !== 'application/json')
      return send(response, 415, 'send application/json');
    try {
      const { key, recording } = JSON.parse(await bodyOf(request));
      if (!/^[a-zA-Z]{1,60}$/.test(key)) return send(response, 422, 'the key must be the name of a call');
      writing = writing.then(() => write(folder, key, recording));
      await writing;
      return send(response, 201, { key });
    } catch (error) {
      writing = Promise.resolve();
      return send(response, 400, error.message);
    }
  };
}

async function readRecorded(folder) {
  const files = await readdir(folder).catch(() => []);
  const recorded = files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map(async (file) => {
      try {
        return [file.slice(0, -5), JSON.parse(await readFile(join(folder, file), 'utf8'))];
      } catch (cause) {
        throw new Error(`src/testing/recorded/${file} is not valid JSON: ${cause.message}`, { cause });
      }
    });
  return Object.fromEntries(await Promise.all(recorded));
}

/** Replaces an earlier recording of the same request. */
async function write(folder, key, recording) {
  const file = join(folder, `${key}.json`);
  const earlier = JSON.parse(await readFile(file, 'utf8').catch(() => '[]'));
  const payloadJson = JSON.stringify(recording.payload);
  const others = earlier.filter(({ payload }) => JSON.stringify(payload) !== payloadJson);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify([...others, recording], null, 2)}\n`);
}

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > BODY_LIMIT)
      throw new Error(`answers above ${BODY_LIMIT} characters cannot be recorded`);
  }
  return text;
}

function send(response, status, body) {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', typeof body === 'string' ? 'text/plain' : 'application/json');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

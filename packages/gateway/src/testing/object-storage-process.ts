import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver, { type Context, type Next } from '@20minutes/s3rver';

/** Runs an S3 server that checks signatures, until its input ends: says its address when it is ready. */

const directory = mkdtempSync(join(tmpdir(), 'gateway-s3-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: 'releases', configs: [] }],
});
/** One conditional write after the other. */
let writing = Promise.resolve();
// Before the last one, which answers.
server.middleware.splice(-1, 0, signedBuckets, conditionalWrites);
const { port } = await server.run();
process.stdout.write(`http://127.0.0.1:${port}\n`);
process.stdin.resume();
process.stdin.on('end', () => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(0);
});

/** Amazon's library signs a bucket's address with a slash at its end, which this server forgets. */
function signedBuckets(context: Context, next: Next): Promise<void> {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true;
    context.mountPath = '/';
  }
  return next();
}

/** `If-None-Match: *` of a write, which Amazon's storage and most others know, and this server does not. */
async function conditionalWrites(context: Context, next: Next): Promise<void> {
  if (context.method !== 'PUT' || context.get('if-none-match') !== '*') return next();
  const [, bucket = '', ...key] = context.path.split('/');
  const before = writing;
  let end = () => undefined as void;
  writing = new Promise<void>((done) => (end = done));
  await before;
  try {
    if (await server.store.existsObject(bucket, key.join('/'))) {
      context.status = 412;
      context.body = { Error: { Code: 'PreconditionFailed', Message: 'there is such an object' } };
      return;
    }
    await next();
  } finally {
    end();
  }
}

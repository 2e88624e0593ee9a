import { readSettings, startGateway } from '../index.ts';

/** Runs a gateway until its input ends: says its address when it is ready, and what it logs after that. */

const { url, close } = await startGateway(readSettings(process.env));
process.stdout.write(`${url.replace('localhost', '127.0.0.1')}\n`);
process.stdin.resume();
process.stdin.on('end', () => void close().then(() => process.exit(0)));

import { createServer } from 'node:http';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A server for the supervisor's tests: PORT, and a FAIL file whose presence makes the start fail. */
const { PORT, FAIL = '', LOG = '' } = process.env;
if (FAIL && existsSync(FAIL)) {
  console.error(readFileSync(FAIL, 'utf8'));
  process.exit(3);
}
const server = createServer((request, response) => response.end(String(process.pid)));
server.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  appendFileSync(LOG, `${PORT}\n`);
  process.exit(0);
});

import { createServer } from 'node:http';
import { createRegistry } from './client.mjs';

test.each([
  ['of today', { expected: '^2.0.0', actual: '1.0.0', hint: 'build it again' }],
  ['of the version before', { wanted: '^2.0.0', got: '1.0.0', mend: 'build it again' }],
])('reads refusals with the field names %s', async (_, fields) => {
  const server = createServer((_request, response) => {
    response.statusCode = 422;
    response.end(JSON.stringify({ refused: [{ code: 'contract', what: 'mf-x 1: contract', ...fields }] }));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const check = createRegistry(`http://127.0.0.1:${server.address().port}`).check({});
  const error = await check.catch((reason) => reason);
  await new Promise((done) => server.close(done));
  expect(error.message).toBe('mf-x 1: contract: expected ^2.0.0, got 1.0.0. Build it again.');
});

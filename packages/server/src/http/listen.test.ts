import { createServer, type Server } from 'node:http';
import { listen } from './listen.ts';

let closing: (() => Promise<void>)[];
const appOf = (server: Server) => ({
  server,
  listen: (options: { host: string; port: number }) =>
    new Promise<string>((resolve) => server.listen(options, () => resolve(`http://${options.host}`))),
  addHook: (_name: 'preClose', hook: () => Promise<void>) => closing.push(hook),
});

test('localhost is found at both loopback addresses, and nowhere else', async () => {
  closing = [];
  const server = createServer((request, response) => response.end(request.url));
  await listen(appOf(server), { host: 'localhost', port: 0 });
  const { address, port } = server.address() as { address: string; port: number };
  const answers = ['127.0.0.1', '[::1]'].map(async (host) =>
    (await fetch(`http://${host}:${port}/a`)).text(),
  );
  expect([address, ...(await Promise.all(answers))]).toEqual(['127.0.0.1', '/a', '/a']);
  for (const close of closing) await close();
  await expect(fetch(`http://[::1]:${port}/a`)).rejects.toThrow();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

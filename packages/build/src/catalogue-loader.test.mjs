import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import catalogueLoader from './catalogue-loader.mjs';

/** Evaluates a module that only has a default export. */
const valueOf = (source) => new Function(source.replace('export default', 'return'))();

async function load(catalogues, code, options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-messages-'));
  for (const [name, messages] of Object.entries(catalogues))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(messages));
  return new Promise((resolve, reject) => {
    const context = {
      context: folder,
      resourcePath: join(folder, `${code}.json`),
      async: () => (error, source) => (error ? reject(error) : resolve(valueOf(source))),
      addDependency: () => undefined,
      getOptions: () => options,
    };
    void catalogueLoader.call(context, JSON.stringify(catalogues[code]));
  });
}

test('completes a language with English and parses every message', async () => {
  const messages = await load(
    { en_US: { play: 'Play', games: '{count} games' }, hi_IN: { play: 'खेलें' } },
    'hi_IN',
  );
  expect(messages.play).toEqual([{ type: 0, value: 'खेलें' }]);
  expect(messages.games).toEqual([
    { type: 1, value: 'count' },
    { type: 0, value: ' games' },
  ]);
});

test('leaves out what is only read at build time', async () => {
  const catalogues = { en_US: { 'route.play.title': 'Play', play: 'Play' } };
  const messages = await load(catalogues, 'en_US', { without: 'route.' });
  expect(Object.keys(messages)).toEqual(['play']);
});

test('fails the build on an invalid ICU message, naming file and message', async () => {
  await expect(load({ en_US: { games: '{count, plural, one {# game}}' } }, 'en_US')).rejects.toThrow(
    /en_US\.json: message "games"/,
  );
});

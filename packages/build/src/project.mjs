import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { releaseId } from './release-id.mjs';

/**
 * The project that a build works on.
 *
 * `release` names the folder that the build is published in; `global` is compiled into its code. A watching build
 * keeps the global of its first run.
 *
 * @typedef {{ dir: string, name: string, version: string, mode: 'production' | 'development', release: string,
 * global: string, kind: 'shell' | 'remote' }} Project
 */

/**
 * Reads the project in `dir` and names the release of its sources.
 * @returns {Project}
 */
export function readProject(dir, mode) {
  const { name, version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const inputs = ['contracts', 'domain', 'i18n', 'kit', 'ui', 'wire', 'build'].map((own) =>
    sourcesOf(dir, own),
  );
  const lock = lockFileAbove(resolve(dir));
  if (lock) inputs.push(lock);
  const kind = existsSync(join(dir, 'remote.config.ts')) ? 'remote' : 'shell';
  const release = releaseId(dir, inputs, version, mode);
  return { dir: resolve(dir), name, version, mode, kind, release, global: globalName(name, release) };
}

/** Finds the lock file. It is part of a release's inputs, because other library versions give other files. */
function lockFileAbove(dir) {
  const file = join(dir, 'package-lock.json');
  if (existsSync(file)) return file;
  return dirname(dir) === dir ? undefined : lockFileAbove(dirname(dir));
}

/** Returns the folder of a package's sources, or of their compiled form in a remote's own repository. */
function sourcesOf(dir, own) {
  const require = createRequire(join(dir, 'package.json'));
  const base = (require.resolve.paths(`@tessera/${own}`) ?? []).find((one) =>
    existsSync(join(one, '@tessera', own)),
  );
  const folder = join(base ?? join(dir, 'node_modules'), '@tessera', own);
  return ['src', 'dist/lib'].map((part) => join(folder, part)).find(existsSync) ?? folder;
}

/**
 * Reads `remote.config.ts` or `shell.config.ts` and checks it against the schema of the contract that the project
 * depends on.
 * @throws Error that lists the invalid fields
 */
export async function readConfig(project) {
  const file = join(project.dir, `${project.kind}.config.ts`);
  const { default: config } = await import(pathToFileURL(file).href);
  const require = createRequire(join(project.dir, 'package.json'));
  const { remoteConfig } = await import(pathToFileURL(require.resolve('@tessera/contracts/schemas')).href);
  const { issues } = project.kind === 'remote' ? await remoteConfig['~standard'].validate(config) : {};
  if (issues) throw new Error(`${file}: ${issues.map((issue) => issue.message).join('; ')}`);
  return config;
}

/**
 * Reads title and description of each route, and of each page inside of a route, in every language. The keys are those
 * of `titleKey` of the contract.
 */
export function readTitles(project, routes) {
  const folder = join(project.dir, 'src/messages');
  const catalogues = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const texts = catalogues.map((file) => [
    file.slice(0, -5),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]);
  const english = Object.fromEntries(texts)['en_US'] ?? {};
  const textOf = (messages, id, route) => {
    const text = messages[id] ?? english[id];
    if (text === undefined)
      throw new Error(`${project.name}: the message "${id}" of route "${route}" is in no catalogue`);
    return text;
  };
  return Object.fromEntries(
    routes
      .flatMap(titled)
      .map(({ id, titleId, descriptionId }) => [
        id,
        Object.fromEntries(
          texts.map(([code, messages]) => [
            code,
            { title: textOf(messages, titleId, id), description: textOf(messages, descriptionId, id) },
          ]),
        ),
      ]),
  );
}

/** Returns a route and its pages, each with the key of its texts. */
function titled({ pages = [], ...route }) {
  return [route, ...pages.map((page) => ({ ...page, id: `${route.id}/${page.name}` }))];
}

/** Returns a name that is valid for a global variable: `tessera_mf_lobby_0_1_0_9f2c1a7b`. */
function globalName(name, release) {
  return `tessera_${name}_${release}`.replace(/\W/g, '_');
}

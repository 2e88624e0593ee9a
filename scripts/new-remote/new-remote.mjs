import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { APPS } from '../lib/apps.mjs';
import { ROOT } from '../pack/packages.mjs';
import { addOwner } from './owners.mjs';
import { manifestInside, manifestOutside } from './manifest.mjs';
import { assertValidName, assertValidTitle, routeOf, titleOf } from './names.mjs';
import { ownerOf } from './routes.mjs';

const TEMPLATE = join(import.meta.dirname, 'template');

/**
 * Creates a working remote with a route and a part of the home page.
 * @param {object} options
 * @param {string} options.name `mf-tips`
 * @param {string} [options.title] title of its page in every language; default: from the name
 * @param {string} [options.outside] folder for its own repository; default: a folder in this repository
 * @param {string} [options.packages] folder of packed packages, for a remote in its own repository
 * @returns {Promise<string>} its folder
 * @throws Error that says what is invalid and what is allowed, before anything is written
 */
export async function createRemoteProject({ name, title = titleOf(name), outside, packages }) {
  assertValidName(name);
  assertValidTitle(title);
  if (APPS.includes(name)) throw new Error(`The remote ${name} already exists: choose another name.`);
  const folder = outside === undefined ? join(ROOT, name) : resolve(outside);
  assertValidFolder(folder, outside, packages);
  const route = routeOf(name);
  const owner = await ownerOf(route, ROOT);
  if (owner) throw new Error(`The route ${route} belongs to ${owner}: choose another name.`);

  const tarballs = packages === undefined ? undefined : resolve(packages);
  const manifest = outside === undefined ? manifestInside(name) : manifestOutside(name, folder, tarballs);
  for (const part of ['common', outside === undefined ? 'inside' : 'outside'])
    copyTemplate(join(TEMPLATE, part), folder, (text) => fill(text, name, route));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeTitle(join(folder, 'src/messages'), title);
  if (outside === undefined) addOwner(join(ROOT, '.github/CODEOWNERS'), name);
  return folder;
}

function assertValidFolder(folder, outside, packages) {
  if (existsSync(folder) && readdirSync(folder).some((one) => one !== '.git'))
    throw new Error(`${folder} is not empty: choose another ${outside === undefined ? 'name' : 'folder'}.`);
  if (outside !== undefined && !relative(ROOT, folder).startsWith('..'))
    throw new Error(`${folder} is inside this repository: omit --outside or name a folder elsewhere.`);
  if (outside === undefined && packages !== undefined)
    throw new Error('--packages requires --outside: it is for a remote in its own repository.');
  if (packages !== undefined && !existsSync(packages))
    throw new Error(`--packages ${packages} does not exist: create it with npm run pack -- --to ${packages}`);
}

/** Fills in the template, which is a working remote named mf-example. */
function fill(text, name, route) {
  return text.replaceAll('mf-example', name).replaceAll('/example', route);
}

function copyTemplate(from, to, filled) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  )) {
    const path = join(entry.parentPath, entry.name);
    // npm does not pack a .gitignore, and git would apply it to the template.
    const target = join(to, filled(relative(from, path)).replace(/^gitignore$/, '.gitignore'));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target);
    writeFileSync(target, filled(readFileSync(path, 'utf8')));
  }
}

/** Writes the title, a name that is the same in every language. The other messages are translated. */
function writeTitle(folder, title) {
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const messages = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, file), `${JSON.stringify({ ...messages, 'page.title': title }, null, 2)}\n`);
  }
}

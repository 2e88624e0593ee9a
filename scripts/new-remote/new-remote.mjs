import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { APPS } from '../lib/apps.mjs';
import { ROOT } from '../pack/packages.mjs';
import { addOwner } from './owners.mjs';
import { manifestInside, manifestOutside } from './manifest.mjs';
import { refuseName, refuseTitle, routeOf, titleOf } from './names.mjs';
import { ownerOf } from './routes.mjs';

const TEMPLATE = join(import.meta.dirname, 'template');

/**
 * Makes a working remote with a route and a part of the home page.
 * @param {object} wanted
 * @param {string} wanted.name `mf-tips`
 * @param {string} [wanted.title] of its page, in every language; by the name where it is left out
 * @param {string} [wanted.outside] the folder of a repository of its own; without it the remote stands in this one
 * @param {string} [wanted.packages] for a repository of its own: the folder of the packed packages
 * @returns {Promise<string>} its folder
 * @throws Error that says what cannot be, and what can; nothing has been written then
 */
export async function newRemote({ name, title = titleOf(name), outside, packages }) {
  refuseName(name);
  refuseTitle(title);
  if (APPS.includes(name)) throw new Error(`There is a remote ${name} already: choose another name.`);
  const folder = outside === undefined ? join(ROOT, name) : resolve(outside);
  refusePlace(folder, outside, packages);
  const route = routeOf(name);
  const owner = await ownerOf(route, ROOT);
  if (owner) throw new Error(`The route ${route} belongs to ${owner}: choose another name.`);

  const tarballs = packages === undefined ? undefined : resolve(packages);
  const manifest = outside === undefined ? manifestInside(name) : manifestOutside(name, folder, tarballs);
  for (const part of ['common', outside === undefined ? 'inside' : 'outside'])
    copyFilled(join(TEMPLATE, part), folder, (text) => fill(text, name, route));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeTitle(join(folder, 'src/messages'), title);
  if (outside === undefined) addOwner(join(ROOT, '.github/CODEOWNERS'), name);
  return folder;
}

function refusePlace(folder, outside, packages) {
  if (existsSync(folder) && readdirSync(folder).some((one) => one !== '.git'))
    throw new Error(`${folder} is not empty: choose another ${outside === undefined ? 'name' : 'folder'}.`);
  if (outside !== undefined && !relative(ROOT, folder).startsWith('..'))
    throw new Error(`${folder} lies in this repository: leave --outside away, or name a folder elsewhere.`);
  if (outside === undefined && packages !== undefined)
    throw new Error('--packages is for a remote in a repository of its own: name its folder with --outside.');
  if (packages !== undefined && !existsSync(packages))
    throw new Error(`--packages ${packages} is not there: make it with npm run pack -- --to ${packages}`);
}

/** The template is a remote that works, named mf-example. */
function fill(text, name, route) {
  return text.replaceAll('mf-example', name).replaceAll('/example', route);
}

function copyFilled(from, to, filled) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  )) {
    const path = join(entry.parentPath, entry.name);
    // npm leaves a .gitignore out of what it packs, and git would obey this one here.
    const target = join(to, filled(relative(from, path)).replace(/^gitignore$/, '.gitignore'));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target);
    writeFileSync(target, filled(readFileSync(path, 'utf8')));
  }
}

/** The title is a name, the same in every language; the other messages come translated. */
function writeTitle(folder, title) {
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const messages = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, file), `${JSON.stringify({ ...messages, 'page.title': title }, null, 2)}\n`);
  }
}

import { parse } from '@swc/core';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const KINDS = { routes: 'route', slots: 'slot', dialogs: 'dialog' };

/**
 * Lists the files that each part of an app needs besides its entry: `slot:home.main` → `['123.js', …]`, likewise
 * `route:…`, `dialog:…`, `messages:hi_IN`, and `module` for a remote's exposed module. The HTML preloads files by
 * this list, and the size budget uses it. The shell's only parts are its messages.
 *
 * @returns {Promise<Record<string, string[]>>}
 */
export async function readParts(project, compilation) {
  const filesOf = filesByRequest(compilation, () => true);
  const remote = project.kind === 'remote';
  const parts = remote ? { module: filesOf.get('./src/remote.ts') ?? [] } : {};
  for (const [part, request] of remote ? await lazyImports(join(project.dir, 'src/remote.ts')) : []) {
    const files = filesOf.get(request);
    if (!files)
      throw new Error(
        `${project.name}: src/remote.ts imports "${request}" for ${part}, but the build made no chunk of it`,
      );
    parts[part] = files;
  }
  // Other folders may contain catalogues of the same names (the shell's help pages). Only the app's own count.
  const messages = join(project.dir, 'src/messages');
  for (const [request, files] of filesByRequest(
    compilation,
    (module) => module?.options?.resource === messages,
  )) {
    if (/^\.\/[a-z]{2}_[A-Z]{2}\.json$/.test(request))
      parts[`messages:${basename(request, '.json')}`] = files;
  }
  return parts;
}

/** Maps the request of each lazy import to the scripts of its chunk group, if `isWanted` accepts its module. */
function filesByRequest(compilation, isWanted) {
  const found = new Map();
  for (const group of compilation.chunkGroups) {
    const files = group.getFiles().filter((file) => file.endsWith('.js'));
    for (const { request, module } of group.origins)
      if (request && isWanted(module)) found.set(request, files);
  }
  return found;
}

/** Finds the `import()` calls in `routes`, `slots` and `dialogs` of a remote's source. */
async function lazyImports(file) {
  const program = await parse(await readFile(file, 'utf8'), { syntax: 'typescript' });
  const imports = [];
  const visit = (node, path) => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, path));
    if (node === null || typeof node !== 'object') return undefined;
    if (node.type === 'KeyValueProperty') return visit(node.value, [...path, String(node.key.value)]);
    if (node.type === 'CallExpression' && node.callee.type === 'Import') {
      const [kind, name] = path.slice(-2);
      const request = node.arguments[0]?.expression;
      if (KINDS[kind] && request?.type === 'StringLiteral')
        imports.push([`${KINDS[kind]}:${name}`, request.value]);
    }
    return Object.values(node).forEach((one) => visit(one, path));
  };
  visit(program.body, []);
  return imports;
}

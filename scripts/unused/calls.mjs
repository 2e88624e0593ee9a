import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { packageEntries } from './packages.mjs';

const ROOT = join(import.meta.dirname, '../..');
const NOT_PRODUCTION = /\.(test|fixture)\.tsx?$|\/(testing|messages)\/|standalone\.tsx$|test-scope\.tsx$/;
/** Functions that send the call among their arguments: of the kit, of the shell, of the guests' dialogs, and `request` of a table of queries. */
const SENDERS = new Set([
  'useAnswer',
  'useGuestAnswer',
  'useListPage',
  'useIntent',
  'sendIntent',
  'callQuery',
  'send',
  'request',
]);

/**
 * Returns the names under which `@tessera/wire` exports its calls, without those of game providers.
 * @param root the checkout
 */
export async function browserCalls(root = ROOT) {
  const { file } = packageEntries(root).find(({ name }) => name === '@tessera/wire');
  const wire = await import(pathToFileURL(file).href);
  return Object.entries(wire)
    .filter(([, value]) => isCall(value) && value.audience !== 'provider')
    .map(([name]) => name)
    .sort();
}

/**
 * Returns the names of the calls that production sources of these apps send.
 * @param apps folders below the root, e.g. `mf-auth`
 */
export function sentBy(apps) {
  const names = new Set();
  for (const app of apps) {
    for (const file of readdirSync(join(ROOT, app, 'src'), { recursive: true })) {
      if (!/\.tsx?$/.test(file) || NOT_PRODUCTION.test(`/${file}`)) continue;
      const source = readFileSync(join(ROOT, app, 'src', file), 'utf8');
      for (const name of namesSentIn(source, '@tessera/wire')) names.add(name);
    }
  }
  return names;
}

/**
 * Returns the names that a source text imports from a module and sends: as an argument of a function that sends, or as
 * `call`. Types, keys of queries and tables of what is fetched again send nothing.
 */
export function namesSentIn(source, module) {
  if (!source.includes(module)) return [];
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imported = importsOf(file, module);
  const sent = new Set();
  const walk = (node) => {
    const name = ts.isIdentifier(node) && isSent(node) ? imported.get(node.text) : undefined;
    if (name) sent.add(name);
    ts.forEachChild(node, walk);
  };
  walk(file);
  return [...sent];
}

/** Returns the values that a file imports from a module: local name → exported name. */
function importsOf(file, module) {
  const imports = file.statements.filter(
    (one) => ts.isImportDeclaration(one) && one.moduleSpecifier.text === module,
  );
  const elements = imports.flatMap(({ importClause }) => importClause?.namedBindings?.elements ?? []);
  return new Map(elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]));
}

/** Whether a name is where its call is sent: `useAnswer(name, …)`, `<Button call={name}>`, `{ call: name }`. */
function isSent(node) {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.arguments.includes(node) && SENDERS.has(calledBy(parent));
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && parent.name.text === 'call';
  return ts.isJsxExpression(parent) && parent.parent.name?.text === 'call';
}

function calledBy({ expression }) {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.text;
}

function isCall(value) {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'audience' in value && 'answer' in value
  );
}

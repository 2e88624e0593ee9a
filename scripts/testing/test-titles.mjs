import ts from 'typescript';

const NAMES = new Set(['test', 'it', 'describe']);
/** What keeps a test from running, as a property of its function. */
const OFF = new Set(['skip', 'fixme', 'todo']);
const PROOF_TAG = '@proof';

/**
 * Returns the titles that a test file gives, read from its syntax: comments, imports and fixtures give none.
 * @param {string} text the file's text
 * @returns {{ title: string, isRun: boolean, isProof: boolean }[]} each title as a run prints it, the titles of its
 *   groups included. `isRun` is false where the test or one of its groups is skipped; `isProof` is true where it runs in
 *   `npm run prove -- journeys` only.
 */
export function titlesOf(text) {
  const file = ts.createSourceFile('test.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles = [];
  const walk = (node, group) => {
    const found = ts.isCallExpression(node) ? readTest(node) : undefined;
    if (!found) return ts.forEachChild(node, (child) => walk(child, group));
    const body = node.arguments.find((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one));
    const state = {
      titles: group.titles.flatMap((outer) => found.titles.map((own) => `${outer} ${own}`.trim())),
      isRun: group.isRun && !found.isOff && !(body && skipsItself(body)),
      isProof: group.isProof || found.tags.some((tag) => tag === PROOF_TAG),
    };
    if (found.isGroup) return ts.forEachChild(node, (child) => walk(child, state));
    for (const title of state.titles) titles.push({ title, isRun: state.isRun, isProof: state.isProof });
  };
  walk(file, { titles: [''], isRun: true, isProof: false });
  return titles;
}

/** Returns what a call says as a test or group of tests; `undefined` for any other call. */
function readTest(call) {
  const { names, table } = readFunction(call.expression);
  const [title] = call.arguments;
  if (!title || names.length === 0) return undefined;
  const first = names[0].replace(/^x(?=test|it|describe)/, '');
  const written = literalOf(title);
  const hasBody = call.arguments.slice(1).some((one) => ts.isFunctionLike(one));
  const isOff = names[0].startsWith('x') || names.some((name) => OFF.has(name));
  if (!NAMES.has(first) || written === undefined || !(hasBody || isOff)) return undefined;
  return {
    // The title as it is written, too: what a table computes cannot be filled in here.
    titles: table ? [written, ...rowsOf(table).map((row) => fill(written, row))] : [written],
    isGroup: names.some((name) => /^x?describe$/.test(name)),
    isOff,
    tags: call.arguments.flatMap(tagsOf),
  };
}

/** Reads `test`, `test.describe.skip`, `test.each(table)` and `` test.each`table` ``. */
function readFunction(node) {
  if (ts.isIdentifier(node)) return { names: [node.text] };
  if (ts.isPropertyAccessExpression(node)) {
    const { names, table } = readFunction(node.expression);
    return { names: names.length > 0 ? [...names, node.name.text] : [], table };
  }
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) {
    const { names } = readFunction(ts.isCallExpression(node) ? node.expression : node.tag);
    if (names.at(-1) !== 'each') return { names: [] };
    return { names, table: ts.isCallExpression(node) ? node.arguments[0] : node.template };
  }
  return { names: [] };
}

/** Returns a text's literal parts, `…` in place of what is computed; `undefined` for anything but a text. */
function literalOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Returns the values of each row of a table; one row without values where they are computed. */
function rowsOf(table) {
  const list = ts.isAsExpression(table) ? table.expression : table;
  if (!ts.isArrayLiteralExpression(list)) return [[]];
  return list.elements.map((row) => (ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]));
}

/** Writes a row's values into a title, as jest does for `%s` and its like; computed ones are `…`. */
function fill(title, row) {
  let at = 0;
  return title.replace(/%[sdifjop]/g, () => {
    const value = row[at++];
    if (!value) return '…';
    return literalOf(value) ?? (ts.isNumericLiteral(value) ? value.text : '…');
  });
}

/** The tags of a journey: `{ tag: TAG.proof }`, or a list of them; also by the name of a constant of the file. */
function tagsOf(argument) {
  if (ts.isIdentifier(argument)) return constantsOf(argument.getSourceFile(), argument.text).flatMap(tagsOf);
  if (!ts.isObjectLiteralExpression(argument)) return [];
  const tag = argument.properties.find((one) => one.name?.getText() === 'tag')?.initializer;
  if (!tag) return [];
  const values = ts.isArrayLiteralExpression(tag) ? [...tag.elements] : [tag];
  return values.map((value) => (value.getText() === 'TAG.proof' ? PROOF_TAG : (literalOf(value) ?? '')));
}

/** Returns what the file's constants of this name are. */
const constantsOf = (file, name) =>
  file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter((declared) => declared.name.getText() === name && declared.initializer)
    .map(({ initializer }) => initializer);

/** Whether a test skips itself whatever the machine: `test.skip()`, or `test.fixme(true, …)`. */
function skipsItself(body) {
  const statements = ts.isBlock(body.body) ? body.body.statements : [];
  return statements.some((statement) => {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (!call || !ts.isCallExpression(call)) return false;
    const { names } = readFunction(call.expression);
    const [condition] = call.arguments;
    const isAlways = !condition || condition.kind === ts.SyntaxKind.TrueKeyword;
    return NAMES.has(names[0]) && OFF.has(names.at(-1)) && isAlways;
  });
}

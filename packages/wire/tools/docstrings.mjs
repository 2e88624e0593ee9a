import { join } from 'node:path';
import ts from 'typescript';

/**
 * Reads the docstrings of calls, events and fields with the TypeScript compiler, so that `/openapi.json` and
 * `docs/wire.md` show the same text as an editor, also for fields spread from another object.
 */

const WRAPPERS = new Set(['optional', 'exact_optional', 'undefinedable', 'nullable', 'nullish']);

/**
 * @param {string} folder folder of the wire package
 * @returns the content of `src/openapi/descriptions.json`
 */
export function readDocstrings(folder) {
  const source = (path) => join(folder, 'src', path);
  const files = {
    calls: source('calls.ts'),
    gatewayCalls: source('gateway-calls.ts'),
    events: source('events.ts'),
    components: source('openapi/components.ts'),
  };
  const program = ts.createProgram(Object.values(files), {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    types: [],
  });
  const reader = readerOf(program);
  const components = reader.propertiesOf(files.components, 'COMPONENTS');
  const known = new Set(components.map(({ type }) => type));
  const byName = components.map(({ name, type }) => [name, reader.fields(type, known, true)]);
  const calls = [
    ...reader.propertiesOf(files.gatewayCalls, 'GATEWAY_CALLS'),
    ...reader.propertiesOf(files.calls, 'CALLS'),
  ];
  const paths = new Map(calls.map(({ name, symbol }) => [name, reader.pathOf(symbol)]));
  const descriptions = {
    calls: calls.map(({ name, type, symbol }) => [name, callWords(reader, { type, symbol, known, paths })]),
    events: reader.elementsOf(files.events, 'EVENTS').map(({ type, symbol }) => [
      reader.nameOf(symbol),
      compact({
        text: convert(reader.docstringOf(symbol), paths),
        payload: convertAll(reader.fields(reader.propertyType(type, 'payload'), known), paths),
      }),
    ]),
    components: byName.map(([name, fields]) => [name, convertAll(fields, paths)]),
  };
  return Object.fromEntries(
    Object.entries(descriptions).map(([kind, entries]) => [
      kind,
      Object.fromEntries(entries.filter(([, one]) => one && Object.keys(one).length > 0)),
    ]),
  );
}

function callWords(reader, { type, symbol, known, paths }) {
  const codes = reader.propertyType(type, 'codes').getProperties();
  const { text, ofCodes } = extractCodes(
    convert(reader.docstringOf(symbol), paths),
    codes.map(({ name }) => name),
  );
  const own = codes
    .map((code) => [code.name, convert(reader.docstringOf(code), paths)])
    .filter(([, text]) => text);
  return compact({
    text,
    payload: convertAll(reader.fields(reader.propertyType(type, 'payload'), known), paths),
    answer: convertAll(reader.fields(reader.propertyType(type, 'answer'), known), paths),
    codes: { ...ofCodes, ...Object.fromEntries(own) },
  });
}

function readerOf(program) {
  const checker = program.getTypeChecker();
  const original = (symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  function propertiesIn(literal) {
    return literalOf(literal).properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) {
        return propertiesIn(original(checker.getSymbolAtLocation(property.expression)));
      }
      const symbol = ts.isShorthandPropertyAssignment(property)
        ? checker.getShorthandAssignmentValueSymbol(property)
        : checker.getSymbolAtLocation(property.initializer);
      const target = original(symbol);
      return [{ name: property.name.text, symbol: target, type: checker.getTypeOfSymbol(target) }];
    });
  }

  function exported(file, name) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const symbol = checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!symbol) throw new Error(`${file} does not export ${name}`);
    return symbol;
  }

  const literalOf = (symbol) => {
    let { initializer } = symbol.valueDeclaration;
    while (ts.isAsExpression(initializer) || ts.isSatisfiesExpression(initializer)) {
      initializer = initializer.expression;
    }
    return initializer;
  };

  function propertyType(type, name) {
    const property = type.getProperty(name);
    return property && checker.getTypeOfSymbol(property);
  }

  const literal = (type, name) => {
    const found = propertyType(type, name);
    return found?.isStringLiteral() ? found.value : undefined;
  };

  /** Walks a schema the way `casing.ts` does. */
  function walk(type, at, found, known, isRoot) {
    if (!type || (!isRoot && known.has(type))) return;
    const kind = literal(type, 'type');
    if (WRAPPERS.has(kind)) walk(propertyType(type, 'wrapped'), at, found, known, false);
    else if (kind === 'array') walk(propertyType(type, 'item'), `${at}[]`, found, known, false);
    else if (kind === 'record') walk(propertyType(type, 'value'), `${at}{}`, found, known, false);
    else if (kind === 'union') {
      for (const option of checker.getTypeArguments(propertyType(type, 'options'))) {
        walk(option, at, found, known, false);
      }
    } else if (kind === 'object' || kind === 'strict_object') {
      for (const property of propertyType(type, 'entries').getProperties()) {
        const place = at === '' ? snake(property.name) : `${at}.${snake(property.name)}`;
        const text = docstringOf(property);
        if (text) found[place] = text;
        walk(checker.getTypeOfSymbol(property), place, found, known, false);
      }
    }
  }

  function docstringOf(symbol) {
    return original(symbol)
      .getDocumentationComment(checker)
      .map(({ kind, text }) => (kind === 'link' ? '' : kind === 'linkName' ? `{@link ${text}}` : text))
      .join('');
  }

  return {
    docstringOf,
    propertyType,
    /** Returns the `path` in a call's definition. */
    pathOf(symbol) {
      const [definition] = symbol.valueDeclaration.initializer.arguments;
      const path = definition.properties.find((one) => one.name?.text === 'path');
      return path.initializer.text;
    },
    /** Returns an event's name on the wire. */
    nameOf: (symbol) => symbol.valueDeclaration.initializer.arguments[0].text,
    /** Returns the docstrings of a schema's fields by their paths on the wire. */
    fields(type, known, isRoot = false) {
      const found = {};
      walk(type, '', found, known, isRoot);
      return found;
    },
    /** Returns the properties of an exported object literal and of those that it spreads, with symbol and type of each. */
    propertiesOf: (file, name) => propertiesIn(exported(file, name)),
    /** Returns the elements of an exported array literal. */
    elementsOf(file, name) {
      return literalOf(exported(file, name)).elements.map((element) => {
        const symbol = original(checker.getSymbolAtLocation(element));
        return { symbol, type: checker.getTypeOfSymbol(symbol) };
      });
    },
  };
}

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Converts a docstring: names as on the wire, without references to the specification. */
function convert(text, paths) {
  return text
    .replace(/\{@link (\w+)\}/g, (_, name) => (paths.get(name) ? `\`${paths.get(name)}\`` : `\`${name}\``))
    .replace(/`([a-z][A-Za-z0-9]*)`/g, (_, name) => `\`${snake(name)}\``)
    .replace(/\s*\((?:spec §|readings: )[^()]*\)/g, '')
    .replace(/\s*(?:^|(?<=\.\s))Spec §[^.]*\./g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Extracts the meanings of failure codes from a docstring: `101: no such account; 102: it is disabled.` */
function extractCodes(text, codes) {
  const starts = codes
    .flatMap((code) => {
      const match = new RegExp(`(?<![\\w.])${code}(?::| )\\s*(?=\\S)`).exec(text);
      return match ? [{ code, from: match.index, to: match.index + match[0].length }] : [];
    })
    .sort((a, b) => a.from - b.from);
  const isList = starts.length > 0 && /(?:^|[.:;] )$/.test(text.slice(0, starts[0].from));
  if (!isList) return { text, ofCodes: {} };
  const rest = text.slice(starts.at(-1).to);
  const sentenceEnd = /\.(?=\s|$)/.exec(rest)?.index ?? rest.length;
  const end = starts.at(-1).to + sentenceEnd;
  const ofCodes = Object.fromEntries(
    starts.map(({ code, to }, index) => [
      code,
      text.slice(to, starts[index + 1]?.from ?? end).replace(/[\s,;.]+$/, ''),
    ]),
  );
  const withoutCodes = `${text.slice(0, starts[0].from)}${text.slice(end + 1)}`;
  return { text: withoutCodes.replace(/\s+/g, ' ').trim(), ofCodes };
}

const convertAll = (fields, paths) =>
  Object.fromEntries(Object.entries(fields).map(([place, text]) => [place, convert(text, paths)]));

/** Drops empty values. */
const compact = (object) =>
  Object.fromEntries(
    Object.entries(object).filter(([, value]) =>
      typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined && value !== '',
    ),
  );

import { parse } from 'acorn';

/** Of Emotion. */
const TAGS = new Set(['styled', 'css', 'keyframes']);
const INDENT = /\n[ \t]+/g;
/** Styles that others share are templates without a tag. */
const DECLARATION = /\n[ \t]+[\w-]+: [^\n]*;\n/;

/** Leaves out the indents of styles: a minifier keeps them, as they are text within a template. Lines keep their numbers. */
export default function styleIndentsLoader(source, map) {
  if (!source.includes('`\n')) return this.callback(null, source, map);
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  let styled = '';
  let end = 0;
  for (const text of stylesIn(tree)) {
    styled += source.slice(end, text.start) + source.slice(text.start, text.end).replace(INDENT, '\n');
    end = text.end;
  }
  this.callback(null, styled + source.slice(end), map);
}

/** Yields the texts of styles in their order. What is a template within one is style as well. */
function* stylesIn(node, isWithin = false) {
  const isStyle = isWithin || isStyled(node);
  if (node.type === 'TemplateElement') {
    if (isStyle) yield node;
    return;
  }
  const children = Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string')
    .sort((one, other) => one.start - other.start);
  for (const child of children) yield* stylesIn(child, isStyle);
}

function isStyled({ type, tag, quasis }) {
  if (type === 'TaggedTemplateExpression') return TAGS.has(tagOf(tag));
  return type === 'TemplateLiteral' && quasis.some(({ value }) => DECLARATION.test(value.raw));
}

/** Returns the first name of a tag: `styled` of `styled.p` and of `styled(Link)`. */
function tagOf({ type, name, object, callee }) {
  if (type === 'Identifier') return name;
  const inner = object ?? callee;
  return inner && tagOf(inner);
}

/** Values that are elements or nothing, by the names that this project gives them. */
const OPTIONAL_ELEMENT = /^(icon\w*|\w*Icon|start|end|action|actions|extra)$/;
/** Values and calls that are elements. `children` are the caller's, who may pass either. */
const ELEMENT = /^(children|form|page|pane|tools|trigger|slot|button|part|from|map|wrap\w+|render\w*|\w+Of)$/;

const KNOWN = {
  JSXElement: 'element',
  JSXFragment: 'element',
  ArrayExpression: 'element',
  TemplateLiteral: 'text',
  BinaryExpression: 'text',
};

const isNothing = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() === ''
    : child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';

/** Returns what an expression may render: an array of `text`, `element` and `nothing`. */
function rendered(node) {
  const known = KNOWN[node.type];
  if (known) return [known];
  switch (node.type) {
    case 'Literal':
      return [['string', 'number'].includes(typeof node.value) ? 'text' : 'nothing'];
    case 'ConditionalExpression':
      return either(node.consequent, node.alternate);
    case 'LogicalExpression':
      return node.operator === '&&' ? ['nothing', ...rendered(node.right)] : either(node.left, node.right);
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return rendered(node.expression);
    case 'CallExpression':
      return [ELEMENT.test(nameOf(node.callee)) ? 'element' : 'text'];
    case 'Identifier':
    case 'MemberExpression':
      return named(nameOf(node));
    default:
      return ['element'];
  }
}

/** A value beside an element is an element too: `pane ?? <Empty />`. */
function either(one, other) {
  const isElement = [one, other].some(({ type }) => KNOWN[type] === 'element');
  return [one, other].flatMap((node) =>
    isElement && ['Identifier', 'MemberExpression'].includes(node.type) && node.name !== 'undefined'
      ? ['element']
      : rendered(node),
  );
}

function named(name) {
  if (name === 'undefined') return ['nothing'];
  if (OPTIONAL_ELEMENT.test(name)) return ['nothing', 'element'];
  return [ELEMENT.test(name) ? 'element' : 'text'];
}

function nameOf({ type, name, property }) {
  return (type === 'MemberExpression' ? property.name : name) ?? '';
}

/** Returns whether a child inserts or removes nodes: it may be nothing, or is a choice that has an element. */
function comesAndGoes({ type, expression }, kinds) {
  if (new Set(kinds).size > 1) return true;
  if (type !== 'JSXExpressionContainer') return false;
  return ['ConditionalExpression', 'LogicalExpression'].includes(expression.type) && !kinds.includes('text');
}

function kindsOf({ type, expression }) {
  if (type === 'JSXText') return ['text'];
  return type === 'JSXExpressionContainer' ? rendered(expression) : ['element'];
}

/**
 * ESLint rule: beside a sibling that comes and goes, text has an element of its own. A browser's translator replaces
 * text nodes by `<font>`: then React can neither insert before them nor remove them, and the page breaks.
 */
export const bareText = {
  meta: {
    type: 'problem',
    docs: { description: 'Wrap text beside a conditional sibling in an element.' },
    schema: [],
    messages: {
      bare: 'Wrap this text in an element: a sibling comes and goes, which breaks a page that a browser has translated.',
    },
  },
  create(context) {
    const check = ({ children }) => {
      const shown = children
        .filter((child) => !isNothing(child))
        .map((child) => ({ child, kinds: kindsOf(child) }));
      if (shown.length < 2 || !shown.some(({ child, kinds }) => comesAndGoes(child, kinds))) return;
      for (const { child, kinds } of shown)
        if (kinds.includes('text')) context.report({ node: child, messageId: 'bare' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

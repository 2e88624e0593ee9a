/**
 * Words that this project does not use, and what to write instead (docs/glossary.md, "Words that are not used").
 * A phrase is written with spaces; it also matches identifiers, `letGo` like "let go".
 */
export const REPLACEMENTS = {
  told: 'revealed, announced, notified, reported or serialised',
  tell: 'reveal, announce, notify, report or serialise',
  tells: 'reveals, announces, notifies, reports or serialises',
  telling: 'revealing, announcing, notifying, reporting or serialising',
  hear: 'on, listen or subscribe',
  hears: 'listens or receives',
  heard: 'received',
  greet: 'catch or handle',
  greets: 'catches or handles',
  greeted: 'caught or handled',
  mend: 'fix, or hint for an instruction',
  mends: 'fixes',
  mended: 'fixed',
  anew: 'again',
  whoever: 'the role, such as "the caller"',
  nobody: 'the role, such as "no member"',
  somebody: 'the role, such as "a visitor"',
  'so many': 'at most n, or the count',
  whence: 'from where',
  begun: 'started',
  deed: 'action',
  deeds: 'actions',
  culprit: 'cause',
  wish: 'request or preference',
  wishes: 'requests or preferences',
  wished: 'requested or preferred',
  'let go': 'release or abort',
  'lets go': 'releases or aborts',
  stands: 'is',
  stood: 'was',
};

const PATTERN = new RegExp(
  `\\b(${Object.keys(REPLACEMENTS)
    .map((word) => word.replace(' ', '\\s+'))
    .join('|')})\\b`,
  'i',
);

/** ESLint rule: reports words of {@link REPLACEMENTS} in comments, names, strings and JSX text. */
export const plainWords = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Write the words of the glossary.' },
    schema: [],
    messages: { word: '"{{word}}" is not used here: write {{replacement}} (docs/glossary.md).' },
  },
  create(context) {
    function check(node, text) {
      const word = PATTERN.exec(splitNames(text))?.[1];
      if (!word) return;
      const replacement = REPLACEMENTS[word.toLowerCase().replace(/\s+/g, ' ')];
      context.report({ node, loc: node.loc, messageId: 'word', data: { word, replacement } });
    }
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value);
      },
      Identifier: (node) => check(node, node.name),
      JSXText: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
    };
  },
};

/** Splits camelCase into words: `letGoOf` becomes `let Go Of`. */
function splitNames(text) {
  return text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
}

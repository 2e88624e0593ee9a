import { builtinRules } from 'eslint/use-at-your-own-risk';
import importX from 'eslint-plugin-import-x';
import { bareText } from './bare-text.mjs';
import { plainWords } from './plain-words.mjs';

/** Rules for oxlint that it does not have itself: the project's own, and two that are ESLint's. */
export default {
  meta: { name: 'tessera' },
  rules: {
    'bare-text': bareText,
    'plain-words': plainWords,
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
    'no-relative-packages': importX.rules['no-relative-packages'],
  },
};

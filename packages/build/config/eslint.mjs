import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  CODE_RULES,
  FORBIDDEN_FORMATS,
  FORBIDDEN_GLOBALS,
  FORBIDDEN_IMPORTS,
  HOOK_RULES,
  PROMISE_RULES,
} from './rules.mjs';

/** The ESLint configuration for a remote in its own repository. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/coverage/**', '**/test-results/**'] },
  ...tseslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, rules: CODE_RULES },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: PROMISE_RULES,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...HOOK_RULES, 'no-restricted-imports': ['error', { patterns: FORBIDDEN_IMPORTS }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...FORBIDDEN_GLOBALS],
      'no-restricted-syntax': ['error', ...FORBIDDEN_FORMATS],
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
);

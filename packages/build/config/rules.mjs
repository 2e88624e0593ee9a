/** Imports and globals that are forbidden in a remote, in this repository or its own. Each list has ESLint's form. */

const NETWORK_AND_STORAGE = [
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'localStorage',
  'sessionStorage',
  'EventSource',
];

/** For `no-restricted-globals`: network and storage belong to the shell. */
export const FORBIDDEN_GLOBALS = NETWORK_AND_STORAGE.map((name) => ({
  name,
  message: "Network and storage are the shell's: use shell.api, shell.live or a shell service.",
}));

const FORMATS =
  "Numbers, money and dates are formatted by the scope's `intl` and by @tessera/i18n, in one calendar and one set of digits.";

/** For `no-restricted-syntax`: `Intl` of its own may answer in another calendar, other digits or another language. */
export const FORBIDDEN_FORMATS = [
  ...["MemberExpression[object.name='Intl']", 'MemberExpression[property.name=/^toLocale/]'].map(
    (selector) => ({ selector, message: FORMATS }),
  ),
  {
    selector:
      "CallExpression[callee.property.name=/^format(Date|Time)$/] > ObjectExpression > Property[key.name='timeStyle']",
    message:
      "A time has its zone: write it by @tessera/kit's useSiteTime or, where the page names the zone, useListedTime.",
  },
];

/** For `no-restricted-imports`. */
export const FORBIDDEN_IMPORTS = [
  { regex: '^@tessera/[^/]+/(src|dist)', message: 'A package is imported by its public entry.' },
  {
    regex: '^react-router(-dom)?$',
    message: 'The router is shared as a facade: import @tessera/kit/router.',
  },
  {
    regex: '^@tanstack/',
    message: 'The query library is shared as a facade: import @tessera/kit/query.',
  },
  {
    regex: '^@module-federation/',
    message: 'Only shell/src/composition and packages/build use the federation runtime.',
  },
];

/** For every source file. */
export const CODE_RULES = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/ban-ts-comment': 'error',
  eqeqeq: ['error', 'smart'],
  'no-console': 'error',
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
};

/** Rules that need types. This repository runs them with oxlint, which is several times faster. */
export const PROMISE_RULES = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': [
    'error',
    { checksVoidReturn: { attributes: false, properties: false } },
  ],
};

export const HOOK_RULES = {
  'react-hooks/rules-of-hooks': 'error',
  'react-hooks/exhaustive-deps': 'error',
};

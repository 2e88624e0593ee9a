import * as emotionCache from '@emotion/cache';
import * as emotionReact from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import * as formatjs from '@formatjs/intl';
import * as query from '@tessera/kit/query';
import * as contracts from '@tessera/contracts';
import * as router from '@tessera/kit/router';
import * as jotai from 'jotai';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

/**
 * The shell's own modules, by the names that remotes import. A test compares them with `SHARED` in packages/build.
 */
export const packageModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@tessera/kit/router': router,
  '@tessera/contracts': contracts,
  '@tessera/kit/query': query,
  jotai,
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  '@emotion/cache': emotionCache,
  '@formatjs/intl': formatjs,
};

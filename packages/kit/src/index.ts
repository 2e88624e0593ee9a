export { callScope, useCallScope, type CallScope } from './call-scope.ts';
export { useLocale, useMoney, useName, useReadable, useSession, useShell, useSite } from './hooks.ts';
export { sendIntent, type IntentFailure, type Outcome } from './intent.ts';
export { lazily } from './lazily.tsx';
export { pageNamed } from './pages.ts';
export {
  failureWording,
  problemOf,
  wordingText,
  type FailureTexts,
  type Problem,
  type RefusalTexts,
  type Wording,
} from './problem.ts';
export { callQuery, keyOf, react, useAnswer, type Reaction } from './queries.ts';
export { randomId } from './random-id.ts';
export { createRemote, ScopeProvider, useScope, type RemoteSource } from './remote.tsx';
export { createScope, type RemoteScope } from './scope.ts';
export { scopeText, textHook, type Text } from './text.ts';
export { toTileImage } from './tile-image.ts';
export { useElapsed } from './use-elapsed.ts';
export { useIntent, type Intent, type IntentOptions, type IntentState } from './use-intent.ts';
export { whenIdle } from './when-idle.ts';

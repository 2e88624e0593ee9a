import type {
  AuthorizationAnswer,
  AuthorizationReturn,
  AuthorizationVisit,
  AuthorizationWindow,
} from '@tessera/contracts';

export interface OpenedAuthorization {
  /** What it was given, in order. */
  readonly visits: readonly (AuthorizationVisit & { readonly url: string })[];
  readonly isClosed: () => boolean;
  /** Closes it as the player would. */
  readonly closeByPlayer: () => void;
  /** Brings the provider's answer to the last visit. */
  readonly answer: (answer: Omit<AuthorizationAnswer, 'state'>) => void;
}

export interface FakeAuthorizations {
  readonly opened: readonly OpenedAuthorization[];
  /** Answers that `/authCallback` has received. */
  readonly returned: readonly AuthorizationAnswer[];
  /** How `/authCallback` goes on. */
  nextReturn: AuthorizationReturn;
  readonly open: () => AuthorizationWindow;
  readonly comeBack: (answer: AuthorizationAnswer) => Promise<AuthorizationReturn>;
}

/** @param blocked the browser opens no windows */
export function createFakeAuthorizations(blocked: boolean): FakeAuthorizations {
  const opened: OpenedAuthorization[] = [];
  const returned: AuthorizationAnswer[] = [];
  const fake: FakeAuthorizations = {
    opened,
    returned,
    nextReturn: { kind: 'lost' },
    open() {
      const visits: (AuthorizationVisit & { readonly url: string })[] = [];
      const onClosed = new Set<() => void>();
      const onReturned = new Set<(answer: AuthorizationAnswer) => void>();
      let isClosed = false;
      const close = () => {
        isClosed = true;
        for (const listener of onClosed) listener();
      };
      opened.push({
        visits,
        isClosed: () => isClosed,
        closeByPlayer: close,
        answer(answer) {
          const state = visits.at(-1)?.state ?? '';
          for (const listener of onReturned) listener({ state, ...answer });
          close();
        },
      });
      return {
        blocked,
        navigate: (url, visit) => void visits.push({ ...visit, url }),
        close: () => void (isClosed = true),
        onClosed(listener) {
          onClosed.add(listener);
          return () => void onClosed.delete(listener);
        },
        onReturned(listener) {
          onReturned.add(listener);
          return () => void onReturned.delete(listener);
        },
      };
    },
    async comeBack(answer) {
      returned.push(answer);
      return fake.nextReturn;
    },
  };
  return fake;
}

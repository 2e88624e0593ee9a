/** A browser with passkeys. Only its own interface is imitated: library and forms run as they are. */

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;

/** What `navigator.credentials` gives, for both of its calls. */
const credential = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    attestationObject: bytes('attestation'),
    userHandle: bytes('member'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

interface Request {
  readonly mediation: string | undefined;
  readonly signal: AbortSignal;
  /** The player chooses a passkey. */
  readonly choose: () => void;
  /** The player cancels, or the browser cannot. */
  readonly fail: (name: string) => void;
}

export interface FakeBrowser {
  readonly requests: readonly Request[];
  readonly latest: () => Request;
}

/** Gives passkeys to the test's browser. Call `withoutPasskeys` after each test. */
export function withPasskeys({ hasAutofill = true } = {}): FakeBrowser {
  const requests: Request[] = [];
  function ask({ mediation, signal }: CredentialRequestOptions): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    requests.push({
      mediation,
      signal: signal ?? new AbortController().signal,
      choose: () => resolve(credential),
      fail: (name) => reject(Object.assign(new Error(name), { name })),
    });
    return promise;
  }
  Object.defineProperty(window, 'PublicKeyCredential', {
    configurable: true,
    value: Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => hasAutofill,
      isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    }),
  });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: ask, create: ask },
  });
  return {
    requests,
    latest() {
      const request = requests.at(-1);
      if (!request) throw new Error('the browser was not asked');
      return request;
    },
  };
}

export function withoutPasskeys(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

/** What the platform sends to begin a login or a proof. */
export const request = {
  options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required' },
  expiresInS: 300,
};

/** What the platform sends to begin an enrolment. */
export const creation = {
  options: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'localhost' },
    user: { id: 'bWVtYmVy', name: 'player1', displayName: 'player1' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  },
  expiresInS: 300,
};

/** The edge of a browser that has push messages: the person's answer, and a push service that gives out addresses. */
export interface FakeBrowser {
  /** What the person answers to the browser's question. */
  answer: NotificationPermission;
  /** How often the browser has asked. */
  asked: number;
  /** Makes the next subscription fail. */
  fault: Error | undefined;
  readonly subscription: () => PushSubscription | null;
  /** The site's keys that subscriptions were made for. */
  readonly keys: readonly string[];
  /** The permission as the browser's settings have it. */
  permit(permission: NotificationPermission): void;
  remove(): void;
}

/** @param key the site's key of a subscription that is there already, in base64url */
export function addPushTo(page: Window & typeof globalThis, key?: string): FakeBrowser {
  const keys: string[] = [];
  let made = 0;
  let permission: NotificationPermission = key === undefined ? 'default' : 'granted';
  let current: PushSubscription | null = key === undefined ? null : create(key);

  function create(applicationServerKey: string): PushSubscription {
    const endpoint = `https://push.example.com/${(made += 1)}`;
    return {
      endpoint,
      expirationTime: null,
      options: {
        userVisibleOnly: true,
        applicationServerKey: Uint8Array.from(Buffer.from(applicationServerKey, 'base64url')).buffer,
      },
      getKey: () => null,
      toJSON: () => ({ endpoint, keys: { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
  }

  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      if (browser.fault) throw browser.fault;
      keys.push(applicationServerKey);
      current = create(applicationServerKey);
      return current;
    },
  };
  const registration = { pushManager };
  const browser: FakeBrowser = {
    answer: 'granted',
    asked: 0,
    fault: undefined,
    subscription: () => current,
    keys,
    permit: (given) => (permission = given),
    remove() {
      Reflect.deleteProperty(page, 'PushManager');
      Reflect.deleteProperty(page, 'Notification');
      Reflect.deleteProperty(page.navigator, 'serviceWorker');
    },
  };
  const notification = {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      permission = browser.answer;
      return permission;
    },
  };
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  define(page, 'PushManager', class {});
  define(page, 'Notification', notification);
  define(page.navigator, 'serviceWorker', {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  });
  return browser;
}

import { SERVICE_WORKER_PATH } from '@tessera/wire';

/** What this browser can do about push messages, and what it has done. */
export type PushDevice =
  /** `isIos`: it can once the site is on the home screen. */
  | { readonly kind: 'unsupported'; readonly isIos: boolean }
  /** The person has said no in the browser, which asks no more. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'ready'; readonly subscription: PushSubscription | undefined };

/** Reads the state of this browser. Asks the person nothing. */
export async function readPushDevice(): Promise<PushDevice> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return { kind: 'unsupported', isIos: isIos(navigator) };
  }
  if (Notification.permission === 'denied') return { kind: 'denied' };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return { kind: 'ready', subscription: subscription ?? undefined };
}

/**
 * Returns this browser's subscription, made where there is none. Needs the permission.
 * @param key the site's public key, in base64url
 */
export async function subscribeDevice(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && toBase64Url(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Returns what the platform needs to send to a subscription. */
export function keysOf(subscription: PushSubscription): Record<'endpoint' | 'p256dh' | 'auth', string> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, p256dh, auth };
}

function toBase64Url(key: ArrayBuffer | null): string {
  const characters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()));
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** An iPad claims to be a Mac, which has no touch screen. */
function isIos({ userAgent, maxTouchPoints }: Navigator): boolean {
  return (
    /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  );
}

/*
 * Keeps the home page for a visitor without a network (decision 055), and shows push messages (decision 062). An edition is one cache: the document and the files of
 * exactly the releases that it names. It is complete or not there, so no page ever has mixed versions.
 */
const EDITION = 'tessera-edition ';
const RELEASE = /\/(?:shell|remotes\/[\w-]+)\/[\w.+-]+\//g;
const KEPT = /^\/(?:shell|remotes|icons|media)\//;
/** In the document where its first screen was rendered, with all that belongs to it. */
const FIRST_SCREEN = 'FIRST_SCREEN_WHOLE id="FIRST_SCREEN_ID"';
const ICON = '/icons/icon-192.png';
const MOST_TRIES = 20;
const RETRY_MS = 3_000;
/** A request that hangs would hold the pages after it up. */
const LIMIT_MS = 60_000;
const HOME = /^\/(?:[a-z]{2}-[A-Z]{2}\/?)?$/;

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

/* No page is claimed: that would put those out that the browser keeps for Back. */
addEventListener('message', (event) => {
  const { home, files } = event.data;
  event.waitUntil(keepRendered(home, files));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(open(event, url));
  else if (KEPT.test(url.pathname)) {
    event.respondWith(
      fetch(request).catch(
        async () => (await caches.match(url.pathname, { ignoreVary: true })) ?? Response.error(),
      ),
    );
  }
});

/*
 * Push messages (decision 062). They have the form of Declarative Web Push: a browser that knows it shows them by itself, and
 * any other one here.
 */
addEventListener('push', (event) => {
  const { title, navigate, ...options } = event.data.json().notification;
  event.waitUntil(registration.showNotification(title, { ...options, icon: ICON, data: { navigate } }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.navigate, location.origin)));
});

/** Brings a page of the site to the front, or opens it: never an address of another site. */
async function show({ origin, pathname, href }) {
  if (origin !== location.origin) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === pathname);
  await (page ? page.focus() : clients.openWindow(href));
}

async function open(event, { pathname }) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const [home = '/'] = /^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/.exec(pathname) ?? [];
    const page = await caches.match(home);
    if (!page) return Response.error();
    return HOME.test(pathname) ? page : Response.redirect(home);
  }
}

/**
 * A gateway that is busy, or has just started, refuses a page or a file, or sends pages without the data of their first screen, or with a part of them; a
 * later one has all. On a full disk the edition before stays.
 */
async function keepRendered(home, files) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const outcome = await inTurn(() => keep(home, files));
    if (outcome !== 'not rendered' && outcome !== 'not answered') return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

let turns = Promise.resolve();
/** One after the other: a page of earlier releases whose files come slowly would replace the edition of a later one. */
function inTurn(work) {
  turns = turns.then(work).catch(({ name }) => (name === 'QuotaExceededError' ? 'no space' : 'not answered'));
  return turns;
}

/**
 * Keeps the home page as it is now with the files that the page uses.
 * @returns `of other releases` where the document has newer releases than the page: the edition before stays
 */
async function keep(home, files) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(home, { credentials: 'same-origin', cache: 'no-store', signal });
  if (response.status >= 500 || response.status === 429) return 'not answered';
  if (!response.ok || response.redirected) return 'not the page';
  const html = await response.text();
  if (!html.includes(FIRST_SCREEN)) return 'not rendered';
  const releases = [...new Set(html.match(RELEASE))].sort();
  const isOfDocument = (file) =>
    !/^\/(?:shell|remotes)\//.test(file) || releases.some((one) => file.startsWith(one));
  const wanted = files.filter((file) => KEPT.test(file));
  if (!wanted.every(isOfDocument)) return 'of other releases';

  const prefix = `${EDITION}${home} `;
  const name = prefix + releases.join(' ');
  const cache = await caches.open(name);
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(
    wanted.filter((file) => !present.has(file)).map((file) => new Request(file, { signal })),
  );
  const headers = new Headers(response.headers);
  for (const header of ['vary', 'content-encoding', 'content-length']) headers.delete(header);
  // Last: the document makes the edition complete.
  await cache.put(home, new Response(html, { headers }));
  const names = await caches.keys();
  await Promise.all(
    names.filter((one) => one.startsWith(prefix) && one !== name).map((one) => caches.delete(one)),
  );
  return 'kept';
}

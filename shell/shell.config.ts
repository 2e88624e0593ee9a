import { CONTRACT_VERSION, type ShellRoute } from '@tessera/contracts';

/** The shell's own pages, as data: for its router, for the titles of the build, and for the gateway (spec §2 Routes). */
const routes: ShellRoute[] = [
  page('home', '/'),
  page('app', '/app'),
  page('faq', '/faq/:id?'),
  page('sponsor', '/sponsor/:id?'),
  // Windows of waiting and of games: no frame, and nothing for search engines.
  page('play', '/play', true),
  page('loading', '/loading', true),
  page('close', '/close', true),
];

function page(id: string, path: string, noindex = false): ShellRoute {
  return { id, path, titleId: `route.${id}.title`, descriptionId: `route.${id}.description`, noindex };
}

export default { contract: CONTRACT_VERSION, routes };

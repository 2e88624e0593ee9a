import { readManifest, renderPage } from './page.ts';
import { pageFixture } from '../testing/page-fixture.ts';

const manifest = readManifest(pageFixture());
const policyOf = (headers: Record<string, string>): string => headers['content-security-policy']!;

test('a game’s page brings that game’s code and style, and says which one it is', () => {
  const { html } = renderPage(manifest, [], { game: 'crash' });
  expect(html).toContain('data-game="crash"');
  expect(html).toContain('<link rel="stylesheet" href="/assets/crash.0123456789.css">');
  expect(html).toMatch(
    /<link rel="preload" href="\/assets\/crash\.0123456789\.js" as="script" nonce="[^"]+">/,
  );
  expect(html).not.toContain('roulette');
});

test('a running game is not translated by the browser, the page that checks rounds is', () => {
  expect(renderPage(manifest, [], { game: 'crash' }).html).toMatch(/<div id="game"[^>]* translate="no">/);
  expect(renderPage(manifest, [], 'fair').html).not.toContain('translate=');
});

test('the page that checks rounds brings no game', () => {
  const { html } = renderPage(manifest, [], 'fair');
  expect(html).toContain('data-page="fair"');
  expect(html).not.toMatch(/lines\.|crash\./);
});

test('a game whose page there is not brings the frame alone, which says so', () => {
  const { html } = renderPage({ ...manifest, games: {} }, [], { game: 'duel' });
  expect(html).toContain('data-game="duel"');
  expect(html).not.toContain('as="script"');
});

test('every script and every preloaded one carries the policy’s nonce, new for each page', () => {
  const pages = [1, 2].map(() => renderPage(manifest, ['http://localhost:3000'], { game: 'lines' }));
  const nonces = pages.map(({ html, headers }) => {
    const nonce = /'nonce-([^']+)'/.exec(policyOf(headers))![1]!;
    const scripts = html.match(/<script[^>]*>|as="script"[^>]*>/g)!;
    expect(scripts.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
    expect(policyOf(headers)).not.toMatch(/unsafe/);
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('pages that are not built say how to build them', () => {
  expect(() => readManifest('/nowhere')).toThrow('run "npm run build" in packages/games');
});

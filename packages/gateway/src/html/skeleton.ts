import { isBare } from '../routes/needs.ts';
import type { Page } from '../routes/find.ts';
import { markup, type Markup } from './markup.ts';

const SHELVES = 2;
const TILES_PER_SHELF = 9;
const BANNERS = 3;
const CHIPS = 4;

/**
 * What the page shows before any script has run: the bar and quiet tiles where the real ones will be, and the
 * heading for search engines (spec §2 "a hidden SEO heading exists"). Plain HTML; the shell draws over it.
 */
export function skeleton(page: Page, path: string, heading: string): Markup {
  const title = markup`<h1 class="sk-title">${heading}</h1>`;
  if (isBare(page)) return markup`<main class="sk" aria-busy="true">${title}</main>`;
  return markup`
    <div class="sk sk-framed">
      <header class="sk-bar">
        <span class="sk-mark"></span>
        <span class="sk-field"></span>
        <span class="sk-pill"></span>
      </header>
      <main class="sk-main" aria-busy="true">
        ${title}
        ${path === '/' ? home() : markup`<div class="sk-tile sk-sheet"></div>`}
      </main>
    </div>`;
}

/** The home page's places: news, banners, halls and tabs, shelves. */
function home(): Markup {
  const shelf = markup`
    <div class="sk-heading"></div>
    <div class="sk-row">${repeat(TILES_PER_SHELF, 'sk-tile')}</div>`;
  return markup`
    <div class="sk-news"></div>
    <div class="sk-row sk-hero">${repeat(BANNERS, 'sk-tile')}</div>
    <div class="sk-tabs">${repeat(CHIPS, 'sk-pill')}</div>
    ${Array.from({ length: SHELVES }, () => shelf)}`;
}

function repeat(count: number, name: string): Markup[] {
  return Array.from({ length: count }, () => markup`<span class="${name}"></span>`);
}

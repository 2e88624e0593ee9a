import { isDeepStrictEqual } from 'node:util';
import { Markup, markup } from '../../html/markup.ts';
import { percent, type Health } from '../../health/rule.ts';
import type { LastFailure } from '../../health/last-failures.ts';
import type { Move, Standing } from '../../releases/state/state.ts';
import { kilobytes } from '../first-code.ts';
import type { Overview, PartOverview, ReleaseHead, ReleaseOverview, Role } from '../overview.ts';
import { table, type Column } from './table.ts';

/** Seconds between reloads, with `?follow`. */
export const REFRESH_S = 10;

/**
 * Returns the page of all remotes, for the teams who ship them: releases, health and moves. It needs no script. In
 * English, like all texts for operators.
 */
export function remotesPage(options: {
  readonly overview: Overview;
  readonly log: readonly Move[];
  /** The page's own, which its policy names by hash. */
  readonly css: string;
  /** Whether the page reloads itself. */
  readonly follows: boolean;
}): string {
  const { overview, log, css, follows } = options;
  const { parts, revision, at } = overview;
  return markup`
    <!doctype html>
    <html lang="en">
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      ${follows && markup`<meta http-equiv="refresh" content="${REFRESH_S}">`}
      <title>Remotes · revision ${revision}</title>
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
      ${new Markup(`<style>${css}</style>`)}
    </head>
    <body>
      <a class="skip" href="#audit">To the audit log</a>
      <header>
        <img src="/icons/mark.svg" alt="" width="40" height="40">
        <div>
          <h1>Remotes</h1>
          <p>Revision ${revision} · ${moment(at)}</p>
        </div>
        <nav aria-label="This page">
          <a href="?">Refresh</a>
          ${
            follows
              ? markup`<a href="?" aria-current="true">Stop refreshing</a>`
              : markup`<a href="?follow">Refresh every ${REFRESH_S} s</a>`
          }
        </nav>
      </header>
      <main>
        ${summary(overview)}
        ${parts.length === 0 && markup`<p class="quiet">No release is published yet. Publish the shell first.</p>`}
        ${parts.map((part) => partSection(part, overview.healthMinutes))}
        ${auditLog(log)}
      </main>
    </body>
    </html>`.text;
}

function summary({ parts, healthMinutes }: Overview): Markup {
  const canaries = parts.filter(({ canary }) => canary).length;
  const reported = parts.flatMap(({ releases }) => releases.map(({ health }) => health));
  const loads = reported.reduce((sum, health) => sum + health.loads, 0);
  const failures = reported.reduce((sum, health) => sum + health.failures, 0);
  const broken = parts.flatMap(({ releases }) => releases.filter(({ head }) => !head)).length;
  const figure = (value: string | number, name: string) =>
    markup`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return markup`
    <dl class="figures">
      ${figure(parts.length, 'parts')}
      ${figure(canaries, canaries === 1 ? 'canary' : 'canaries')}
      ${figure(loads, `loads in ${healthMinutes} min`)}
      ${figure(failures, `failures in ${healthMinutes} min`)}
      ${broken > 0 && figure(broken, broken === 1 ? 'release refused' : 'releases refused')}
    </dl>`;
}

function partSection(part: PartOverview, minutes: number): Markup {
  const { name, canary, releases, failures } = part;
  const live = releases.find(({ role }) => role === 'live')?.head;
  const tried = releases.find(({ role }) => role === 'canary')?.head;
  return markup`
    <section aria-labelledby="part-${name}">
      <h2 id="part-${name}">${name}</h2>
      ${
        canary &&
        markup`
          <p class="quiet">
            ${percent(canary.share)} of visitors try <code>${canary.release}</code>${' '}
            since ${moment(canary.since)}. It is withdrawn when more than ${percent(canary.limit)} of its loads fail.
          </p>`
      }
      ${table(`Releases of ${name}`, releaseColumns(part, minutes), releases)}
      ${live && contributions(live)}
      ${
        tried &&
        !isDeepStrictEqual([tried.contributes, tried.shared], [live?.contributes, live?.shared]) &&
        markup`<h3>In the canary</h3>${contributions(tried)}`
      }
      ${failures.length > 0 && lastFailures(name, failures)}
    </section>`;
}

function releaseColumns(part: PartOverview, minutes: number): Column<ReleaseOverview>[] {
  const shell = part.name === 'shell';
  const unread = markup`<span class="bad">refused: missing, or its signature is wrong</span>`;
  return [
    {
      name: 'Role',
      cell: ({ role }) => markup`<span class="badge ${role}">${role}</span>`,
    },
    {
      name: 'Release',
      cell: ({ release, head }) => markup`
        <strong>${head?.version ?? release}</strong>
        ${head?.version && markup`<code>${release}</code>`}
        ${!head && unread}`,
    },
    {
      name: 'Made',
      cell: ({ head }) =>
        head?.made
          ? markup`
              <span>${head.made.by}</span>
              <small>${moment(head.made.at)} · <code>${head.made.commit ?? 'no commit'}</code></small>
              ${head.made.changes !== '' && markup`<q>${head.made.changes}</q>`}`
          : 'unknown',
    },
    { name: 'Signed by', cell: ({ head }) => head?.publisher ?? '–' },
    {
      name: shell ? 'Provides' : 'Contract',
      cell: ({ head }) => markup`<code>${head?.contract ?? '–'}</code>`,
    },
    {
      name: 'First code',
      end: true,
      cell: ({ head }) =>
        head?.bytes == null
          ? '–'
          : markup`<span>${kilobytes(head.bytes)}</span><small>of ${kilobytes(part.budget)}</small>`,
    },
    {
      name: `Loads, ${minutes} min`,
      end: true,
      cell: ({ health }) => markup`<span>${health.loads}</span>`,
    },
    { name: 'Failures', end: true, cell: ({ health, role }) => failureRate(health, role, part) },
    {
      name: 'Median load',
      end: true,
      cell: ({ health: { loadMs }, medianLoadMs }) => markup`
        <span>${milliseconds(medianLoadMs)}</span>
        ${loadMs !== null && markup`<small>mean ${milliseconds(loadMs)}</small>`}`,
    },
  ];
}

function failureRate(
  { loads, failures, rate }: Health,
  role: Role,
  { canary }: PartOverview,
): Markup | string {
  if (loads + failures === 0) return '–';
  const limit = role === 'canary' ? canary?.limit : undefined;
  const verdict =
    limit !== undefined && rate > limit ? markup`<span class="bad">above its limit</span>` : undefined;
  return markup`<span>${percent(rate)}</span><small>${failures} of ${loads + failures}</small>${verdict}`;
}

function contributions({ contributes, shared }: ReleaseHead): Markup {
  const list = (name: string, values: readonly string[]) =>
    values.length > 0 &&
    markup`
      <div>
        <dt>${name} <small>${values.length}</small></dt>
        <dd>${values.map((value) => markup`<code>${value}</code>`)}</dd>
      </div>`;
  const packages = Object.entries(shared).map(([name, version]) => markup`<code>${name} ${version}</code>`);
  return markup`
    <dl class="contributes">
      ${list('Routes', contributes.routes)}
      ${list('Slots', contributes.slots)}
      ${list('Dialogs', contributes.dialogs)}
      ${list('Woken by', contributes.events)}
    </dl>
    <details>
      <summary>Shared packages <small>${packages.length}</small></summary>
      <p class="tiles">${packages}</p>
    </details>`;
}

function lastFailures(name: string, failures: readonly LastFailure[]): Markup {
  const columns: Column<LastFailure>[] = [
    { name: 'When', cell: ({ at }) => moment(at) },
    { name: 'Release', cell: ({ release }) => markup`<code>${release}</code>` },
    { name: 'Cause', cell: ({ cause }) => markup`<span class="bad">${cause}</span>` },
    { name: 'Message', cell: ({ message }) => markup`<q>${message || '–'}</q>` },
  ];
  return markup`
    <h3>Last failures reported to this gateway</h3>
    ${table(`Last failures of ${name}`, columns, failures)}`;
}

function auditLog(log: readonly Move[]): Markup {
  const columns: Column<Move>[] = [
    { name: 'Revision', cell: ({ revision }) => revision },
    { name: 'When', cell: ({ at }) => moment(at) },
    { name: 'Who', cell: ({ who }) => markup`<span>${who}</span>` },
    { name: 'Part', cell: ({ part }) => markup`<strong>${part}</strong>` },
    { name: 'What', cell: ({ what }) => what },
    { name: 'From', cell: ({ from }) => standing(from) },
    { name: 'To', cell: ({ to }) => standing(to) },
    { name: 'Why', cell: ({ why }) => markup`<q>${why || '–'}</q>` },
  ];
  return markup`
    <section aria-labelledby="audit">
      <h2 id="audit" tabindex="-1">Audit log</h2>
      ${log.length === 0 ? markup`<p class="quiet">No release has been moved yet.</p>` : table('Moves, the newest first', columns, log)}
    </section>`;
}

function standing(of: Standing | null): Markup | string {
  if (!of) return 'nothing';
  return markup`
    <code>${of.live}</code>
    ${
      of.canary &&
      markup`<small>canary <code>${of.canary.release}</code>, ${unbroken(percent(of.canary.share))}</small>`
    }`;
}

/** Keeps a text on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function milliseconds(ms: number | null): string {
  return ms === null ? '–' : `${Math.round(ms)} ms`;
}

/** `2026-01-31 12:00:05 UTC`. @param iso ISO 8601 */
function moment(iso: string): Markup {
  return markup`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

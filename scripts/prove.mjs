import { bootstrap, stop } from './lib/bootstrap.mjs';
await bootstrap();

const { parseArgs } = await import('node:util');
const { runToEnd } = await import('./lib/run.mjs');

const PLATFORM = '@tessera/platform';
const GAMES = '@tessera/games';
const DOMAIN = '@tessera/domain';
const GATEWAY = '@tessera/gateway';
const E2E = '@tessera/e2e';

/**
 * The workspace that has each proof's tests (`undefined`: the scripts), a pattern of their paths in it, and what `npm test` proves in
 * a small size.
 */
const PROOFS = {
  ledger: [PLATFORM, 'src/proofs/ledger-model', 'the ledger against plain books'],
  money: [
    PLATFORM,
    'src/proofs/money-model',
    'every money call, by concurrent clients of two platforms, against a plain model',
  ],
  crowds: [
    PLATFORM,
    'src/proofs/crowds',
    '10,000 claims, 5,000 spins and 200 launches at once, from two processes',
  ],
  repeats: [
    PLATFORM,
    'src/proofs/repeats',
    'every money call 100 times at once with one name, and once more after a kill',
  ],
  kills: [
    PLATFORM,
    'src/proofs/kills',
    '100 kills of platform and database under load: nothing that was acknowledged is lost',
  ],
  contract: [
    PLATFORM,
    'src/contract',
    'every call with each of its fields wrong in every way, and in every language',
  ],
  tables: [
    GAMES,
    'src/proofs/crowd',
    '200 members on one ball and on one rise at two games servers: one end, seen at once, paid once',
  ],
  leaders: [
    GAMES,
    'src/proofs/kills',
    '20 kills of whichever games server leads a table, in mid-round: nothing lost, nothing paid twice',
  ],
  links: [DOMAIN, 'src/links', '100,000 generated addresses: no link leaves the site as a path of it'],
  bubbles: [
    GAMES,
    'src/proofs/magazines',
    'magazines of the fishing room: what was not used of them goes back, and is no turnover',
  ],
  starts: [
    undefined,
    'scripts/start.test.mjs',
    'npm start with two platforms, each of which is killed: no read is lost, and it comes back (needs redis-server)',
  ],
  returns: [
    GAMES,
    'src/games/[a-z]+/rules/.*[.]test[.]ts',
    'a million rounds of each game return what is stated',
  ],
  servers: [
    GAMES,
    'src/server/.*/(kills|hall|full-room|several-processes)[.]test',
    '20 kills of a leader of tables and of books, 200 players in a hall, 20 in a room within 50 ms, on a wallet in memory',
  ],
  releases: [
    GATEWAY,
    'src/registry-api/under-load',
    '50 releases come and go at two gateways under load: no failed request, no mixed version within a page',
  ],
  journeys: [
    E2E,
    'journeys',
    'every journey in both sizes, each fault in each remote, and a round of each game to its end',
  ],
};

const USAGE = `npm run prove: the proofs that money is safe and that every call keeps to its contract, in full size, on a real PostgreSQL;
about an hour for all of them

  npm run prove -- crowds kills   these alone:
${Object.entries(PROOFS)
  .map(([name, [, , what]]) => `    ${name.padEnd(8)} ${what}`)
  .join('\n')}
  --seed <number>   the same random choices as a run that told this seed
`;

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const unknown = positionals.find((name) => !(name in PROOFS));
if (unknown !== undefined)
  stop(`There is no proof "${unknown}". There are: ${Object.keys(PROOFS).join(', ')}.`);

const names = positionals.length > 0 ? positionals : Object.keys(PROOFS);
// The journeys open built apps in a browser.
let chromium;
if (names.some((name) => PROOFS[name][0] === E2E)) {
  const { buildAll } = await import('./lib/builds.mjs');
  const { ensureChromium } = await import('./lib/chromium.mjs');
  chromium = await ensureChromium().catch((error) => stop(error.message));
  buildAll();
}
const failed = names.filter((name) => {
  const [workspace, path, what] = PROOFS[name];
  process.stdout.write(`\n${name}: ${what}\n`);
  const [command, args] = workspace
    ? ['npm', ['run', 'prove', '-w', workspace, '--', path]]
    : [process.execPath, ['--test', path]];
  const env = {
    PROOF: 'full',
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(values.seed ? { PROOF_SEED: values.seed } : {}),
  };
  return runToEnd(command, args, { env }) !== 0;
});
if (failed.length > 0) stop(`Not proved: ${failed.join(', ')}. See above.`);

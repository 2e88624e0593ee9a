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
 * Each proof's workspace (`undefined`: the scripts), a pattern of its test paths, and what it proves. `npm test` runs
 * a small size of each.
 */
const PROOFS = {
  ledger: [PLATFORM, 'src/proofs/ledger-model', 'the ledger equals a plain model'],
  money: [
    PLATFORM,
    'src/proofs/money-model',
    'every money call by concurrent clients of two platforms equals a plain model',
  ],
  crowds: [
    PLATFORM,
    'src/proofs/crowds',
    '10,000 claims, 5,000 spins and 200 launches at once, from two processes',
  ],
  repeats: [
    PLATFORM,
    'src/proofs/repeats',
    'every money call 100 times at once with one idempotency key, and again after a kill',
  ],
  kills: [
    PLATFORM,
    'src/proofs/kills',
    '100 kills of platform and database under load: no acknowledged write is lost',
  ],
  contract: [PLATFORM, 'src/contract', 'every call with every kind of wrong field, and in every language'],
  tables: [
    GAMES,
    'src/proofs/crowd',
    '200 members at one roulette round and one crash round on two games servers: one outcome, shown at once, paid once',
  ],
  leaders: [
    GAMES,
    'src/proofs/kills',
    '20 kills of the games server that leads a table, during a round: nothing is lost or paid twice',
  ],
  links: [DOMAIN, 'src/links', '100,000 generated addresses: no path of the site leads to another host'],
  bubbles: [
    GAMES,
    'src/proofs/magazines',
    'magazines of the fishing room: unused bubbles are refunded and are not turnover',
  ],
  starts: [
    undefined,
    'scripts/start.test.mjs',
    'npm start with two platforms that are killed in turn: no read fails and the platform is restarted (needs redis-server)',
  ],
  returns: [
    GAMES,
    'src/games/[a-z]+/rules/.*[.]test[.]ts',
    'a million rounds of each game return the stated share',
  ],
  servers: [
    GAMES,
    'src/server/.*/(kills|hall|full-room|several-processes|take-out)[.]test',
    '20 kills of a leader of tables and of books, 200 players in a hall, 20 in a room within 50 ms, with a wallet in memory',
  ],
  releases: [
    GATEWAY,
    'src/registry-api/under-load',
    '50 releases are published and rolled back at two gateways under load: no failed request, no page with mixed versions',
  ],
  journeys: [
    E2E,
    'journeys',
    'every journey in both sizes, each fault in each remote, and a complete round of each game',
  ],
};

const USAGE = `npm run prove: runs the proofs that money is safe and that every call follows its contract, in full size, on a real PostgreSQL;
about an hour for all of them

  npm run prove -- crowds kills   run only these:
${Object.entries(PROOFS)
  .map(([name, [, , what]]) => `    ${name.padEnd(8)} ${what}`)
  .join('\n')}
  --seed <number>   repeats the random choices of a run that printed this seed
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

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
  wallets: [
    PLATFORM,
    'src/proofs/wallet-sums',
    'the wallets add up to the ledger after each of 2,000 random moves over all providers',
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
  sessions: [
    PLATFORM,
    'src/proofs/sessions',
    '100 sessions are ended: each is refused and its socket is gone within a second, also at another process',
  ],
  cashier: [
    PLATFORM,
    'src/proofs/cashier',
    '1,300 notices, forged, replayed and reordered: each order credited once or not at all; an exclusion and a time-out reach three tabs and an open game within a second, 100 times',
  ],
  export: [
    PLATFORM,
    'src/(proofs/export|records/days-agree)',
    'a million entries of one member: each page within 50 ms, an export whose first byte comes at once and that sums to the ledger in flat memory; in random zones list, totals, statement, agent’s table and export put each entry on the same day',
  ],
  times: [
    PLATFORM,
    'src/(several-processes|live/live|operator/operator|responsible/(time-out|exclusions)|http/operations)[.]test',
    'an ended session and an excluded member are cut off within a second, also at another process; a killed process’s members have left within 7 s; calls are answered within 5 s while Redis is away; closing takes less than 4 s (needs redis-server)',
  ],
  agents: [
    PLATFORM,
    'src/agent/(kept-days|settlement|replay|export|siblings)[.]test',
    'figures that are kept by day and level equal the sums of rounds and entries; estimates equal the close, statements and exports say the same again, and no call reads a sibling’s',
  ],
  contract: [PLATFORM, 'src/contract', 'every call with every kind of wrong field, and in every language'],
  login: [
    PLATFORM,
    'src/proofs/login',
    '1,000 attempts each with existing and unknown accounts take alike, and of 1,000 replays of a captcha none is accepted',
  ],
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
  odds: [DOMAIN, 'src/fairness', 'a million spins win as their weights say, and shares add up to the pot'],
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
    'src/server/.*([.]proof|/(tables|recovery|ended-session|full-room|kills|several-processes)[.]test)[.]ts',
    '20 kills of a leader of tables and of books, each taken over within 5 s; 200 players in a hall who see an end within 250 ms of each other, 20 in a room within 50 ms; leases, take-outs and ended sessions in their times; with a wallet in memory',
  ],
  releases: [
    GATEWAY,
    'src/registry-api/under-load',
    '50 releases are published and rolled back at two gateways under load: no failed request, no page with mixed versions',
  ],
  gateways: [
    GATEWAY,
    'src/(index|rendering/rendering|releases/site|releases/state/state|site/site-version)[.]test',
    'a release is live at every gateway within 5 s and a change known to every follower within 3 s; an operator’s change is in every page within 2 s; a page is sent within a second although a remote never ends; an idle gateway closes within 2 s',
  ],
  offline: [
    E2E,
    'journeys/offline',
    '50 releases while 20 browsers open the lobby, online and offline in turn: no page with mixed releases',
  ],
  envelope: [
    E2E,
    'journeys/envelope-crowd',
    '40 clients take the 100 shares of an envelope for 101 members while a browser watches: the shares add up to the pot, no member has two, the browser sees it go and lists them',
  ],
  html: [
    E2E,
    'journeys/hostile-html',
    '1,158 hostile payloads in every text of an operator, in Chromium and in both sizes: nothing runs, no request leaves the site, nothing leaves its box',
  ],
  journeys: [
    E2E,
    'journeys',
    'every journey in both sizes, each fault in each remote, a complete round of each game, 5,000 letters without a task over 50 ms, and an untouched home page with at most 2 layouts in 60 frames (20 with motion)',
  ],
};

/** Not a proof of the sources but of the tests: it runs only when it is named, for two hours and a half. */
const STABLE = 'stable';

const USAGE = `npm run prove: runs the proofs that money is safe and that every call follows its contract, in full size, on a real PostgreSQL;
about an hour for all of them

  npm run prove -- crowds kills   run only these:
${Object.entries(PROOFS)
  .map(([name, [, , what]]) => `    ${name.padEnd(8)} ${what}`)
  .join('\n')}
    ${STABLE}   npm test five times without its cache, once beside two busy loops: each flaky test with its rate.
             Interrupted, it goes on after its last whole run
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
const unknown = positionals.find((name) => !(name in PROOFS) && name !== STABLE);
if (unknown !== undefined)
  stop(`There is no proof "${unknown}". There are: ${[...Object.keys(PROOFS), STABLE].join(', ')}.`);
if (positionals.includes(STABLE)) {
  const { measureStability } = await import('./gate/stable.mjs');
  if (!measureStability()) stop('Not every run gave the same answer. See the table above.');
}

const names = positionals.length > 0 ? positionals.filter((name) => name !== STABLE) : Object.keys(PROOFS);
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

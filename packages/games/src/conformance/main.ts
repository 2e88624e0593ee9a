import { parseArgs } from 'node:util';
import { CURRENCY_CODES, type CurrencyCode } from '@tessera/domain';
import { launchDemo } from './demo.ts';
import { lineOf, tryPlatform } from './run.ts';

const USAGE = `npm run conformance -w packages/games -- --platform http://localhost:3001 --key <provider key>

Tries on a running platform every sentence of the protocol between platform and game providers (docs/providers.md): with
demo credits, which it opens as the site's guests do. Exits with 1 where the platform does otherwise.

  --platform <address>   of the platform itself: the gateway does not forward these calls
  --key <key>            the provider's; a platform of this repository writes it to DATA_DIR/provider-key
  --site <id>            whose games are opened (1)
  --currency <code>      one or several, with commas between (USD,JPY: two decimals and none)
`;

const { values } = parseArgs({
  options: {
    platform: { type: 'string' },
    key: { type: 'string' },
    site: { type: 'string', default: '1' },
    currency: { type: 'string', default: 'USD,JPY' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help || !values.platform || !values.key) {
  process.stdout.write(USAGE);
  process.exit(values.help ? 0 : 2);
}
const { platform: platformUrl, key: providerKey } = values;
const siteId = Number(values.site);

let deviations = 0;
for (const name of values.currency.split(',')) {
  const currency = CURRENCY_CODES.find((code) => code === name) ?? unknown(name);
  process.stdout.write(`\n${platformUrl}, site ${siteId}, ${currency}\n`);
  const launch = () => launchDemo({ platformUrl, siteId, currency });
  await launch().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`No game can be opened at ${platformUrl}: ${reason}\n`);
    process.exit(2);
  });
  const results = await tryPlatform({ platformUrl, providerKey, currency, launch }, (result) =>
    process.stdout.write(`${lineOf(result)}\n`),
  );
  deviations += results.filter(({ deviation }) => deviation !== undefined).length;
}
process.stdout.write(
  deviations === 0 ? '\nEverything is as the protocol says.\n' : `\n${deviations} deviations.\n`,
);
process.exit(deviations === 0 ? 0 : 1);

function unknown(name: string): CurrencyCode {
  process.stderr.write(`${name} is no currency: ${CURRENCY_CODES.join(', ')}\n`);
  process.exit(2);
}

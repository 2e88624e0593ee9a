import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const USAGE = `api-report.mjs: the contract's API report, API.md

  (nothing)   fails when the sources and the committed report differ
  --write     writes the report; refuses when the API has changed and CONTRACT_VERSION has not
`;

const HERE = import.meta.dirname;
const REPORT = join(HERE, 'API.md');
const TYPES = join(HERE, 'dist/types');
const TSC = join(createRequire(import.meta.url).resolve('typescript-7/package.json'), '../bin/tsc');

function extract() {
  mkdirSync(TYPES, { recursive: true });
  const emit = [
    '-p',
    HERE,
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--rewriteRelativeImportExtensions',
  ];
  const tsc = spawnSync(process.execPath, [TSC, ...emit, '--rootDir', join(HERE, 'src'), '--outDir', TYPES], {
    encoding: 'utf8',
  });
  if (tsc.status !== 0) throw new Error(tsc.stdout);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(HERE, 'api-extractor.json'),
    packageJsonFullPath: join(HERE, 'package.json'),
    configObject: {
      projectFolder: HERE,
      mainEntryPointFilePath: join(TYPES, 'index.d.ts'),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'ESNext',
            moduleResolution: 'bundler',
            target: 'ES2023',
            lib: ['ES2024', 'DOM'],
            skipLibCheck: true,
            types: [],
          },
          include: [TYPES],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: join(HERE, 'dist'),
        reportTempFolder: join(HERE, 'dist/report'),
        reportFileName: 'api',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: {
        extractorMessageReporting: {
          'ae-missing-release-tag': { logLevel: 'none' },
          'ae-undocumented': { logLevel: 'none' },
        },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    showVerboseMessages: false,
    messageCallback: (message) => (message.handled = true),
  });
  const [, version] = /CONTRACT_VERSION = '([^']+)'/.exec(readFileSync(join(HERE, 'src/version.ts'), 'utf8'));
  const api = readFileSync(join(HERE, 'dist/report/api.api.md'), 'utf8').replace(/^[\s\S]*?```ts/, '```ts');
  return {
    version,
    text: `# The contract, version ${version}\n\nWritten by \`npm run api -- --write\`; the rules for a change are in \`src/version.ts\`.\n\n${api}`,
  };
}

const bodyOf = (report) =>
  report.slice(report.indexOf('```ts')).replaceAll(/CONTRACT_VERSION = "[^"]*"/g, '');

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
} else {
  const { version, text } = extract();
  const committed = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  const sameVersion = committed.startsWith(`# The contract, version ${version}\n`);
  if (!process.argv.includes('--write')) {
    if (text !== committed)
      fail(
        'The contract differs from its report. If the change is intended, raise CONTRACT_VERSION (src/version.ts), then npm run api -- --write.',
      );
  } else if (committed && sameVersion && bodyOf(text) !== bodyOf(committed)) {
    fail(`The API has changed, but CONTRACT_VERSION still is ${version}: raise it in src/version.ts first.`);
  } else {
    writeFileSync(REPORT, text);
  }
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

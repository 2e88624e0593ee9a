import { bootstrap, stop } from './lib/bootstrap.mjs';
await bootstrap();

const { parseArgs } = await import('node:util');
const { relative } = await import('node:path');
const { newRemote } = await import('./new-remote/new-remote.mjs');

const USAGE = `npm run new-remote -- mf-tips: a working remote in this repository, with the route /tips, a part of the home page,
messages in all languages and tests

  --title "Tips"        of its page; by the name where it is left out
  --outside <folder>    a repository of its own there, with its settings and workflow
  --packages <folder>   for --outside: packed packages (npm run pack -- --to <folder>), where no registry has them
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    outside: { type: 'string' },
    packages: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const [name, ...more] = positionals;

if (values.help) {
  process.stdout.write(USAGE);
} else if (name === undefined || more.length > 0) {
  stop(`Name one remote.\n\n${USAGE}`);
} else {
  const folder = await newRemote({ name, ...values }).catch((error) => stop(error.message));
  const next =
    values.outside === undefined
      ? [
          'npm install',
          `npm run dev -- ${name}`,
          `npx nx run-many -t lint typecheck test e2e -p ${name}`,
          'npm start',
        ]
      : [`cd ${relative(process.cwd(), folder)}`, 'npm install', 'npm run dev', 'npm test', 'npm run build'];
  process.stdout.write(
    `${name} stands in ${folder}. Go on with:\n${next.map((line) => `  ${line}\n`).join('')}`,
  );
}
